import { type SealedContent, sealedBodyType, sealedContent } from '@banyan/contract/sealed-body.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'
import { once } from '#/platform/concurrency/once.ts'
import type { RateLimits } from '#/platform/http/rate-limits.ts'
import type { BodyKeys } from '#/platform/keys/body-keys.ts'
import { Refusal } from '#/platform/refusal.ts'
import { repeatsKeys, strictJson } from '#/platform/text/strict-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the call that the route answers. */
    readonly call?: string
  }
}

/** Encrypted calls carry forms, never files; a call may set a limit of its own. */
const sealedBytesAtMost = 32 * 1024
const kidPattern = /^[A-Za-z0-9_-]{43}$/

/** Reads JSON as the calls with plain bodies do; throws where there is none. */
type ReadJson = (request: FastifyRequest, text: string) => Promise<unknown>

/** Lets `scope` take sealed bodies and no others: a call within it gets what was inside, as if it had come plain. */
export function takeSealedBodies(
  scope: FastifyInstance,
  { bodyKeys, limits }: { readonly bodyKeys: BodyKeys; readonly limits: RateLimits },
): void {
  const opened = new WeakSet<FastifyRequest>()
  const readJson = jsonReader(scope)
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: sealedBytesAtMost } as const
  scope.addContentTypeParser<Buffer>(sealedBodyType, options, async (request: FastifyRequest, bytes: Buffer) => {
    const { call } = request.routeOptions.config
    const content = await openBody(bodyKeys, bytes.toString('latin1'), {
      call,
      read: (text) => readJson(request, text),
    })
    // Whatever was wrong, the answer is the same: it must not tell a forger how far he came.
    if (!content) throw new Refusal('sealed_body_refused')
    opened.add(request)
    return content.body
  })
  // Before the body is read, for opening it is what costs.
  scope.addHook('preParsing', async (request) => limits.count('openings', request.ip))
  scope.addHook('preValidation', async (request) => {
    // A request without any body meets no parser.
    if (!opened.has(request)) throw new Refusal('unsupported_media_type')
  })
}

/** What a sealed body holds; undefined unless it is sound, for this call, fresh and seen for the first time. */
async function openBody(
  keys: BodyKeys,
  compact: string,
  { call, read }: { readonly call: string | undefined; readonly read: (text: string) => Promise<unknown> },
): Promise<SealedContent | undefined> {
  const kid = kidOf(compact)
  // A database that is away is a fault of ours, so nothing here catches it.
  const key = kid === undefined ? undefined : await keys.privateKey(kid)
  if (kid === undefined || !key) return undefined
  const content = await decrypted(compact, key)
    .then(read)
    .catch(() => undefined)
  if (!isContent(content) || content.call !== call) return undefined
  const sentAtMs = Date.parse(content.ts)
  if (Number.isNaN(sentAtMs)) return undefined
  return (await keys.admit({ kid, nonce: content.nonce, sentAtMs })) ? content : undefined
}

async function decrypted(compact: string, key: NonNullable<Awaited<ReturnType<BodyKeys['privateKey']>>>) {
  // Loaded with the first sealed body: no start waits for it.
  const { compactDecrypt } = await import('jose')
  const { plaintext } = await compactDecrypt(compact, key, {
    keyManagementAlgorithms: ['RSA-OAEP-256'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return Buffer.from(plaintext).toString()
}

/** The key that a compact JWE names; undefined where the text is none, or what is inside was made small. */
function kidOf(compact: string): string | undefined {
  const parts = compact.split('.')
  if (parts.length !== 5 || !parts.every(isCanonical)) return undefined
  try {
    const header = strictJson(Buffer.from(parts[0] ?? '', 'base64url').toString())
    const { kid, zip } = (header ?? {}) as { kid?: unknown; zip?: unknown }
    if (zip !== undefined) return undefined
    return typeof kid === 'string' && kidPattern.test(kid) ? kid : undefined
  } catch {
    return undefined
  }
}

/** One spelling only, so that a body which was refused can't come again in another. */
function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part
}

const contentCheck = once(() => Compile(sealedContent))
function isContent(value: unknown): value is SealedContent {
  return contentCheck().Check(value)
}

/** The framework's own reader, which refuses what would reach into prototypes; a key stands once. */
function jsonReader(scope: FastifyInstance): ReadJson {
  const parse = scope.getDefaultJsonParser('error', 'error')
  return (request, text) =>
    new Promise((resolve, reject) => {
      void parse(request, text, (error, value) => {
        if (error || repeatsKeys(text, value)) reject(error ?? new SyntaxError('a key is named twice'))
        else resolve(value)
      })
    })
}
