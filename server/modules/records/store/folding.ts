import './record-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/** Up to when the days are folded; undefined before the first time. Whoever asks next waits. */
export async function lockFoldedUntil(tx: Tx): Promise<Date | undefined> {
  await tx
    .insertInto('record_state')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { folded_until: until } = await tx
    .selectFrom('record_state')
    .select('folded_until')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return until ?? undefined
}

/** A time of the book: from a moment on, which is left out, to another, which is not. */
interface FoldedTime {
  readonly after: Date
  readonly until: Date
  /** The merchant's. */
  readonly timeZone: string
}

/** Adds what members' money did in a time, and notes up to when it is in. */
export async function foldTime(tx: Tx, time: FoldedTime): Promise<void> {
  await addMovements(tx, time)
  await addPlay(tx, time)
  await noteOpenRounds(tx, time)
  await tx.updateTable('record_state').set({ folded_until: time.until }).execute()
}

async function addMovements(tx: Tx, { after, until, timeZone }: FoldedTime): Promise<void> {
  await sql`
    insert into record_movement_days as d (account_id, day, source, kind, asset, moved_in, moved_out)
    select holder::bigint, (made_at at time zone ${timeZone})::date, source, kind, asset,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint
    from ledger_member_moves
    where made_at > ${after} and made_at <= ${until}
    group by 1, 2, 3, 4, 5
    on conflict on constraint movements_of_a_day do update set
      moved_in = d.moved_in + excluded.moved_in, moved_out = d.moved_out + excluded.moved_out
  `.execute(tx)
}

async function addPlay(tx: Tx, time: FoldedTime): Promise<void> {
  await addPlayOf(tx, sql`vendor_plays`, time)
  await addPlayOf(tx, sql`lottery_plays`, time)
}

async function addPlayOf(tx: Tx, plays: RawBuilder<unknown>, { after, until, timeZone }: FoldedTime): Promise<void> {
  await sql`
    insert into record_play_days as d (account_id, day, vendor_code, game_code, bets, staked, paid)
    select account_id, (made_at at time zone ${timeZone})::date, vendor_code, coalesce(game_code, ''),
      sum(bets)::bigint, sum(staked)::bigint, sum(paid)::bigint
    from ${plays}
    where made_at > ${after} and made_at <= ${until}
    group by 1, 2, 3, 4
    having bool_or(bets <> 0 or staked <> 0 or paid <> 0)
    on conflict on constraint play_of_a_day do update set
      bets = d.bets + excluded.bets, staked = d.staked + excluded.staked, paid = d.paid + excluded.paid
  `.execute(tx)
}

/** A round ends by a call, so those that ended are among the rounds of the time's calls. */
async function noteOpenRounds(tx: Tx, { after, until }: FoldedTime): Promise<void> {
  await sql`
    insert into record_open_rounds (account_id, vendor_code, round_id)
    select distinct account_id, vendor_code, round_id from vendor_plays
    where made_at > ${after} and made_at <= ${until} and is_open
    on conflict do nothing
  `.execute(tx)
  await sql`
    delete from record_open_rounds o
    using (
      select distinct account_id, vendor_code, round_id from vendor_plays
      where made_at > ${after} and made_at <= ${until} and not is_open and round_id is not null
    ) ended
    where o.account_id = ended.account_id and o.vendor_code = ended.vendor_code and o.round_id = ended.round_id
  `.execute(tx)
}
