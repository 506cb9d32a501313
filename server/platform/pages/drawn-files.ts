import type { FastifyInstance } from 'fastify'
import { acceptedEncoding, compressed, type Packed } from '#/platform/prepared/prepared-answer.ts'

/** Files that are drawn on request and never change: their name says everything about them. */
export interface DrawnFiles {
  /** First folder of their address, such as `art`. */
  readonly folder: string
  readonly type: string
  /** The file of this name, or undefined when the name means nothing. */
  draw(name: string): string | undefined
}

const longestName = 100
/** Compressed files that are kept, at 1 to 2 kB each; the one that was asked for longest ago goes first. */
const keptFilesAtMost = 2_000

/** Serves drawn files, compressed, so that every cache keeps them for good. */
export function serveDrawn(app: FastifyInstance, files: DrawnFiles): void {
  const drawn = drawnOnce(files)
  app.get<{ Params: { name: string } }>(
    `/${files.folder}/:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const packed = drawn(request.params.name, request.headers['accept-encoding'] as string | undefined)
      if (packed === undefined) return reply.callNotFound()
      const { encoding, body } = await packed
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply
        .type(files.type)
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
        .send(body)
    },
  )
}

/** Draws and compresses what is asked for; several who ask at once wait for the one result. */
function drawnOnce({ draw }: DrawnFiles) {
  const kept = new Map<string, Promise<Packed>>()
  return (name: string, acceptEncoding: string | undefined): Promise<Packed> | undefined => {
    const encoding = acceptedEncoding(acceptEncoding)
    const key = `${encoding} ${name}`
    const known = kept.get(key)
    if (known !== undefined) return touched(kept, key, known)
    const file = name.length <= longestName ? draw(name) : undefined
    if (file === undefined) return undefined
    const body = Buffer.from(file)
    // Every browser takes a compressed one.
    if (encoding === 'identity') return Promise.resolve({ encoding, body })
    const packed = compressed(body, encoding).then((bytes): Packed => ({ encoding, body: bytes }))
    packed.catch(() => kept.delete(key))
    return touched(kept, key, packed)
  }
}

/** Puts the file where the youngest stand, and lets the oldest go when they are too many. */
function touched(kept: Map<string, Promise<Packed>>, key: string, file: Promise<Packed>): Promise<Packed> {
  kept.delete(key)
  kept.set(key, file)
  const [oldest] = kept.keys()
  if (kept.size > keptFilesAtMost && oldest !== undefined) kept.delete(oldest)
  return file
}
