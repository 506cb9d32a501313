import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

const countedSeconds = 86_400

/**
 * Counts one more trial account of a network. Answers 0, or after how many seconds the network may open the next
 * one when it has opened `atMost` within the day.
 */
export async function countTrialOpening(tx: Tx, network: string, atMost: number): Promise<number> {
  const isOver = sql`t.made_at <= clock_now() - make_interval(secs => ${countedSeconds})`
  const { rows } = await sql`
    insert into trial_openings as t (network, opened) values (${network}, 1)
    on conflict (network) do update set
      opened = case when ${isOver} then 1 else t.opened + 1 end,
      made_at = case when ${isOver} then clock_now() else t.made_at end
    where t.opened < ${atMost} or ${isOver}
    returning opened
  `.execute(tx)
  if (rows.length > 0) {
    await purgeOld(tx, { table: 'trial_openings', key: 'network', goodForSeconds: countedSeconds })
    return 0
  }
  const { waitSeconds } = await tx
    .selectFrom('trial_openings')
    .select(
      sql<number>`(${countedSeconds} - extract(epoch from clock_now() - made_at))::double precision`.as('waitSeconds'),
    )
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil(waitSeconds))
}
