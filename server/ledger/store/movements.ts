import './ledger-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

/** One movement of a member's available money. */
export interface Movement {
  readonly entryId: bigint
  readonly source: string
  readonly kind: string
  readonly externalId: string
  readonly madeAt: Date
  /** In minor units; negative for a debit. */
  readonly amount: bigint
  /** After it. */
  readonly balance: bigint
  readonly version: bigint
}

/** A member's money of one asset: what it can play with, unless what is held is asked for. */
export interface MemberAsset {
  readonly memberId: bigint
  readonly asset: string
  readonly account?: 'available' | 'held'
}

/** A page of movements: the newest below a version, or the newest of all, down to another version, which is left out. */
export interface StatementPage extends MemberAsset {
  readonly beforeVersion?: bigint
  readonly aboveVersion?: bigint
  /** Only those that were made from a moment on and before another: `versionsWithin` finds where they are. */
  readonly within?: { readonly from: Date; readonly until: Date }
  /** From 1 to 2,000. */
  readonly atMost: number
}

const sides = {
  debit: { id: 'debit_id', version: 'debit_version', balance: 'debit_balance' },
  credit: { id: 'credit_id', version: 'credit_version', balance: 'credit_balance' },
} as const

/** A member's account as one value, so that the index of its movements gives their order as well. */
const accountOf = ({ memberId, asset, account = 'available' }: MemberAsset): RawBuilder<bigint> => sql<bigint>`(
  select id from ledger_accounts where kind = ${account} and holder = ${String(memberId)} and asset = ${asset}
)`

/** A page of a member's statement, newest first. Its last version is the next page's `beforeVersion`. */
export async function statementPage(
  db: Db,
  { beforeVersion, aboveVersion, within, atMost, ...member }: StatementPage,
): Promise<Movement[]> {
  const side = (debitOrCredit: 'debit' | 'credit') => {
    const { id, version, balance } = sides[debitOrCredit]
    return (
      db
        .selectFrom('ledger_transfers as t')
        // Lateral with a limit: each entry is found by its index, and the order of versions is kept.
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('ledger_entries as l')
              .select(['l.id', 'l.source', 'l.kind', 'l.external_id', 'l.made_at'])
              .whereRef('l.id', '=', 't.entry_id')
              .limit(1)
              .as('e'),
          (join) => join.onTrue(),
        )
        .select(['e.id as entryId', 'e.source', 'e.kind', 'e.external_id as externalId', 'e.made_at as madeAt'])
        .select(debitOrCredit === 'debit' ? sql<bigint>`-t.amount`.as('amount') : 't.amount')
        .select([
          sql<bigint>`${sql.ref(`t.${balance}`)}`.as('balance'),
          sql<bigint>`${sql.ref(`t.${version}`)}`.as('version'),
        ])
        .where(`t.${id}`, '=', accountOf(member))
        .where(`t.${version}`, 'is not', null)
        .$if(beforeVersion !== undefined, (query) => query.where(`t.${version}`, '<', beforeVersion ?? 0n))
        .$if(within !== undefined, (query) =>
          query.where('e.made_at', '>=', within?.from ?? null).where('e.made_at', '<', within?.until ?? null),
        )
        .$if(aboveVersion !== undefined, (query) => query.where(`t.${version}`, '>', aboveVersion ?? 0n))
        .orderBy(`t.${version}`, 'desc')
        .limit(atMost)
    )
  }
  const debits = db.selectFrom(side('debit').as('debits')).selectAll()
  const credits = db.selectFrom(side('credit').as('credits')).selectAll()
  return await debits.unionAll(credits).orderBy('version', 'desc').limit(atMost).execute()
}

/** Versions of a member's account: above one, up to another. */
export interface VersionRange {
  readonly above: bigint
  readonly upTo: bigint
}

/**
 * An entry bears the moment at which its transaction began, and transactions may end in another order: by less than this
 * much an older version may bear the later moment.
 */
const outOfOrderMs = 300_000

/**
 * Versions among which is every movement made from a moment on and before another. They are found by halving: some forty
 * looks at an index for a million movements. A few movements of the moments around may be among them.
 */
