import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'

/**
 * Writes lines as a compressed file that only the holder of the recipient's identity can read (age, so that the `age`
 * program opens it too). It appears whole or not at all, readable by this user alone; answers its bytes.
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

/** The lines of such a file, without their ends. Throws where it was cut, changed, or sealed for somebody else. */
export async function* readSealed(path: string, identity: string): AsyncGenerator<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const compressed = await decrypter.decrypt(Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream)
  const gunzip = createGunzip()
  const feeding = pipeline(Readable.fromWeb(compressed as ReadableStream), gunzip)
  // What goes wrong there is thrown by the loop; whoever stops reading half-way ends it.
  feeding.catch(() => {})
  // Not `readline`, which also ends a line at U+2028, and PostgreSQL leaves that as it is.
  let rest = ''
  for await (const chunk of gunzip.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
