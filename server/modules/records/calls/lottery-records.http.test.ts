import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { bigSum, chaseWorld } from '#/modules/lottery/test-world/chase-world.ts'
import type { Item } from '#/modules/lottery/test-world/lottery-world.ts'
import { recordReader } from '../test-world/record-reader.ts'

const smallSum: Item = { ...bigSum, selection: 'S', multiple: 2 }
/** The first digit against the second: equal ones return the stake. */
const dragon: Item = { ...bigSum, playCode: 'SSC_DT_1_2_PUSH', selection: 'D', multiple: 4 }
const minor = (amount: string) => BigInt(amount.replace('.', ''))

test('[WAL-09] bets of the lottery stand in every record, folded or not, and come to what the book says', async () => {
  await using c = await chaseWorld(4)
  const game = aGame({ nodeId: 9n, vendorCode: 'LOTT', gameCode: 'SSC1M', gameType: 'LOTT' })
  await c.w.database.transaction((tx) => importCatalogue(tx, [aVendor('LOTT')], [game]))
  const player = await c.chaser()
  const [, second = ''] = c.issues
  const { value } = await player.place([bigSum, smallSum, dragon, { ...bigSum, multiple: 9 }])
  await player.cancel(value.bets[3]?.id ?? '')
  await player.chase([1, 3, 5])
  await c.advance()
  await c.moveInto(1)
  await c.close()
  await c.draw(0, 'W')
  await c.run()
  await c.advance()
  expect((await player.place([{ ...bigSum, multiple: 8 }], { numero: second })).code).toBe('ok')

  // The reader signs in anew, which ends the player's session.
  const { balance, held } = await player.balance()
  const reader = recordReader(c.w, player.accountId)
  const seen = async () => {
    const moves = await reader.all('transactionHistory')
    const bets = await reader.all('betHistory')
    const { net } = await reader.read('transactionTotals')
    const { products, stake, payout, profit, pending } = await reader.read('personalProfit', { period: 'sevenDays' })
    const { rounds, stake: staked, payout: paid } = await reader.read('betTotals')
    return { moves, bets, net, products, stake, payout, profit, pending, sums: { rounds, staked, paid } }
  }
  const before = await seen()
  expect(
    before.moves.map(({ type, amount, remark }) => `${type} ${amount} ${remark?.gameCode ?? '-'}`).toSorted(),
  ).toEqual(
    [
      ...['bet -16000.00 SSC1M', 'bet -8000.00 SSC1M', 'betReturn 4000.00 SSC1M', 'betReturn 9000.00 SSC1M'],
      ...['chaseHeld -9000.00 -', 'chaseReturn 8000.00 -', 'demoMoney 1000000.00 -'],
      ...['payout 1950.00 SSC1M', 'payout 1950.00 SSC1M'],
    ].toSorted(),
  )
  expect(before.bets.map(({ status, stake, payout, product }) => `${status} ${stake} ${payout} ${product}`)).toEqual([
    'open 8000.00 0.00 LOTT',
    ...['won 1000.00 1950.00 LOTT', 'won 1000.00 1950.00 LOTT', 'lost 2000.00 0.00 LOTT'],
    ...['draw 4000.00 4000.00 LOTT', 'cancelled 9000.00 9000.00 LOTT'],
  ])
  expect(before.sums).toEqual({ rounds: 5, staked: '16000.00', paid: '7900.00' })
  expect([before.stake, before.payout, before.pending]).toEqual(['16000.00', '7900.00', '8000.00'])
  expect(100_000_000n + minor(before.profit)).toBe(minor(balance) + minor(held))
  expect(minor(before.net)).toBe(minor(balance))

  await c.moveInto(2)
  await c.w.app.work.runDue('fold-records')
  expect(await c.w.database.db.selectFrom('record_play_days').select('vendor_code').execute()).toHaveLength(1)
  expect(await seen()).toEqual(before)
  const other = recordReader(c.w, (await c.chaser()).accountId)
  const named = { vendor: 'LOTT', roundId: value.bets[3]?.id ?? '' }
  expect((await reader.read('betDetail', named)).calls.map(({ type, stake, payout }) => [type, stake, payout])).toEqual(
    [
      ['bet', '9000.00', '0.00'],
      ['betReturn', '0.00', '9000.00'],
    ],
  )
  expect(await other.codeOf('betDetail', named)).toBe('round_not_found')
  expect(await reader.all('betHistory', { status: 'open', vendor: 'LOTT', product: 'LOTT' })).toHaveLength(1)
  expect((await reader.read('playedGames')).list).toMatchObject([{ vendor: 'LOTT', gameCode: 'SSC1M' }])
})

test('[WAL-09] bets and rounds of one moment are told page by page, each once, in one order', async () => {
  await using c = await chaseWorld(2)
  const player = await c.chaser()
  for (const count of [7, 9, 8]) await player.place(Array.from({ length: count }, () => bigSum))
  // Each bet has a round beside it that began in the same microsecond, at a vendor before and after the lottery's.
  await c.w.database.transaction((tx) =>
    sql`
      insert into game_rounds (vendor_code, round_id, account_id, asset, game_code, opened_at)
      select vendor, 'r' || number, account_id, asset, 'dragon', placed_at
      from lottery_bets cross join unnest(array['AAA', 'ZZZ']) as v (vendor)
    `.execute(tx),
  )
  const reader = recordReader(c.w, player.accountId)
  const paged = (await reader.all('betHistory')).map(({ vendor, roundId }) => `${vendor} ${roundId}`)
  const whole = await reader.all('betHistory', {}, 200)
  expect(new Set(paged).size).toBe(72)
  expect(paged).toEqual(whole.map(({ vendor, roundId }) => `${vendor} ${roundId}`))
  const places = whole.map(({ openedAt }) => openedAt)
  expect(places).toEqual(places.toSorted().toReversed())
})
