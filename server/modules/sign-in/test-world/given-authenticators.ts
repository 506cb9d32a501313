import type { World } from '#/test-world/world.ts'
import { insertAuthenticator } from '../store/authenticators.ts'
import {
  authenticatorSecretText,
  newAuthenticatorSecret,
  openAuthenticator,
  sealAuthenticator,
} from '../use-cases/authenticator.ts'

/** Sets the second account up with the authenticator of the first, as somebody does who has two accounts and one phone. */
export async function useSameAuthenticator(
  { database, authenticatorKey: key }: World,
  first: bigint,
  second: bigint,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { sealed_secret: sealed } = await tx
      .selectFrom('authenticators')
      .select('sealed_secret')
      .where('account_id', '=', first)
      .executeTakeFirstOrThrow()
    const secret = sealAuthenticator(key, second, openAuthenticator(key, first, sealed))
    await tx.updateTable('authenticators').set({ sealed_secret: secret }).where('account_id', '=', second).execute()
  })
}

/** Gives an account an authenticator without its set-up; answers its secret as text. */
export async function giveAuthenticator(
  { database, authenticatorKey: key }: World,
  accountId: bigint,
): Promise<string> {
  const secret = newAuthenticatorSecret()
  await database.transaction((tx) => insertAuthenticator(tx, accountId, sealAuthenticator(key, accountId, secret)))
  return authenticatorSecretText(secret)
}
