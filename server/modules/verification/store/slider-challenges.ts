import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

const goodForSeconds = 120

export interface SliderChallengeRow {
  readonly idHash: Uint8Array
  readonly asker: Uint8Array
  readonly purpose: string
  /** Where the piece belongs; null where no picture was shown. */
  readonly targetX: number | null
  readonly salt: Uint8Array
  readonly difficultyBits: number
}

export async function insertSliderChallenge(tx: Tx, row: SliderChallengeRow): Promise<void> {
  await tx
    .insertInto('slider_challenges')
    .values({
      id_hash: row.idHash,
      asker: row.asker,
      purpose: row.purpose,
      target_x: row.targetX,
      salt: row.salt,
      difficulty_bits: row.difficultyBits,
    })
    .execute()
}

/** Makes room: some of what is over goes. */
export async function purgeSliderChallenges(tx: Tx): Promise<void> {
  await purgeOld(tx, { table: 'slider_challenges', key: 'id_hash', goodForSeconds })
}

/** Takes the asker's challenge away for its one attempt; undefined when there is none that is still good. */
export async function takeSliderChallenge(
  tx: Tx,
  { idHash, asker }: Pick<SliderChallengeRow, 'idHash' | 'asker'>,
): Promise<SliderChallengeRow | undefined> {
  return await tx
    .deleteFrom('slider_challenges')
    .where('id_hash', '=', idHash)
    .where('asker', '=', asker)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${goodForSeconds})`)
    .returning([
      'id_hash as idHash',
      'asker',
      'purpose',
      'target_x as targetX',
      'salt',
      'difficulty_bits as difficultyBits',
    ])
    .executeTakeFirst()
}
