import type { CallDefinition, ValueOf } from '@banyan/contract/call.ts'
import { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { gamesSoldIn } from '@banyan/rules/lottery/prize-modes.ts'
import { expect, test } from 'vitest'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aClass, aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import type { World } from '#/test-world/world.ts'
import { lastThree, lotteryWorld } from '../test-world/lottery-world.ts'

type Menu = ValueOf<(typeof lotteryCalls)['lotteryMenu']>
type Issues = ValueOf<(typeof lotteryCalls)['openedIssues']>

/** Two games of five digits and one of dice, a region of the south, and a Thai game; more than one price list sells the first. */
async function offerGames({ database }: Pick<World, 'database'>): Promise<void> {
  const offered = [
    ['LOTT', 'SSC1M', 'SSC'],
    ['LOTT', 'SSC5M', 'SSC'],
    ['LOTT', 'K35M', 'K3'],
    ['TCG_LOTTO_VN', 'VNN', 'NORTH'],
    ['TCG_LOTTO_VN', 'VNC', 'CENTRAL'],
    ['TCG_SEA', 'TH_GOV', 'THAI'],
  ] as const
  const games = offered.map(([vendorCode, gameCode, gameClass], at) =>
    aGame({ nodeId: BigInt(at + 1), vendorCode, gameCode, gameClass, gameType: 'LOTT' }),
  )
  const vendors = ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'].map(aVendor)
  const classes = [aClass({ key: 'SSC', gameType: 'LOTT', names: { en: 'Five digits' } })]
  await database.transaction((tx) => importCatalogue(tx, vendors, games, classes))
}

const classic = [
  ['SSC', 'Five digits', ['SSC1M', 'SSC5M']],
  ['K3', 'K3', ['K35M']],
] as const

test.each([
  ['LOTT', classic],
  ['ZY', classic],
  [
    'ELOTT',
    [
      ['NORTH', 'NORTH', ['VNN']],
      ['CENTRAL', 'CENTRAL', gamesSoldIn('ELOTT').filter((code) => code.startsWith('VNC_'))],
    ],
  ],
  ['SEA', [['THAI', 'THAI', ['TH_GOV']]]],
] as const)('[LOT-01] the menu of %s has its games by group, and names the list', async (prizeMode, groups) => {
  await using l = await lotteryWorld()
  await offerGames(l.w)
  const player = await l.player(0n)
  const { value } = await player.ask<Menu>(lotteryCalls.lotteryMenu, { prizeMode, device: 'WEB' })
  expect(value.accountTypeName).toBe(prizeMode)
  const told = value.gameMenus.map(({ gameGroupCode, gameGroupName, games }) => [
    ...[gameGroupCode, gameGroupName],
    games.map(({ gameCode }) => gameCode),
  ])
  expect(told).toEqual(groups)
  const games = value.gameMenus.flatMap((group) => group.games)
  expect(new Set(games.map((game) => [game.prizeMode, game.status].join()))).toEqual(new Set([`${prizeMode},OPEN`]))
})

test('[LOT-01] recent games are those that the account bet on, and nobody else', async () => {
  await using l = await lotteryWorld()
  await offerGames(l.w)
  const [player, other] = [await l.player(), await l.player()]
  const recentOf = async ({ ask }: typeof player) =>
    (await ask<Menu>(lotteryCalls.recentLotteryMenu, { prizeMode: 'LOTT', device: 'WEB' })).value.gameMenus
  expect(await recentOf(player)).toEqual([])
  await player.place([lastThree('1|2|3')])
  expect((await recentOf(player)).map(({ games }) => games.map(({ gameCode }) => gameCode))).toEqual([['SSC1M']])
  expect(await recentOf(other)).toEqual([])
})

test.each([
  ['the area’s pages', lotteryCalls.openedIssues, '/lgw/vn/numeros/opened/game'],
  ['other pages', lotteryCalls.openedNumero, '/lotto/lgw/games/opened/numero'],
] as const)('[LOT-01] opened numbers for %s', async (_what, call: CallDefinition, path) => {
  expect(call.path).toBe(path)
  await using l = await lotteryWorld()
  const player = await l.player(0n)
  await l.moveTo(70)
  await l.run()
  const { value } = await player.ask<Issues>(call, { gameCode: 'SSC1M', size: '10' })
  expect(value.list.map(({ numero, winNo }) => [numero, /^\d(,\d){4}$/.test(winNo)])).toEqual([[l.numbers[0], true]])
  expect(value).toMatchObject({ gameCode: 'SSC1M', current: { numero: l.numbers[1], state: 'OPEN' } })
  expect((await player.ask(call, { gameCode: 'NONE' })).code).toBe('lottery_game_unknown')
})
