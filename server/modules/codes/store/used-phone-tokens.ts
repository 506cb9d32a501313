import './tables.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

/** Longer than any token is taken. */
const keptSeconds = 24 * 3600

/** Uses a token up; false when it was used before. */
export async function consumePhoneToken(tx: Tx, tokenHash: Uint8Array): Promise<boolean> {
  const inserted = await tx
    .insertInto('used_phone_tokens')
    .values({ token_hash: tokenHash })
    .onConflict((c) => c.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  await purgeOld(tx, { table: 'used_phone_tokens', key: 'token_hash', goodForSeconds: keptSeconds })
  return inserted !== undefined
}
