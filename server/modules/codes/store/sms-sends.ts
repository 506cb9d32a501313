import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

/** The longest that any limit looks back. */
export const sendsKeptSeconds = 24 * 3600

export interface SendRow {
  readonly id: string
  readonly numberHash: Uint8Array
  readonly networkHash: Uint8Array
  readonly asker: Uint8Array
}

/** So many sends within so long, of all or of those with this value. */
export interface SendLimit {
  readonly of?: readonly ['number_hash' | 'network_hash' | 'asker', Uint8Array]
  readonly atMost: number
  readonly withinSeconds: number
}

/**
 * Lets one transaction at a time count and send, over all processes. The budget of the day is everybody's, so a
 * finer lock would let nobody through that this one keeps waiting.
 */
export async function lockSends(tx: Tx): Promise<void> {
  await sql`lock table sms_sends in exclusive mode`.execute(tx)
}

/** Seconds until one more send keeps the limit; 0 when it does now. */
export async function secondsUntilRoom(tx: Tx, { of, atMost, withinSeconds }: SendLimit): Promise<number> {
  if (atMost === 0) return withinSeconds
  const last = tx
    .selectFrom('sms_sends')
    .select(sql<number>`extract(epoch from made_at - clock_now())::double precision + ${withinSeconds}`.as('seconds'))
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${withinSeconds})`)
    .orderBy('made_at', 'desc')
    .offset(atMost - 1)
    .limit(1)
  const found = await (of ? last.where(of[0], '=', of[1]) : last).executeTakeFirst()
  return found ? Math.max(1, Math.min(withinSeconds, Math.ceil(found.seconds))) : 0
}

/** Counts a send; some that no limit looks at any more go. */
export async function insertSend(tx: Tx, { id, numberHash, networkHash, asker }: SendRow): Promise<void> {
  await tx.insertInto('sms_sends').values({ id, number_hash: numberHash, network_hash: networkHash, asker }).execute()
  await purgeOld(tx, { table: 'sms_sends', key: 'id', goodForSeconds: sendsKeptSeconds })
}
