import { expect, test } from 'vitest'
import { verifyBook } from './ledger/verify.ts'
import { openDatabase } from './platform/db/database.ts'
import { formerDatabase } from './test-world/former-database.ts'
import { onPostgres } from './test-world/test-database.ts'

/** The last migration of before a vendor's call was an entry of the book. */
const lastOfBefore = '0063-wallet-launches-and-news.sql'

/** One of each kind that vendors' calls left: done, refused in and out of a round, taken back, and nothing to do. */
const played = `
  insert into accounts (type, username, username_key, nickname) values (0, 'linh', 'linh', 'linh');
  insert into ledger_accounts (kind, holder, asset) values ('demo_funding', '', 'VND'), ('vendor', 'PG', 'VND');
  insert into ledger_accounts (kind, holder, asset, balance, version)
    select 'available', id::text, 'VND', 1010, 7 from accounts;
  insert into ledger_entries (source, kind, external_id, fingerprint, actor, subject_id, subject_version, subject_balance, refusal)
  select e.source, e.kind, e.id, sha256(e.id::bytea), e.source, 3, e.version, e.balance, e.refusal
  from (values
    ('demo', 'funding', 'f', 1, 1000, null), ('vendor:PG', 'bet', 'b1', 2, 900, null), ('vendor:PG', 'win', 'w1', 3, 1050, null),
    ('vendor:PG', 'betAndWin', 'x1', 5, 1010, null), ('vendor:PG', 'bet', 'b2', 6, 910, null),
    ('vendor:PG', 'refund', 'c2', 7, 1010, null), ('vendor:PG', 'bet', 'b3', 7, 1010, 'insufficient_funds')
  ) as e (source, kind, id, version, balance, refusal);
  insert into ledger_transfers (
    entry_id, leg, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
  ) values
    (1, 0, 'VND', 1, 3, 1000, null, null, 1, 1000), (2, 0, 'VND', 3, 2, 100, 2, 900, null, null),
    (3, 0, 'VND', 2, 3, 150, null, null, 3, 1050), (4, 0, 'VND', 3, 2, 100, 4, 950, null, null),
    (4, 1, 'VND', 2, 3, 60, null, null, 5, 1010), (5, 0, 'VND', 3, 2, 100, 6, 910, null, null),
    (6, 0, 'VND', 2, 3, 100, null, null, 7, 1010);
  insert into game_rounds (vendor_code, round_id, account_id, asset, closed_at)
  select 'PG', r.id, a.id, 'VND', case when r.is_over then clock_now() end
  from accounts a, (values ('r1', true), ('r2', false), ('rx', true)) as r (id, is_over);
  insert into vendor_transactions (
    vendor_code, transaction_id, operation, fingerprint, account_id, round_id, staked, paid, refers_to, outcome, balance
  )
  select 'PG', t.id, t.operation, sha256(t.id::bytea), a.id, t.round, t.staked, t.paid, t.refers_to, t.outcome, t.balance
  from accounts a, (values
    ('b1', 'bet', 'r1', 100, 0, null, 'ok', 900), ('w1', 'win', 'r1', 0, 150, null, 'ok', 1050),
    ('x1', 'betAndWin', 'rx', 100, 60, null, 'ok', 1010), ('b2', 'bet', 'r2', 100, 0, null, 'ok', 910),
    ('c2', 'refund', null, 0, 100, 'b2', 'ok', 1010), ('b3', 'bet', 'r9', 0, 0, null, 'insufficient_funds', 1010),
    ('b4', 'bet', 'r1', 0, 0, null, 'round_closed', 1010), ('c9', 'refund', null, 0, 0, 'b9', 'ok_noop', 1010),
    ('end of r7', 'endRound', 'r7', 0, 0, null, 'ok_noop', 1010)
  ) as t (id, operation, round, staked, paid, refers_to, outcome, balance)`

const callsFrom = (table: string) => `
  select transaction_id, operation, fingerprint, account_id, staked, paid, refers_to, outcome, balance, made_at
  from ${table} where vendor_code = 'PG' order by transaction_id`
const plays = `
  select transaction_id, operation, round_id, is_open, bets, staked, paid from vendor_plays order by transaction_id`

onPostgres('a database of a former version', () => {
  test('[OPS-03] keeps every call of vendors as it was answered when its calls become entries of the book', async () => {
    await using former = await formerDatabase(lastOfBefore)
    await former.client.query(played)
    const [calls, meant] = [
      await former.client.query(callsFrom('vendor_transactions')),
      await former.client.query(plays),
    ]
    await using database = await openDatabase({ engine: 'postgres', url: former.url })
    expect(await database.migrate()).toBe(false)
    expect((await former.client.query(callsFrom('vendor_calls'))).rows).toEqual(calls.rows)
    expect((await former.client.query(plays)).rows).toEqual(meant.rows)
    expect(await verifyBook(database)).toMatchObject({ entries: 10n, transfers: 7n, differences: [] })
    const named = await former.client.query('select names from vendor_calls where transaction_id = $1', ['b3'])
    expect(named.rows, 'the round that a refused bet would have begun').toEqual([{ names: 'r9' }])
    await expect(former.client.query("update ledger_entries set actor = 'x'")).rejects.toThrow('never changed')
  })

  test('[OPS-03] keeps own prices of the lottery, which become first versions, and its other settings', async () => {
    await using former = await formerDatabase('0069-lottery-bets.sql')
    const price = { mode: 'SEA', gameCode: 'THF5M', playCode: 'SEA_2TOP', odds: [{ tier: '1', odds: '85.5' }] }
    const limits = { leastStake: '5.00' }
    await former.client.query(
      "insert into settings (section, version, value, changed_by) values ('lottery', 3, $1, 'dao.pham')",
      [JSON.stringify({ closed: ['SSC1M'], limits, prices: [price] })],
    )
    await using database = await openDatabase({ engine: 'postgres', url: former.url })
    await database.migrate()
    const { rows } = await former.client.query('select mode, play_code, version, odds, made_by from lottery_prices')
    expect(rows).toEqual([{ mode: 'SEA', play_code: 'SEA_2TOP', version: 1, odds: { 1: '85.5' }, made_by: 'dao.pham' }])
    const kept = await former.client.query("select value from settings where section = 'lottery'")
    expect(kept.rows[0].value).toMatchObject({
      ...{ closed: ['SSC1M'], limitsOfGames: [] },
      limits: { ...limits, mostLines: 100_000, mostStakeOfLine: '10000000.00' },
    })
    expect(kept.rows[0].value).not.toHaveProperty('prices')
  })

  test('[OPS-05] marks an account whose name has a stroked d for its words to be made anew, and no other', async () => {
    await using former = await formerDatabase('0103-wallet-payment-password-checks.sql')
    await former.client.query(`
      insert into accounts (type, username, username_key, nickname, has_words)
        values (0, 'vet', 'vet', 'Ðức', true), (0, 'linh', 'linh', 'Linh', true);
      insert into account_words (account_id, word, name)
        select id, case username when 'vet' then 'ðuc' else 'linh' end, 'nickname' from accounts`)
    await using database = await openDatabase({ engine: 'postgres', url: former.url })
    await database.migrate()
    const stale = await former.client.query('select username, has_words from accounts order by username')
    expect(stale.rows).toEqual([
      { username: 'linh', has_words: true },
      { username: 'vet', has_words: false },
    ])
    const { rows } = await former.client.query('select word from account_words')
    expect(rows).toEqual([{ word: 'linh' }])
  })
})
