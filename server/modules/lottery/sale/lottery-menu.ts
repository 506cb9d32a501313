import type { ValueOf } from '@banyan/contract/call.ts'
import type { lotteryCalls } from '@banyan/contract/lottery/lottery-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { fastGames, importedGames, isFairGame, lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { isSoldIn, type LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { gameNameFor, type Reader } from '#/modules/games/present-game.ts'
import type { OfferedGame, Snapshot } from '#/modules/games/snapshot.ts'

type Menu = ValueOf<(typeof lotteryCalls)['lotteryMenu']>
type MenuGame = Menu['gameMenus'][number]['games'][number]

/** The vendor under which the catalogue has the games of a price list (spec section 5, starting a game). */
const vendorOf: Readonly<Record<LotteryMode, string>> = {
  LOTT: 'LOTT',
  ZY: 'LOTT',
  ELOTT: 'TCG_LOTTO_VN',
  SEA: 'TCG_SEA',
}

interface Asked {
  readonly mode: LotteryMode
  readonly reader: Reader
  readonly takesBets: (gameCode: string) => boolean
  readonly now: Date
}

/** The lottery's games as the merchant's catalogue offers them, by class, in its order. */
export function lotteryMenu(snapshot: Snapshot, asked: Asked): Menu {
  const offered = snapshot.games().filter(({ vendorCode }) => vendorCode === vendorOf[asked.mode])
  const groups = Map.groupBy(
    offered.flatMap((tile, sort) => gamesOfTile(tile, { ...asked, snapshot, sort })),
    ({ group }) => group,
  )
  const gameMenus = [...groups].map(([key, entries]) => {
    const [first] = entries
    const named = first && snapshot.classesOf(first.gameType).find((one) => one.key === key)
    const name = named && localised(named.names, asked.reader.tag, asked.reader.merchantTag)
    return { gameGroupCode: key, gameGroupName: name || key, games: entries.map(({ game }) => game) }
  })
  return { gameMenus, accountTypeName: asked.mode }
}

/** The same of these games alone, in their own order, the newest first. */
export function recentMenu(snapshot: Snapshot, asked: Asked, recent: readonly string[]): Menu {
  const { gameMenus, accountTypeName } = lotteryMenu(snapshot, asked)
  const byCode = new Map(gameMenus.flatMap(({ games }) => games).map((game) => [game.gameCode, game]))
  const games = recent.flatMap((code) => byCode.get(code) ?? [])
  const group = { gameGroupCode: 'RECENT', gameGroupName: 'RECENT', games }
  return { gameMenus: games.length > 0 ? [group] : [], accountTypeName }
}

interface Listing extends Asked {
  readonly snapshot: Snapshot
  readonly sort: number
}

/** A tile is a game, or stands for the stations of a region, each of which is one. */
function gamesOfTile(tile: OfferedGame, listing: Listing) {
  const { mode, snapshot, takesBets, now, sort, reader } = listing
  const isPlayable = !(snapshot.maintenanceOf(tile) > now.toISOString())
  const own = isSoldIn(mode, tile.gameCode) ? [tile.gameCode] : []
  const codes = own.length > 0 ? own : Object.keys(importedGames).filter((code) => code.startsWith(`${tile.gameCode}_`))
  return codes.map((code) => {
    const game: MenuGame = {
      gameCode: code,
      gameName: lotteryGame(code)?.station ?? gameNameFor(tile, reader),
      nodeId: tile.nodeId,
      cycleSec: isFairGame(code) ? fastGames[code].periodSeconds : 0,
      status: isPlayable && takesBets(code) ? 'OPEN' : 'CLOSED',
      ...{ prizeMode: mode, sort, isHot: tile.isHot ? 1 : 0 },
    }
    return { group: tile.gameClass, gameType: tile.gameType, game }
  })
}
