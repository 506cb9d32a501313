import './withdrawal-tables.ts'
import { openWithdrawalStates, type WithdrawalState } from '@banyan/rules/cashier/withdrawal-states.ts'
import { sql } from 'kysely'
import { keysetOrder } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { WithdrawalRow } from './withdrawals.ts'

export interface WithdrawalFilter {
  /** Or all that is open, what an operator decides, and what has a payout in dispute or sent back. */
  readonly state?: WithdrawalState | 'open' | 'waiting' | 'disputed' | undefined
  readonly number?: string | undefined
  readonly accountId?: bigint | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** Sums without named days are those of the last 31. */
const summedDays = 31

/** A withdrawal in a list, with how its payouts are. */
export type ListedWithdrawalRow = WithdrawalRow & {
  readonly disputes: number
  readonly unknown: number
  /** The soonest moment at which one counts as received. */
  readonly answerBy: Date | null
}

/** Withdrawals of all members: what is under way oldest first, what ended newest first. */
export async function listedWithdrawals(
  db: Db,
  filter: WithdrawalFilter,
  { after, atMost }: { readonly after: bigint | undefined; readonly atMost: number },
): Promise<ListedWithdrawalRow[]> {
  const { behind, order } = keysetOrder(isUnderWay(filter.state))
  return await matching(db, filter)
    .selectAll('w')
    .select([
      sql<number>`(
        select count(*)::int from withdrawal_legs l where l.withdrawal_id = w.id and l.state in ('partial', 'disputed', 'bounced')
      )`.as('disputes'),
      sql<number>`(
        select count(*)::int from withdrawal_legs l where l.withdrawal_id = w.id and l.state = 'unknown'
      )`.as('unknown'),
      sql<Date | null>`(
        select min(l.answer_by) from withdrawal_legs l where l.withdrawal_id = w.id and l.state = 'sent'
      )`.as('answerBy'),
    ])
    .$if(after !== undefined, (query) => query.where('w.id', behind, after ?? 0n))
    .orderBy('w.id', order)
    .limit(atMost)
    .execute()
}

export interface WithdrawalTotal {
  readonly count: bigint
  readonly amount: bigint
  readonly received: bigint
}

/** What all withdrawals of a filter come to. */
export async function withdrawalTotal(db: Db, filter: WithdrawalFilter): Promise<WithdrawalTotal> {
  return await matching(db, filter)
    .select([
      sql<bigint>`count(*)::bigint`.as('count'),
      sql<bigint>`coalesce(sum(w.amount), 0)::bigint`.as('amount'),
      sql<bigint>`coalesce(sum(w.received), 0)::bigint`.as('received'),
    ])
    .$if(filter.from === undefined, (query) =>
      query.where(sql<boolean>`w.created_at > clock_now() - make_interval(days => ${summedDays})`),
    )
    .executeTakeFirstOrThrow()
}

const openStates: readonly string[] = openWithdrawalStates
const isUnderWay = (state: WithdrawalFilter['state']) =>
  state !== undefined && (state === 'open' || state === 'waiting' || state === 'disputed' || openStates.includes(state))

function matching(db: Db, { state, number, accountId, from, until }: WithdrawalFilter) {
  let query = db.selectFrom('withdrawals as w')
  if (state === 'open') query = query.where('w.state', 'in', openWithdrawalStates)
  else if (state === 'waiting') query = query.where('w.state', 'in', ['review', 'onHold'])
  else if (state === 'disputed')
    query = query.where(
      sql<boolean>`exists (
        select from withdrawal_legs l where l.withdrawal_id = w.id and l.state in ('partial', 'disputed', 'bounced')
      )`,
    )
  else if (state !== undefined) query = query.where('w.state', '=', state)
  if (number !== undefined) query = query.where('w.number', '=', number)
  if (accountId !== undefined) query = query.where('w.account_id', '=', accountId)
  if (from !== undefined) query = query.where('w.created_at', '>=', from)
  if (until !== undefined) query = query.where('w.created_at', '<', until)
  return query
}

/** What waits for an operator, and for a provider's word. */
export interface WaitingWithdrawals {
  readonly reviews: number
  readonly disputes: number
  readonly unknown: number
}

export async function waitingWithdrawals(db: Db): Promise<WaitingWithdrawals> {
  const counted = (table: 'withdrawals' | 'withdrawal_legs', states: readonly string[]) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} where state = any(${[...states]}::text[]))`
  return await db
    .selectNoFrom([
      counted('withdrawals', ['review', 'onHold']).as('reviews'),
      counted('withdrawal_legs', ['partial', 'disputed', 'bounced']).as('disputes'),
      counted('withdrawal_legs', ['unknown']).as('unknown'),
    ])
    .executeTakeFirstOrThrow()
}
