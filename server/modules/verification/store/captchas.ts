import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

const goodForSeconds = 120

export interface CaptchaRow {
  readonly asker: Uint8Array
  readonly idHash: Uint8Array
  readonly answerHash: Uint8Array
}

/** Puts an image in the place of the asker's last one; false when that one is younger than a second. */
export async function replaceCaptcha(tx: Tx, { asker, idHash, answerHash }: CaptchaRow): Promise<boolean> {
  const written = await tx
    .insertInto('captchas')
    .values({ asker, id_hash: idHash, answer_hash: answerHash, is_spent: false })
    .onConflict((c) =>
      c
        .column('asker')
        .doUpdateSet((eb) => ({
          id_hash: eb.ref('excluded.id_hash'),
          answer_hash: eb.ref('excluded.answer_hash'),
          is_spent: false,
          made_at: eb.fn('clock_now'),
        }))
        .where(sql<boolean>`captchas.made_at <= clock_now() - interval '1 second'`),
    )
    .returning('asker')
    .executeTakeFirst()
  return written !== undefined
}

/** Makes room: some of what is over goes. */
export async function purgeCaptchas(tx: Tx): Promise<void> {
  await purgeOld(tx, { table: 'captchas', key: 'asker', goodForSeconds })
}

/** Spends the asker's one attempt at this image; true when the answer is the right one. */
export async function spendCaptcha(tx: Tx, { asker, idHash, answerHash }: CaptchaRow): Promise<boolean> {
  const spent = await tx
    .updateTable('captchas')
    .set({ is_spent: true })
    .where('asker', '=', asker)
    .where('id_hash', '=', idHash)
    .where('is_spent', '=', false)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${goodForSeconds})`)
    .returning((eb) => eb('answer_hash', '=', answerHash).as('isRight'))
    .executeTakeFirst()
  return spent?.isRight === true
}
