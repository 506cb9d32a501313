import { respellHash } from '#/modules/accounts/credentials.ts'
import type { Database } from '#/platform/db/database.ts'
import type { PasswordHashing } from '../password-hashing.ts'

interface RespellParts {
  readonly database: Database
  readonly passwords: PasswordHashing
}

/** Keeps a password that was just proved under the hash of its one spelling, unless it has been changed meanwhile. */
export async function respellPassword(
  { database, passwords }: RespellParts,
  { id, passwordHash }: { readonly id: bigint; readonly passwordHash: string | null },
  password: string,
): Promise<void> {
  if (passwordHash === null) return
  const hash = await passwords.hash(password)
  await database.transaction((tx) => respellHash(tx, id, { from: passwordHash, to: hash }))
}