export async function versionsWithin(
  db: Db,
  member: MemberAsset,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<VersionRange> {
  const [lower, upper] = [new Date(from.getTime() - outOfOrderMs), new Date(until.getTime() + outOfOrderMs)]
  const found = sql<{ isUpper: boolean; version: bigint }>`(
    with recursive account as (
      select id, version from ledger_accounts where id = ${accountOf(member)}
    ), search (is_upper, moment, low, high) as (
      select m.is_upper, m.moment, 0::bigint, a.version
      from account a
      cross join (values (false, ${lower}::timestamptz), (true, ${upper}::timestamptz)) as m (is_upper, moment)
      union all
      select s.is_upper, s.moment,
        case when at.made_at < s.moment then middle.version else s.low end,
        case when at.made_at < s.moment then s.high else middle.version - 1 end
      from search s
      cross join account a
      cross join lateral (select (s.low + s.high + 1) / 2 as version) middle
      left join lateral (
        select e.made_at from ledger_entries e
        where e.id = coalesce(
          (select t.entry_id from ledger_transfers t where t.debit_id = a.id and t.debit_version = middle.version),
          (select t.entry_id from ledger_transfers t where t.credit_id = a.id and t.credit_version = middle.version)
        )
        limit 1
      ) at on true
      where s.low < s.high
    )
    select is_upper as "isUpper", low as version from search where low = high
  )`
  const rows = await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
  const versionOf = (isUpper: boolean) => rows.find((row) => row.isUpper === isUpper)?.version ?? 0n
  return { above: versionOf(false), upTo: versionOf(true) }
}

/** What movements of one kind came to on one of the merchant's days. */
export interface MovedOnDay {
  /** yyyy-MM-dd */
  readonly day: string
  readonly source: string
  readonly kind: string
  readonly movedIn: bigint
  readonly movedOut: bigint
}

/** What a member's movements of these versions came to, of those that were made after a moment. */
export async function movedByDay(
  db: Db,
  member: MemberAsset,
  { above, upTo, after, timeZone }: VersionRange & { readonly after: Date; readonly timeZone: string },
): Promise<MovedOnDay[]> {
  const found = sql<MovedOnDay>`(
    select ((e.made_at at time zone ${timeZone})::date)::text as day, e.source, e.kind,
      coalesce(sum(m.amount) filter (where m.amount > 0), 0)::bigint as "movedIn",
      coalesce(-sum(m.amount) filter (where m.amount < 0), 0)::bigint as "movedOut"
    from (
      select entry_id, -amount as amount from ledger_transfers
      where debit_id = ${accountOf(member)} and debit_version > ${above} and debit_version <= ${upTo}
      union all
      select entry_id, amount from ledger_transfers
      where credit_id = ${accountOf(member)} and credit_version > ${above} and credit_version <= ${upTo}
    ) m
    cross join lateral (select source, kind, made_at from ledger_entries l where l.id = m.entry_id limit 1) e
    where e.made_at > ${after}
    group by 1, 2, 3
  )`
  return await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
}

/** An entry's key without its kind, which one source's numbers do without. */
export interface MovementKey {
  readonly source: string
  readonly externalId: string
}

/** Keys of a member's movements of these versions, of those that were made after a moment. */
export async function movedKeys(
  db: Db,
  member: MemberAsset,
  { above, upTo, after }: VersionRange & { readonly after: Date },
): Promise<MovementKey[]> {
  const found = sql<MovementKey>`(
    select distinct e.source, e.external_id as "externalId"
    from (
      select entry_id from ledger_transfers
      where debit_id = ${accountOf(member)} and debit_version > ${above} and debit_version <= ${upTo}
      union all
      select entry_id from ledger_transfers
      where credit_id = ${accountOf(member)} and credit_version > ${above} and credit_version <= ${upTo}
    ) m
    cross join lateral (select source, external_id, made_at from ledger_entries l where l.id = m.entry_id limit 1) e
    where e.made_at > ${after}
  )`
  return await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
}

/** Sources that are looked through; far more than there are. */
const sourcesAtMost = 5_000

/**
 * A member's movements under one number of whoever caused them, newest first. Sources are walked along the key of entries:
 * an index by the number alone would cost every bet.
 */
export async function movementsOfReference(
  db: Db,
  member: MemberAsset,
  externalId: string,
  atMost: number,
): Promise<Movement[]> {
  const found = sql<Movement>`(
    with recursive sources (source) as (
      (select source from ledger_entries order by source limit 1)
      union all
      select following.source
      from sources s
      cross join lateral (
        select e.source from ledger_entries e where e.source > s.source order by e.source limit 1
      ) following
    )
    select e.id as "entryId", e.source, e.kind, e.external_id as "externalId", e.made_at as "madeAt",
      m.amount, m.balance, m.version
    from (select source from sources limit ${sourcesAtMost}) s
    cross join lateral (
      select * from ledger_entries l where l.source = s.source and l.external_id = ${externalId}
    ) e
    cross join lateral (
      select -t.amount as amount, t.debit_balance as balance, t.debit_version as version
      from ledger_transfers t where t.entry_id = e.id and t.debit_id = ${accountOf(member)}
      union all
      select t.amount, t.credit_balance, t.credit_version
      from ledger_transfers t where t.entry_id = e.id and t.credit_id = ${accountOf(member)}
    ) m
    order by m.version desc
    limit ${atMost}
  )`
  return await db
    .selectFrom(found.as<'found'>(sql.ref('found')))
    .selectAll()
    .execute()
}
