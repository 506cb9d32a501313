import { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onPostgres } from '#/test-world/test-database.ts'
import { type World, world } from '#/test-world/world.ts'

const [few, many] = [1_000, 1_000_000]
const asks = 120

/** Gives an account so many movements over the last 30 days: bets of one unit, each of which is paid back. */
async function plant(w: World, accountId: bigint, movements: number): Promise<void> {
  await w.database.patiently(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const name = `plant-${accountId}`
    await sql`
      insert into ledger_accounts (kind, holder, asset, balance, version)
      values ('available', ${String(accountId)}, 'VND', 1000, ${movements}), ('vendor', ${name}, 'VND', null, null)
    `.execute(tx)
    await sql`
      insert into ledger_entries (
        source, kind, external_id, fingerprint, actor, made_at,
        legs, asset, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance
      )
      select 'vendor:PG', case when n % 2 = 1 then 'bet' else 'win' end, ${name}::text || n, sha256('x'), 'test',
        clock_now() - interval '30 days' * (${movements} - n) / ${movements},
        1, 'VND', case when n % 2 = 1 then own.id else vendor.id end, case when n % 2 = 1 then vendor.id else own.id end, 1,
        case when n % 2 = 1 then n end, case when n % 2 = 1 then 999 end,
        case when n % 2 = 0 then n end, case when n % 2 = 0 then 1000 end
      from generate_series(1, ${movements}::int) n
      cross join (select id from ledger_accounts where holder = ${String(accountId)} and kind = 'available') own
      cross join (select id from ledger_accounts where holder = ${name}) vendor
      order by n
    `.execute(tx)
  })
  await w.database.patiently((tx) => sql`analyze ledger_entries, ledger_accounts`.execute(tx))
}

const p95 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

onPostgres('how long a page of a history takes', () => {
  test('[WAL-09] a page of a million movements costs at most half as much again as one of a thousand', {
    timeout: 600_000,
  }, async () => {
    await using w = await world({ engine: 'postgres' })
    const accounts = [await w.signIn(), await w.signIn()]
    for (const [at, movements] of [few, many].entries()) await plant(w, accounts[at]?.accountId ?? 0n, movements)
    const times: number[][] = [[], []]
    const cursors: (string | null)[] = [null, null]
    for (let ask = 0; ask < asks; ask++)
      // In turn, so that what else the machine does meets both alike.
      for (const [at, { headers }] of accounts.entries()) {
        const periods = [{ period: 'thirtyDays' }, { period: 'sevenDays' }, { period: 'yesterday' }] as const
        const asked = { ...periods[ask % 3], ...(ask % 3 === 0 && cursors[at] && { after: cursors[at] }) }
        const filters = ask % 4 === 3 ? { direction: 'in' } : {}
        const started = performance.now()
        const answer = await w.app.portal.inject({
          url: `${recordsCalls.transactionHistory.path}?${new URLSearchParams({ ...asked, ...filters, size: '20' })}`,
          headers: { ...headers },
        })
        times[at]?.push(performance.now() - started)
        const { rows, next } = answer.json().value
        expect(rows.length).toBeGreaterThan(0)
        if (ask % 3 === 0) cursors[at] = next
      }
    const [small = [], large = []] = times
    const ratio = p95(large) / p95(small)
    process.stdout.write(
      `a page of ${many} movements: p95 ${p95(large).toFixed(1)} ms, of ${few}: ${p95(small).toFixed(1)} ms, ratio ${ratio.toFixed(2)}\n`,
    )
    expect(ratio).toBeLessThanOrEqual(1.5)

    const bySeconds = 86_400
    await w.moveClock(bySeconds)
    const started = performance.now()
    await w.app.work.runDue('fold-records')
    process.stdout.write(
      `folding ${few + many} movements took ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
    )
    const { headers } = await w.signIn(accounts[1]?.accountId)
    const asked = performance.now()
    const totals = await w.app.portal.inject({
      url: `${recordsCalls.transactionTotals.path}?period=thirtyDays`,
      headers: { ...headers },
    })
    process.stdout.write(`its totals took ${(performance.now() - asked).toFixed(1)} ms\n`)
    const [paidIn, paidOut] = [Number(totals.json().value.in), Number(totals.json().value.out)]
    // They take turns, and the first day may begin with either.
    expect(Math.abs(paidIn - paidOut)).toBeLessThan(0.015)
    expect(paidIn).toBeGreaterThan(4_500)
  })
})
