import { randomBytes } from 'node:crypto'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import { commitOf, dayCommitOf, roundAfterClose } from '@banyan/rules/lottery/fair-draw.ts'
import { fairGames, fastGames, importedGames } from '@banyan/rules/lottery/lottery-games.ts'
import { expect, test } from 'vitest'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { createLogger } from '#/platform/config/logger.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import { stopClock } from '#/test-world/move-clock.ts'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { lotterySections } from '../sections.ts'
import { insertIssues } from '../store/issues.ts'
import { deleteNumbersOfClosed, insertNumbers, markedNumbers } from '../store/sale-terms.ts'
import { makeIssues } from './make-issues.ts'
import { Seeds } from './seeds.ts'

test('[LOT-04] [LOT-07] issues are made two days ahead, once, with commitments that open', async () => {
  const database = await emptyDatabase('pglite')
  const key = randomBytes(32)
  const parts = {
    ...{ database, chain: quicknet, key, random: randomBytes, seeds: new Seeds(database.db, key) },
    settings: { current: () => lotterySections.lotterySchedules.initial } as unknown as MerchantSettings,
    logger: createLogger('error'),
  }
  // A moment at which every game's day goes on for hours.
  await database.transaction((tx) => stopClock(tx, 0))
  const now = await databaseNow(database.db)
  await makeIssues(parts)
  const rows = await database.db.selectFrom('lottery_issues').selectAll().orderBy('id').execute()
  await makeIssues(parts)
  expect(await database.db.selectFrom('lottery_issues').select('id').execute()).toHaveLength(rows.length)

  const byGame = Map.groupBy(rows, ({ game_code }) => game_code)
  for (const game of fairGames) {
    const issues = byGame.get(game) ?? []
    const { periodSeconds } = fastGames[game]
    // Two whole days, and what is left of today.
    expect(issues.length, game).toBeGreaterThanOrEqual((2 * 86_400) / periodSeconds)
    expect(issues.length, game).toBeLessThanOrEqual((3 * 86_400) / periodSeconds)
    // Nothing was on sale before its commitment.
    expect(
      issues.every(({ open_at }) => open_at > now),
      game,
    ).toBe(true)
    expect(issues.every(({ close_at, round }) => Number(round) === roundAfterClose(close_at.getTime() / 1_000))).toBe(
      true,
    )
  }
  expect(byGame.get('VNN')?.length).toBeGreaterThanOrEqual(7)
  expect(Object.keys(importedGames).filter((game) => !byGame.has(game))).toEqual([])

  const seeds = new Seeds(database.db, key)
  const [first] = byGame.get('K35M') ?? []
  if (!first) throw new Error('no issue was made')
  const days = await database.db.selectFrom('lottery_days').select('game_code').execute()
  expect(days).toHaveLength(3 * fairGames.length)
  const issue = { game: 'K35M', day: first.issue.replace(/^(....)(..)(..).*/, '$1-$2-$3'), place: first.place ?? -1 }
  const { commits, commit, lfd2From } = await seeds.dayOf(issue.game, issue.day)
  const drawn = { scheme: 'LFD2', game: 'K35M', issue: first.issue, round: Number(first.round) } as const
  expect(commitOf({ ...drawn, seed: await seeds.seedOf(issue) })).toBe(commits[issue.place])
  expect(await seeds.promiseOf(issue)).toEqual({ algo: 'LFD2', commit: commits[issue.place] })
  // No list of LFD1 was ever published here.
  expect(lfd2From).toBe(0)
  expect(dayCommitOf(commits)).toBe(commit)
  expect(await new Seeds(database.db, randomBytes(32)).seedOf(issue).catch(({ message }: Error) => message)).toContain(
    'another key',
  )
})

test('[LOT-08] a number that was closed for one issue is forgotten when its sale is over', async () => {
  const database = await emptyDatabase('pglite')
  await database.transaction(async (tx) => {
    const over = { issue: '20200101', openAt: 1_577_800_000, saleCloseAt: 1_577_850_000, drawAt: 1_577_851_000 }
    await insertIssues(tx, 'VNN', '2020-01-01', [{ ...over, fair: undefined }])
    for (const issue of ['20200101', ''])
      await insertNumbers(
        tx,
        { gameCode: 'VNN', issue, playCode: 'VNN_LO2', numbers: ['08'] },
        { sale: 'closed', madeBy: 'mai', reason: 'a test' },
      )
    expect(await deleteNumbersOfClosed(tx)).toBe(1)
  })
  expect(await markedNumbers(database.db, { gameCode: 'VNN' }, 9)).toMatchObject([{ issue: '', number: '08' }])
})
