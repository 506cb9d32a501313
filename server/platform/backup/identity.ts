import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartError } from '#/platform/start-error.ts'

/** Makes an identity in a file of this user alone, in the form of `age-keygen`; false where a file is there already. */
export async function makeIdentity(file: string): Promise<boolean> {
  const identity = await generateX25519Identity()
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(draft, `# public key: ${await identityToRecipient(identity)}\n${identity}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  try {
    // A link appears whole, and only where nothing stands: an old identity opens old backups.
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The identity that a file holds. */
export function identityIn(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`${file} can't be read. Name the key that opens the backup with --key.`)
  }
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/m.exec(text)?.[0]
  if (!identity) throw new StartError(`${file} holds no key of a backup.`)
  return identity
}

/** What backups are sealed for: the public half of the identity in a file, which is made at the first call. */
export async function recipientOfFile(file: string): Promise<string> {
  await makeIdentity(file)
  return await identityToRecipient(identityIn(file))
}
