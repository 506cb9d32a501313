import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

const goodForSeconds = 300

/** Whose challenge it is: a browser's that signs in, or an account's that adds a passkey. */
export type ChallengeOwner = { readonly asker: Uint8Array } | { readonly accountId: bigint }

export async function insertPasskeyChallenge(tx: Tx, challengeHash: Uint8Array, owner: ChallengeOwner): Promise<void> {
  const whose = 'asker' in owner ? { asker: owner.asker } : { account_id: owner.accountId }
  await tx
    .insertInto('passkey_challenges')
    .values({ challenge_hash: challengeHash, ...whose })
    .execute()
  await purgeOld(tx, { table: 'passkey_challenges', key: 'challenge_hash', goodForSeconds })
}

/** Uses a challenge up; false when it is over, used, or not this one's. */
export async function takePasskeyChallenge(tx: Tx, challengeHash: Uint8Array, owner: ChallengeOwner): Promise<boolean> {
  const taking = tx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${goodForSeconds})`)
  const { numDeletedRows } = await ('asker' in owner
    ? taking.where('asker', '=', owner.asker)
    : taking.where('account_id', '=', owner.accountId)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}
