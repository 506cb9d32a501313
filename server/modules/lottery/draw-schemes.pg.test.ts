import { createHash, randomBytes } from 'node:crypto'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { commitOf, dayCommitOf, deriveDraw, randomnessOf, roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import { betsRootOf } from '@banyan/rules/lottery/sealed-bets.ts'
import { expect, test } from 'vitest'
import { databaseNow } from '#/platform/db/clock.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { seal } from '#/platform/keys/seal.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres, runText } from '#/test-world/test-database.ts'
import { issueDrawer } from './draws/draw-issues.ts'
import { newDay, Seeds } from './draws/seeds.ts'
import { closeDue, insertDay, insertFairDraw, insertIssues, issueOf } from './store/issues.ts'
import { sealedLines } from './store/sealed-bets.ts'
import { TestBeacon } from './test-world/issues-on-sale.ts'

const day = '2026-11-20'
const [closed, onSale] = ['20261120-0001', '20261120-0002'] as const
const key = randomBytes(32)

onPostgres('schemes of fair draws', () => {
  test('[LOT-07] issues that LFD1 committed to are drawn by it, and no more of them are made', async () => {
    await using own = await ownDatabase('schemes')
    await using database = await openDatabase({ engine: 'postgres', url: own.url })
    const times = await runText(database, 'select floor(extract(epoch from now()))::bigint as now')
    const now = Number(times[0]?.now)
    const [round, seeds] = [roundAfterClose(now - 5), randomBytes(64)]
    const seedAt = (place: number) => seeds.subarray(32 * place, 32 * (place + 1)).toString('hex')
    const drawn = { scheme: 'LFD1', game: 'SSC1M', round } as const
    const commits = [closed, onSale].map((issue, place) => commitOf({ ...drawn, issue, seed: seedAt(place) }))
    await runText(
      database,
      "insert into lottery_days (game_code, day, sealed_seeds, commits, day_commit, scheme) values ($1, $2, $3, $4, $5, 'LFD1')",
      [
        ...['SSC1M', day, seal(key, seeds, `lottery seeds SSC1M ${day}`), Buffer.from(commits.join(''), 'hex')],
        dayCommitOf(commits),
      ],
    )
    const [account] = await runText(
      database,
      "insert into accounts (type, username, username_key, nickname) values (0, 'linh', 'linh', 'linh') returning id",
    )
    const contentHash = createHash('sha256').update('a bet').digest('hex')
    await runText(
      database,
      `insert into lottery_issues (game_code, issue, day, place, open_at, close_at, draw_at, round, state, closed_at, bets_root)
       values ('SSC1M', $1, $3, 0, to_timestamp($4 - 60), to_timestamp($4 - 5), to_timestamp($4), $5, 'closed', now(), $6),
         ('SSC1M', $2, $3, 1, to_timestamp($4 - 60), to_timestamp($4 - 5), to_timestamp($4), $5, 'made', null, null)`,
      [closed, onSale, day, now, round, betsRootOf([`7|${contentHash}`])],
    )
    for (const [number, issue] of [
      [7, closed],
      [8, onSale],
    ])
      await runText(
        database,
        `insert into lottery_bets (number, issue_id, account_id, asset, slip, place, play_code, selection, unit_thousandths,
           multiple, lines, stake, prize_mode, odds, prize_group, rebate_per_2000, most_payout, content_hash)
         select $1::bigint, id, $2, 'VND', 'slip-' || $1::text, 0, 'SSC_L3_DIRECT', '1|2|3', 2000, 1, 1, 200000, 'LOTT', '{}', 0, 0, 0, $3
         from lottery_issues where issue = $4`,
        [number, account?.id, contentHash, issue],
      )

    await runText(database, 'insert into lottery_scheme_switch (lfd2_from) values (to_timestamp($1))', [now])
    // A day of no scheme.
    const oldDay = runText(
      database,
      "insert into lottery_days (game_code, day, sealed_seeds, commits, day_commit) values ('SSC1M', '2026-11-21', '', $1, '')",
      [Buffer.alloc(32)],
    )
    await expect(oldDay).rejects.toThrow('scheme')

    const open = new Seeds(database.db, key)
    const dayBefore = await open.dayOf('SSC1M', day)
    expect(dayBefore).toMatchObject({ commits, lfd2From: now })
    expect(await open.promiseOf({ game: 'SSC1M', day, place: 1 })).toEqual({ algo: 'LFD1', commit: commits[1] })
    await database.transaction((tx) => closeDue(tx, 10))
    const beacon = new TestBeacon()
    const onFailure = ({ err }: { readonly err: unknown }) => {
      throw err
    }
    expect(await issueDrawer({ database, beacon, chain: quicknet, seeds: open, onFailure })()).toBe(true)
    for (const [place, issue] of [closed, onSale].entries()) {
      const found = await issueOf(database.db, 'SSC1M', issue)
      const randomness = randomnessOf(found?.signature ?? '')
      expect(found?.result).toEqual(deriveDraw({ ...drawn, issue, seed: seedAt(place), randomness }))
      const lines = await sealedLines(database.db, { issueId: found?.id ?? 0n, after: undefined, atMost: 9 })
      // Closed before, its root is over the plain id; closed since, over the hash of both.
      expect(lines.map(({ line }) => line.length)).toEqual([place === 0 ? 66 : 64])
      expect(betsRootOf(lines.map(({ line }) => line))).toBe(found?.betsRoot)
    }
    const sources = await database.db.selectFrom('lottery_draws').select('source').execute()
    expect(sources).toEqual([{ source: 'LFD1' }, { source: 'LFD1' }])

    // The next day has the new scheme, and its list names the same moment.
    const made = Math.floor((await databaseNow(database.db)).getTime() / 1_000)
    const next = { issue: '20261121-0001', openAt: made + 60, saleCloseAt: made + 115, drawAt: made + 120 }
    const fair = { place: 0, round: roundAfterClose(next.saleCloseAt) }
    const committed = [{ issue: next.issue, round: fair.round }]
    await database.transaction(async (tx) => {
      await insertDay(
        tx,
        'SSC1M',
        '2026-11-21',
        newDay({ game: 'SSC1M', day: '2026-11-21', issues: committed }, key, randomBytes),
      )
      await insertIssues(tx, 'SSC1M', '2026-11-21', [{ ...next, fair }])
    })
    expect((await open.promiseOf({ game: 'SSC1M', day: '2026-11-21', place: 0 })).algo).toBe('LFD2')
    // A draw by the other scheme.
    await runText(
      database,
      "update lottery_issues set state = 'closed', closed_at = now(), bets_root = '' where issue = $1",
      [next.issue],
    )
    const coming = await issueOf(database.db, 'SSC1M', next.issue)
    const drawBy = (scheme: 'LFD1' | 'LFD2') => {
      const reveal = { scheme, seed: '0'.repeat(64), signature: '0'.repeat(96) }
      const result = { family: 'SSC', digits: [1, 2, 3, 4, 5] } as const
      return database.transaction((tx) => insertFairDraw(tx, coming?.id ?? 0n, reveal, result))
    }
    await expect(drawBy('LFD1')).rejects.toThrow('scheme of its day')
    expect(await drawBy('LFD2')).toBe(true)
    expect((await open.dayOf('SSC1M', '2026-11-21')).lfd2From).toBe(now)
    await expect(runText(database, 'update lottery_scheme_switch set lfd2_from = now()')).rejects.toThrow('append-only')
  })
})
