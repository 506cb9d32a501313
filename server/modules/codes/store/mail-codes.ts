import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

const triesAtMost = 5

/** What a code by mail proves. */
export type MailPurpose = 'confirm' | 'stepUp'

interface MailCodeRow {
  readonly accountId: bigint
  readonly purpose: MailPurpose
  readonly addressHash: Uint8Array
  readonly codeHash: Uint8Array
}

/** Puts a code in the place of the account's last one for the same purpose. */
export async function replaceMailCode(tx: Tx, row: MailCodeRow): Promise<void> {
  await tx
    .insertInto('mail_codes')
    .values({
      account_id: row.accountId,
      purpose: row.purpose,
      address_hash: row.addressHash,
      code_hash: row.codeHash,
      tries_left: triesAtMost,
    })
    .onConflict((c) =>
      c.columns(['account_id', 'purpose']).doUpdateSet((eb) => ({
        address_hash: eb.ref('excluded.address_hash'),
        code_hash: eb.ref('excluded.code_hash'),
        tries_left: eb.ref('excluded.tries_left'),
        made_at: eb.fn('clock_now'),
      })),
    )
    .execute()
}

/** Counts one try at the account's code and answers what it is held against; undefined when none is left to try. */
export async function countMailTry(
  tx: Tx,
  { accountId, purpose }: Pick<MailCodeRow, 'accountId' | 'purpose'>,
  goodForMinutes: number,
): Promise<Pick<MailCodeRow, 'addressHash' | 'codeHash'> | undefined> {
  return await tx
    .updateTable('mail_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where(sql<boolean>`made_at > clock_now() - make_interval(mins => ${goodForMinutes}::integer)`)
    .returning(['address_hash as addressHash', 'code_hash as codeHash'])
    .executeTakeFirst()
}

export async function deleteMailCode(tx: Tx, accountId: bigint, purpose: MailPurpose): Promise<void> {
  await tx.deleteFrom('mail_codes').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
}
