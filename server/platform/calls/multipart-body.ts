import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { subscriberOf } from '#/platform/network/network-of-address.ts'
import { Refusal } from '#/platform/refusal.ts'

/** Files that a process holds in memory while they arrive; one address must not take all the room. */
const readingAtMost = 32
const readingAtMostOfAddress = 8
/** A full house is over soon: a body has 30 s to arrive. */
const retryAfterSeconds = 5

/** A field of files and the most bytes each may have, as the schema of a multipart body says. */
type FileFields = Readonly<Record<string, { readonly maxLength?: number }>>

/** Errors of the reader for more parts than the call has fields. */
const tooManyParts = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']

/**
 * Lets `scope` take multipart bodies and no others. A call within it gets its fields as Blobs; the name and the type
 * that a client gave a file are dropped, because nobody may believe them.
 */
export function takeMultipartBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  void scope.register(multipart)
  const room = readingRoom()
  scope.addHook('preValidation', async (request, reply) => {
    // A request without any body meets no parser.
    if (!request.isMultipart()) throw new Refusal('unsupported_media_type')
    if (lengthOf(request) > request.routeOptions.bodyLimit) {
      // The rest of it would have to be read before the next request.
      reply.header('connection', 'close')
      throw new Refusal('upload_too_large')
    }
    using _ = room.enter(subscriberOf(request.ip))
    const { body } = (request.routeOptions.schema ?? {}) as { body?: { properties?: FileFields } }
    request.body = await readFiles(request, body?.properties ?? {})
  })
}

/** Browsers know the length of a form before they send it; a body without one could go on for ever. */
function lengthOf({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length'])
  if (!Number.isInteger(length)) throw new Refusal('malformed_request')
  return length
}

/** Each field of the body, once and with nothing beside them. */
async function readFiles(request: FastifyRequest, fields: FileFields): Promise<Record<string, Blob>> {
  const names = Object.keys(fields)
  const files: Record<string, Blob> = {}
  const fileSize = Math.max(...Object.values(fields).map(({ maxLength = 0 }) => maxLength))
  const limits = { files: names.length, fields: 1, parts: names.length + 1, fileSize, headerPairs: 20 }
  try {
    for await (const part of request.parts({ limits })) {
      if (!names.includes(part.fieldname)) throw fault(part.fieldname, 'additionalProperties')
      if (part.type !== 'file' || Object.hasOwn(files, part.fieldname)) throw fault(part.fieldname, 'type')
      files[part.fieldname] = new Blob([Uint8Array.from(await part.toBuffer())])
    }
  } catch (error) {
    throw asRefusal(error)
  }
  const missing = names.find((name) => !Object.hasOwn(files, name))
  if (missing !== undefined) throw fault(missing, 'required')
  return files
}

function fault(field: string, rule: string): InvalidInput {
  return new InvalidInput([{ path: `/body/${field}`.slice(0, 200).toWellFormed(), rule }])
}

/** What the reader throws is about the bytes that came: it does nothing else. */
function asRefusal(error: unknown): Error {
  if (error instanceof InvalidInput) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('upload_too_large')
  return tooManyParts.includes(code) ? fault('', 'maxProperties') : new Refusal('malformed_request')
}

/** Counts who is inside; a full room refuses. */
function readingRoom() {
  const inside = new Map<string, number>()
  let all = 0
  return {
    enter(address: string): Disposable {
      const own = inside.get(address) ?? 0
      if (all >= readingAtMost || own >= readingAtMostOfAddress)
        throw new Refusal('service_unavailable', { retryAfterSeconds })
      all++
      inside.set(address, own + 1)
      return {
        [Symbol.dispose]() {
          all--
          const left = (inside.get(address) ?? 1) - 1
          if (left > 0) inside.set(address, left)
          else inside.delete(address)
        },
      }
    },
  }
}
