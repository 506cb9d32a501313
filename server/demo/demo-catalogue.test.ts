import type { GameLine } from '@banyan/contract/games/catalogue-lines.ts'
import { catalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import { gameTypes } from '@banyan/contract/games/game.ts'
import { sportsGroupOf } from '@banyan/rules/games/sports-groups.ts'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { demoCatalogue } from './demo-catalogue.ts'
import { demoWinners } from './winners.ts'

const lines = demoCatalogue(new Date('2026-11-21T18:00:00Z'))
const games = lines.filter((line): line is GameLine => line.kind === 'game')
const ofType = (gameType: string) => games.filter((game) => game.gameType === gameType)
const vendorsOf = (gameType: string) => new Set(ofType(gameType).map((game) => game.vendor))

test('every line is one that a file may have', () => {
  const schema = Compile(catalogueLine)
  expect(lines.filter((line) => !schema.Check(line))).toEqual([])
})

test('[LOB-17] the slots alone are nearly ten thousand', () => {
  const slots = ofType('RNG').filter((game) => game.gameClass !== 'BG')
  expect(slots.length).toBeGreaterThanOrEqual(9_900)
  expect(ofType('RNG').length).toBeLessThan(10_000)
})

test.each(gameTypes)('[LOB-12] %s has games, in every one of its classes', (gameType) => {
  const classes = lines.flatMap((line) => (line.kind === 'class' && line.gameType === gameType ? [line.key] : []))
  expect(new Set(ofType(gameType).map((game) => game.gameClass))).toEqual(new Set(classes))
  expect(classes).not.toEqual([])
})

test('[LOB-12] the slots have bingo; sports have vendors of esports and of cockfight', () => {
  expect(ofType('RNG').some((game) => game.gameClass === 'BG')).toBe(true)
  const groups = new Set(
    games.map(({ gameType, vendor }) => (gameType === 'SPORTS' ? sportsGroupOf(vendor) : gameType)),
  )
  expect(groups).toEqual(new Set(gameTypes))
})

test('[LOB-20] the live tables have at least the six classifications of the specification', () => {
  const keys = ['BACCARAT', 'SICBO', 'ROULETTE', 'DRAGON_TIGER', 'BLACKJACK', 'FAN_TAN']
  const named = lines.flatMap((line) => (line.kind === 'class' && line.gameType === 'LIVE' ? [line] : []))
  expect(named.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
  for (const key of keys) expect(ofType('LIVE').filter((game) => game.gameClass === key)).not.toEqual([])
  expect(named.every(({ names }) => names.en && names.vi && names.ar && names['zh-Hans'])).toBe(true)
})

test('no vendor has two games of one name, in any language', () => {
  const named = new Set<string>()
  const twice = games.flatMap(({ vendor, gameType, names }) =>
    ['en', 'vi', 'ar', 'zh-Hans'].flatMap((tag) => {
      const name = `${vendor} ${gameType} ${tag} ${names[tag]}`
      return named.size === named.add(name).size ? [name] : []
    }),
  )
  expect(twice).toEqual([])
})

test('slots and live tables show both sizes of the vendor menu, and every game has its four names', () => {
  expect(vendorsOf('RNG').size).toBeGreaterThan(10)
  expect(vendorsOf('LIVE').size).toBe(10)
  expect(games.filter(({ names }) => !(names.vi && names.ar && names['zh-Hans']))).toEqual([])
})

test('the filters narrow, the showcase has 128 games, and something is closed or without a picture', () => {
  const slots = ofType('RNG')
  const share = (fits: (game: GameLine) => boolean) => slots.filter(fits).length / slots.length
  expect(share((game) => Number(game.minBet) >= 1)).toBeLessThan(0.95)
  expect(share((game) => game.lineCount >= 25)).toBeLessThan(0.8)
  expect(share((game) => game.hasFreeTrial)).toBeGreaterThan(0.5)
  expect(share((game) => game.hasFreeTrial)).toBeLessThan(0.7)
  expect(games.filter((game) => game.isHot)).toHaveLength(128)
  expect(games.filter((game) => game.maintenanceUntil)).toHaveLength(3)
  expect(games.find((game) => game.maintenanceUntil)?.maintenanceUntil).toBe('2026-11-23T14:00:00+07:00')
  expect(games.filter((game) => game.iconUrl === '')).toHaveLength(1)
})

test('the winners stand in descending order and have their games', () => {
  const winners = demoWinners(lines)
  expect(winners).toHaveLength(20)
  expect(winners.map(({ winMinor }) => winMinor)).toEqual(
    winners.map(({ winMinor }) => winMinor).sort((a, b) => (a > b ? -1 : 1)),
  )
  expect(winners.every(({ nodeId }) => games.some((game) => game.nodeId === nodeId.toString()))).toBe(true)
})
