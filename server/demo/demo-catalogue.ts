import type { CatalogueLine, GameLine, VendorLine } from '@banyan/contract/games/catalogue-lines.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import { fishClasses, fishGames, playerClasses, playerGames } from './catalogue/fish-and-players.ts'
import { liveClasses, liveTables, salonVendors } from './catalogue/live-tables.ts'
import { lotteryClasses, lotteryGames, lotteryVendors } from './catalogue/lotteries.ts'
import { slotClasses, slots } from './catalogue/slots.ts'
import { smallClasses, smallGames } from './catalogue/small-types.ts'
import { sportsClasses, sportsGames, sportsVendors } from './catalogue/sports.ts'

const slotVendors = ['PG', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'EG2', 'PT', 'KV', 'NX7', 'ORA', 'TAO'] as const

/** How many games of a type are hot: 128 in all, which is the merchant's showcase. */
const hotCounts: Partial<Record<GameType, number>> = {
  RNG: 84,
  LIVE: 16,
  FISH: 8,
  PVP: 6,
  SPORTS: 3,
  ESPORTS: 2,
  COCKFIGHT: 2,
  ELOTT: 3,
  TG: 1,
  AC: 2,
  JP: 1,
}
/** The types of the showcase's games, round and round until each type has had its count. */
const showcase: readonly GameType[] = [
  ...['RNG', 'RNG', 'LIVE', 'RNG', 'RNG', 'FISH', 'RNG', 'RNG', 'LIVE', 'RNG', 'RNG', 'PVP'],
  ...['RNG', 'RNG', 'SPORTS', 'RNG', 'RNG', 'ELOTT', 'RNG', 'RNG', 'COCKFIGHT', 'RNG', 'RNG', 'ESPORTS'],
  ...['RNG', 'AC', 'RNG', 'RNG', 'TG', 'RNG', 'JP'],
] as GameType[]

/** Places in the list of slots and tables that show what a tile can be besides open. */
const closedSlots: readonly number[] = [9, 57, 130]
const slotWithoutPicture = 17

/** The demo merchant's catalogue as a file would have it; what is closed opens at 14:00 the day after `now`. */
export function demoCatalogue(now: Date): CatalogueLine[] {
  const maintenanceUntil = twoInTheAfternoon(now)
  const reels = slots().map((line, place) => ({
    ...line,
    ...(closedSlots.includes(place) && { maintenanceUntil }),
    ...(place === slotWithoutPicture && { iconUrl: '' }),
  }))
  const games = [
    ...reels,
    ...liveTables(),
    ...fishGames(),
    ...playerGames(),
    ...sportsGames(),
    ...lotteryGames(),
    ...smallGames(),
  ]
  return [
    ...vendorLines(maintenanceUntil),
    ...[slotClasses, liveClasses, fishClasses, playerClasses, sportsClasses, lotteryClasses, smallClasses].flat(),
    ...withShowcase(games),
  ]
}

/** One house of live tables and all its tables are closed. */
function vendorLines(maintenanceUntil: string): VendorLine[] {
  return [...slotVendors, ...salonVendors, ...sportsVendors, ...lotteryVendors].map((code) => ({
    kind: 'vendor',
    code,
    names: { en: code },
    ...(code === 'TEA' && { maintenanceUntil }),
  }))
}

/** The hot games first, their types mixed, and then the others in their order. */
function withShowcase(games: readonly GameLine[]): GameLine[] {
  const waiting = new Map(Object.entries(Object.groupBy(games, (line) => line.gameType)))
  const left = new Map(Object.entries(hotCounts))
  const hot: GameLine[] = []
  while ([...left.values()].some((count) => count > 0)) {
    for (const type of showcase) {
      const count = left.get(type) ?? 0
      const line = count > 0 ? waiting.get(type)?.shift() : undefined
      if (!line) continue
      left.set(type, count - 1)
      hot.push({ ...line, isHot: true })
    }
  }
  return [...hot, ...[...waiting.values()].flat()]
}

/** 14:00 of the day after `now` at the merchant's, seven hours ahead of UTC. */
function twoInTheAfternoon(now: Date): string {
  const day = new Date(now.getTime() + 31 * 3_600_000).toISOString().slice(0, 10)
  return `${day}T14:00:00+07:00`
}
