import { type RawBuilder, sql } from 'kysely'

interface Check {
  readonly invariant: string
  readonly rule: string
  /** Selects one text `what` for each breach. */
  readonly query: RawBuilder<{ what: string }>
}

/** Both sides of every transfer, as a change of one account: negative for a debit. */
const sides = sql`
  select debit_id as account_id, asset, -amount as change, debit_version as version, debit_balance as balance,
    entry_id, leg from ledger_transfers
  union all
  select credit_id, asset, amount, credit_version, credit_balance, entry_id, leg from ledger_transfers
`

/** Every invariant of the book that a query can check, by its number in the README. */
export const checks: readonly Check[] = [
  {
    invariant: 'I2',
    rule: 'the changes of all accounts of an asset add up to zero',
    query: sql`
      select asset || ' adds up to ' || sum(change) as what from (${sides}) s group by asset having sum(change) <> 0
    `,
  },
  {
    invariant: 'I3',
    rule: 'the balance of an account is the sum of its changes, and its version their number',
    query: sql`
      select 'account ' || a.id || ' has ' || a.balance || ' at version ' || a.version || ', its changes make '
        || coalesce(sum(s.change), 0) || ' at version ' || count(s.change) as what
      from ledger_accounts a left join (${sides}) s on s.account_id = a.id
      where a.version is not null group by a.id
      having a.balance <> coalesce(sum(s.change), 0) or a.version <> count(s.change)
    `,
  },
  {
    invariant: 'I3',
    rule: 'the versions of an account are 1, 2, 3 …, and each balance is the one before with the change',
    query: sql`
      select 'account ' || account_id || ' at version ' || version || ' of entry ' || entry_id as what
      from (
        select s.*, lag(s.version, 1, 0) over w as version_before, lag(s.balance, 1, 0) over w as balance_before
        from (${sides}) s where s.version is not null window w as (partition by s.account_id order by s.version)
      ) chained
      where version <> version_before + 1 or balance <> balance_before + change
    `,
  },
  {
    invariant: 'I4',
    rule: 'what a member has, or has held, was never below zero',
    query: sql`
      select 'account ' || s.account_id || ' had ' || s.balance || ' after entry ' || s.entry_id as what
      from (${sides}) s join ledger_accounts a on a.id = s.account_id
      where a.kind in ('available', 'held') and s.balance < 0
    `,
  },
  {
    invariant: 'I5',
    rule: 'no entry or transfer of money that moved, and no account that an entry is about, has vanished',
    query: sql`
      select 'entry ' || t.entry_id || ' of leg ' || t.leg as what from ledger_more_transfers t
      where not exists (select from ledger_entries e where e.id = t.entry_id)
      union all
      select 'entry ' || e.id || ' of ' || e.legs || ' transfers has ' || count(t.leg) as what
      from ledger_entries e join ledger_transfers t on t.entry_id = e.id group by e.id having e.legs <> count(t.leg)
      union all
      select 'account ' || e.subject_id || ' of entry ' || e.id from ledger_entries e
      where e.subject_id is not null and not exists (select from ledger_accounts a where a.id = e.subject_id)
    `,
  },
  {
    invariant: 'I10',
    rule: 'what was refused moved nothing',
    query: sql`
      select 'entry ' || e.id as what from ledger_entries e
      -- Few are refused: each is looked up, in place of all transfers being read once more.
      cross join lateral (select from ledger_transfers t where t.entry_id = e.id limit 1) t
      where e.refusal is not null
    `,
  },
  {
    invariant: 'I12',
    rule: 'what was captured and released of a hold is what was held',
    query: sql`
      select 'hold ' || h.entry_id as what from ledger_holds h join ledger_hold_ends n on n.hold_id = h.entry_id
      where n.captured + n.released <> h.amount
    `,
  },
  {
    invariant: 'I13',
    rule: 'what a member has held is the sum of its open holds',
    query: sql`
      select 'member ' || coalesce(a.holder, o.holder) || ' has ' || coalesce(a.balance, 0) || ' ' ||
        coalesce(a.asset, o.asset) || ' held, its holds make ' || coalesce(o.amount, 0) as what
      from (select * from ledger_accounts where kind = 'held') a
      full join (
        select holder, asset, sum(amount) as amount from ledger_holds h
        where not exists (select from ledger_hold_ends n where n.hold_id = h.entry_id) group by holder, asset
      ) o on o.holder = a.holder and o.asset = a.asset
      where coalesce(a.balance, 0) <> coalesce(o.amount, 0)
    `,
  },
  {
    invariant: 'I31',
    rule: 'a transfer stays within its asset',
    query: sql`
      select 'entry ' || t.entry_id || ', leg ' || t.leg as what from ledger_transfers t
      left join ledger_accounts d on d.id = t.debit_id left join ledger_accounts c on c.id = t.credit_id
      where d.asset is distinct from t.asset or c.asset is distinct from t.asset
    `,
  },
]
