import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#/platform/process/start-error.ts'

/** Reads the key of 32 bytes in `folder`/`name`, readable by this user only; makes it at the first call. */
export function keyFile(folder: string, name: string): Buffer {
  const file = join(folder, name)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // A link appears whole, and only where nothing stands: an old key is never replaced.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return keyIn(file)
}

/** Reads an existing key file of 32 bytes. */
export function keyIn(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== 32)
    throw new StartError(`${file} holds no key. Put the old file back; without it sealed data is lost.`)
  return key
}
