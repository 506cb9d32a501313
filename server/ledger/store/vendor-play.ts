import './ledger-tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** What members staked with a vendor in an hour, and what they were paid. */
export interface VendorPlay {
  readonly hour: Date
  readonly vendorCode: string
  readonly asset: string
  /** Stakes less those that were taken back, which may be of an hour before. */
  readonly stakes: bigint
  readonly staked: bigint
  readonly paid: bigint
  readonly lastAt: Date
}

/** From a moment on, which is left out, to another, which is not; by hour, vendor and asset. */
export async function vendorPlay(tx: Tx, after: Date, until: Date): Promise<VendorPlay[]> {
  // What a vendor receives is a stake, or a payment that is taken back; what it gives is a payment, or a stake taken back.
  const { rows } = await sql<VendorPlay>`
    with vendors as materialized (select id, holder from ledger_accounts where kind = 'vendor'),
    moved as (
      select m.made_at, m.asset, coalesce(credited.holder, debited.holder) as vendor,
        case when credited.id is null then -m.amount else m.amount end as received,
        (m.reverses is null) = (credited.id is not null) as is_stake
      from ledger_moves m
      left join vendors credited on credited.id = m.credit_id
      left join vendors debited on debited.id = m.debit_id
      where m.made_at > ${after} and m.made_at <= ${until} and (credited.id is not null or debited.id is not null)
    )
    select date_trunc('hour', made_at, 'UTC') as hour, vendor as "vendorCode", asset,
      coalesce(sum(sign(received)) filter (where is_stake), 0)::bigint as stakes,
      coalesce(sum(received) filter (where is_stake), 0)::bigint as staked,
      coalesce(-sum(received) filter (where not is_stake), 0)::bigint as paid,
      max(made_at) as "lastAt"
    from moved
    group by 1, 2, 3
    order by 1, 2, 3
  `.execute(tx)
  return rows
}

/** When the first entry was made. */
export async function firstEntryAt(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('ledger_entries').select('made_at').orderBy('id').limit(1).executeTakeFirst()
  return row?.made_at
}

/** What members have of an asset, as the book says now: to play with, held, and owed by them. */
export interface MembersMoney {
  readonly available: bigint
  readonly held: bigint
  readonly owed: bigint
}

export async function membersMoney(db: Db, asset: string): Promise<MembersMoney> {
  const sumOf = (kind: string) => sql<bigint>`coalesce(sum(balance) filter (where kind = ${kind}), 0)::bigint`
  return await db
    .selectFrom('ledger_accounts')
    .select([sumOf('available').as('available'), sumOf('held').as('held')])
    .select(sql<bigint>`coalesce(-sum(balance) filter (where kind = 'debt'), 0)::bigint`.as('owed'))
    .where('asset', '=', asset)
    .executeTakeFirstOrThrow()
}
