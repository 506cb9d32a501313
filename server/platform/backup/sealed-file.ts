import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'

/**
 * Writes gzip-compressed lines, encrypted with age for `recipient` (the `age` CLI can decrypt them too). The file is created
 * atomically with mode 0600. Returns its size in bytes.
 */
export async function writeSealed(path: string, recipient: string, lines: AsyncIterable<string>): Promise<number> {
  const draft = `${path}.part`
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const gzip = createGzip()
  const sealing = async () => {
    const sealed = await encrypter.encrypt(Readable.toWeb(gzip) as globalThis.ReadableStream)
    const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.fromWeb(sealed as ReadableStream), file)
  }
  try {
    await Promise.all([pipeline(Readable.from(lines, { objectMode: false }), gzip), sealing()])
    await rename(draft, path)
    return (await stat(path)).size
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Reads the lines of an encrypted file. Throws if it is truncated, modified or encrypted for another key. */
export async function* readSealed(path: string, identity: string): AsyncGenerator<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const compressed = await decrypter.decrypt(Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream)
  const gunzip = createGunzip()
  const feeding = pipeline(Readable.fromWeb(compressed as ReadableStream), gunzip)
  // Read errors surface in the loop below; stopping early destroys the stream.
  feeding.catch(() => {})
  // Not `readline`: it also splits at U+2028, which PostgreSQL does not escape.
  let rest = ''
  for await (const chunk of gunzip.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
