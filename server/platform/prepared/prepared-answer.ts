import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Json } from '#/platform/http/bind.ts'

/** How a body travels; the better ones first. */
export type Encoding = 'br' | 'gzip' | 'identity'

const compressors = {
  // Level 5 of 11: a page of games takes 1 ms, and the levels above save hardly a byte.
  br: promisify((body: Buffer, done: (error: Error | null, packed: Buffer) => void) =>
    brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, done),
  ),
  gzip: promisify((body: Buffer, done: (error: Error | null, packed: Buffer) => void) => gzip(body, done)),
}
/** `body` in this encoding. */
export async function compressed(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return await compressors[encoding](body)
}

/** Below this the headers weigh more than what compression saves. */
const worthPackingBytes = 1_000

/** A body with the encoding that it has. */
export interface Packed {
  readonly encoding: Encoding
  readonly body: Buffer
}

/** What stands around the value. */
const [head, tail] = [Buffer.from('{"success":true,"value":'), Buffer.from('}')]

/** The bytes of a successful answer, kept to be sent often; compressed once they are asked for again. */
export class PreparedAnswer {
  /** Names the content, whatever its encoding: the validator of `If-None-Match`. */
  readonly etag: string
  readonly #identity: Packed
  readonly #packed: { br?: Packed | 'asked' | 'packing'; gzip?: Packed | 'asked' | 'packing' } = {}

  constructor(value: Json) {
    const parts = typeof value === 'string' ? [value] : value
    const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))
    const body = Buffer.concat([head, ...bytes, tail])
    this.#identity = { encoding: 'identity', body }
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`
  }

  /** Bytes as they are. */
  get bytes(): Buffer {
    return this.#identity.body
  }

  /** The JSON of the value alone. */
  get valueJson(): string {
    return this.bytes.toString('utf8', head.length, this.bytes.length - tail.length)
  }

  /** The body in this encoding where it is ready, else as it is. The second asking begins to compress. */
  packedFor(encoding: Encoding): Packed {
    if (encoding === 'identity' || this.bytes.length < worthPackingBytes) return this.#identity
    const state = this.#packed[encoding]
    if (typeof state === 'object') return state
    if (state === undefined) this.#packed[encoding] = 'asked'
    if (state === 'asked') void this.pack(encoding)
    return this.#identity
  }

  /** Compresses the body; it stays as it is where that fails. */
  async pack(encoding: 'br' | 'gzip'): Promise<void> {
    this.#packed[encoding] = 'packing'
    const body = await compressed(this.bytes, encoding).catch(() => undefined)
    if (body) this.#packed[encoding] = { encoding, body }
  }
}

const known = new Map<string, Encoding>()
const knownAtMost = 200

/** The best encoding that an Accept-Encoding header takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const before = known.get(header)
  if (before) return before
  const taken = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  const encoding = taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
  if (known.size < knownAtMost) known.set(header, encoding)
  return encoding
}
