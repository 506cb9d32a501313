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

/** Accounts that are counted of a network; more say no more. */
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
