import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '#/platform/process/start-error.ts'

/** Creates an age identity file (`age-keygen` format, mode 0600). Returns false if the file exists. */
export async function makeIdentity(file: string): Promise<boolean> {
  const identity = await generateX25519Identity()
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(draft, `# public key: ${await identityToRecipient(identity)}\n${identity}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  try {
    // Linking is atomic and never replaces an existing key, which older backups need.
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Reads the age identity from a file; throws a StartError if there is none. */
export function identityIn(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`${file} can't be read. Pass the backup key with --key.`)
  }
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/m.exec(text)?.[0]
  if (!identity) throw new StartError(`${file} isn't a backup key.`)
  return identity
}

/** Recipient (public key) of the identity file, which is created on first use. */
export async function recipientOfFile(file: string): Promise<string> {
  await makeIdentity(file)
  return await identityToRecipient(identityIn(file))
}
