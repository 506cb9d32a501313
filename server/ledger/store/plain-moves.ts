import './ledger-tables.ts'
import { type RawBuilder, sql } from 'kysely'
import { inATurn } from '#/platform/db/turns.ts'

/**
 * Writes an entry for each row of `wanted` whose member has enough, with one transfer between the member's money and an
 * account without a balance, or with none; the balances after them; and a hint. A row has: `ord` (each once), `source`,
 * `kind`, `external_id`, `fingerprint` (hex), `actor`, `about`, `asset`, `member` (text), `member_account`, `other_kind`,
 * `other_holder`, `other_account`, `taken`, `given` (one of them zero at least) and `at_least`. A member has one row, and its
 * account is locked.
 */
export function writePlainMoves<Told>(
  wanted: RawBuilder<unknown>,
  { statements, columns, join }: Beside<Told>,
  channel: string,
): RawBuilder<PlainMove & Told> {
  return sql<PlainMove & Told>`/* hot */
    with wanted as materialized (${wanted}), moved as materialized (
      select w.*, a.balance - w.taken + w.given as balance,
        case when w.taken + w.given > 0 then a.version + 1 else a.version end as version
      from wanted w
      join ledger_accounts a on a.id = w.member_account
      join ledger_accounts o on o.id = w.other_account
      -- Equality here would make the planner find rows by three texts instead of their ids.
      where a.kind = 'available' and (a.holder, a.asset) is not distinct from (w.member, w.asset) and o.version is null
        and (o.kind, o.holder, o.asset) is not distinct from (w.other_kind, w.other_holder, w.asset)
        and a.balance >= greatest(w.taken, w.at_least) and ${inATurn}
    ), entries as (
      insert into ledger_entries (
        source, kind, external_id, fingerprint, actor, about, subject_id, subject_version, subject_balance,
        legs, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
      )
      select source, kind, external_id, decode(fingerprint, 'hex'), actor, about, member_account, version, balance,
        case when taken + given > 0 then 1 else 0 end,
        case when taken + given > 0 then asset end,
        case when taken > 0 then member_account when given > 0 then other_account end,
        case when taken > 0 then other_account when given > 0 then member_account end,
        nullif(taken + given, 0),
        case when taken > 0 then version end, case when taken > 0 then balance end,
        case when given > 0 then version end, case when given > 0 then balance end
      from moved order by ord
    ), balances as (
      update ledger_accounts a set balance = m.balance, version = m.version
      from moved m where a.id = m.member_account and m.taken + m.given > 0
    ), ${sql.join(statements)}
    select ord, balance, ${columns ? sql`${columns},` : sql``}
      (select pg_notify(${channel}, string_agg(member, ',')) from moved where taken + given > 0 having count(*) > 0)
    from moved ${join ?? sql``}
  `
}

/** What a caller writes in the same moment, and what it is told of each row beside its balance. */
export interface Beside<Told> {
  /** They find what was written as `moved`. */
  readonly statements: readonly RawBuilder<unknown>[]
  readonly columns?: RawBuilder<Told>
  /** What the columns are joined from. */
  readonly join?: RawBuilder<unknown>
}

/** What became of a row that was written; the others are not among the answers. */
export interface PlainMove {
  readonly ord: bigint
  /** The member's after it. */
  readonly balance: bigint
}
