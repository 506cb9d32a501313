import './withdrawal-tables.ts'
import { countedWithdrawalStates, openWithdrawalStates } from '@banyan/rules/cashier/withdrawal-states.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

/** The number of a member's withdrawal that is under way. */
export async function openWithdrawalOf(db: Db, accountId: bigint): Promise<string | undefined> {
  const row = await db
    .selectFrom('withdrawals')
    .select('number')
    .where('account_id', '=', accountId)
    .where('state', 'in', openWithdrawalStates)
    .executeTakeFirst()
  return row?.number
}

/** Held for a member's withdrawals that are under way, in minor units. */
export async function heldForWithdrawals(db: Db, accountId: bigint): Promise<bigint> {
  const { held } = await db
    .selectFrom('withdrawals')
    .select(sql<bigint>`coalesce(sum(held), 0)::bigint`.as('held'))
    .where('account_id', '=', accountId)
    .where('state', 'in', openWithdrawalStates)
    .executeTakeFirstOrThrow()
  return held
}

export interface Asked {
  readonly count: number
  readonly sum: bigint
}

/** What a member asked for from a moment on, without what came back. */
export async function askedSince(db: Db, accountId: bigint, from: Date): Promise<Asked> {
  return await db
    .selectFrom('withdrawals')
    .select([sql<number>`count(*)::int`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum')])
    .where('account_id', '=', accountId)
    .where('created_at', '>=', from)
    .where('state', 'in', countedWithdrawalStates)
    .executeTakeFirstOrThrow()
}

export interface Asker {
  readonly accountId: bigint
  readonly payoutAccountId: bigint
  readonly deviceMark: Uint8Array | undefined
  readonly networkMark: Uint8Array | undefined
}

/** What earlier withdrawals say of one that is asked for. */
export interface EarlierWithdrawals {
  readonly hasBeenPaid: boolean
  /** Whether the browser got money for this account before. */
  readonly isDeviceKnown: boolean
  /** Whether the last payout to the same account came back. */
  readonly hasFailed: boolean
  /** Other accounts that asked from the same browser, or network, within 30 days. */
  readonly othersOnDevice: number
  readonly othersInNetwork: number
}

/** Accounts that are counted of a device or a network; more say no more. */
const othersAtMost = 100

export async function earlierWithdrawals(
  db: Db,
  { accountId, payoutAccountId, deviceMark, networkMark }: Asker,
): Promise<EarlierWithdrawals> {
  const device = deviceMark ?? null
  const network = networkMark ?? null
  const { rows } = await sql<EarlierWithdrawals>`
    select
      exists (
        select from withdrawals where account_id = ${accountId} and state in ('paid', 'partlyPaid')
      ) as "hasBeenPaid",
      exists (
        select from withdrawals
        where account_id = ${accountId} and state in ('paid', 'partlyPaid') and device_mark = ${device}::bytea
      ) as "isDeviceKnown",
      coalesce((
        select state in ('failed', 'returned') from withdrawals
        where account_id = ${accountId} and payout_account_id = ${payoutAccountId}
          and state in ('paid', 'partlyPaid', 'failed', 'returned')
        order by id desc limit 1
      ), false) as "hasFailed",
      (select count(*)::int from (
        select distinct account_id from withdrawals
        where device_mark = ${device}::bytea and account_id <> ${accountId}
          and created_at > clock_now() - interval '30 days' limit ${othersAtMost}
      ) d) as "othersOnDevice",
      (select count(*)::int from (
        select distinct account_id from withdrawals
        where network_mark = ${network}::bytea and account_id <> ${accountId}
          and created_at > clock_now() - interval '30 days' limit ${othersAtMost}
      ) n) as "othersInNetwork"
  `.execute(db as never)
  const [row] = rows
  if (!row) throw new Error('earlier withdrawals were not read')
  return row
}

export interface OthersOf extends Pick<EarlierWithdrawals, 'othersOnDevice' | 'othersInNetwork'> {
  readonly id: bigint
}

/**
 * Other accounts that asked from the same browser, or network, from 30 days before each of these withdrawals until it was
 * decided. Both of two withdrawals minutes apart get the points.
 */
export async function othersUntilDecided(db: Db, ids: readonly bigint[]): Promise<OthersOf[]> {
  if (ids.length === 0) return []
  const others = (mark: 'device_mark' | 'network_mark') => sql`(
    select count(*)::int from (
      select distinct o.account_id from withdrawals o
      where o.${sql.ref(mark)} = w.${sql.ref(mark)} and o.account_id <> w.account_id
        and o.created_at > w.created_at - interval '30 days' and o.created_at <= coalesce(decided.at, clock_now())
      limit ${othersAtMost}
    ) d
  )`
  const { rows } = await sql<OthersOf>`
    select w.id, ${others('device_mark')} as "othersOnDevice", ${others('network_mark')} as "othersInNetwork"
    from withdrawals w
    left join lateral (
      select min(s.at) as at from withdrawal_steps s
      where s.withdrawal_id = w.id and s.event in ('passed', 'approved', 'rejected', 'cancelled')
    ) decided on true
    where w.id = any(${[...ids]}::bigint[])
  `.execute(db as never)
  return rows
}
