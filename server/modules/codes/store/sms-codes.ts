import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

export const codeGoodForMinutes = 5
const goodForSeconds = codeGoodForMinutes * 60
const triesAtMost = 5

interface SmsCodeRow {
  readonly id: string
  readonly numberHash: Uint8Array
  readonly purpose: string
  readonly codeHash: Uint8Array
}

/** Puts a code in the place of the number's last one for the same purpose. */
export async function replaceSmsCode(tx: Tx, { id, numberHash, purpose, codeHash }: SmsCodeRow): Promise<void> {
  await tx
    .insertInto('sms_codes')
    .values({ id, number_hash: numberHash, purpose, code_hash: codeHash, tries_left: triesAtMost })
    .onConflict((c) =>
      c.columns(['number_hash', 'purpose']).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        code_hash: eb.ref('excluded.code_hash'),
        tries_left: eb.ref('excluded.tries_left'),
        made_at: eb.fn('clock_now'),
      })),
    )
    .execute()
}

/** Makes room: some of what is over goes. */
export async function purgeSmsCodes(tx: Tx): Promise<void> {
  await purgeOld(tx, { table: 'sms_codes', key: 'id', goodForSeconds })
}

/** Counts one try at the number's code and answers what it is held against; undefined when none is left to try. */
export async function countTry(
  tx: Tx,
  { numberHash, purpose }: Pick<SmsCodeRow, 'numberHash' | 'purpose'>,
): Promise<Pick<SmsCodeRow, 'id' | 'codeHash'> | undefined> {
  return await tx
    .updateTable('sms_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('number_hash', '=', numberHash)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${goodForSeconds})`)
    .returning(['id', 'code_hash as codeHash'])
    .executeTakeFirst()
}

/** Uses a code up; false when somebody has, or another one took its place. */
export async function takeSmsCode(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sms_codes').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
