import type { QueryOf } from '@banyan/contract/call.ts'
import type { Winner, winnerBoard } from '@banyan/contract/games/winner-board.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import type { Catalogue } from '#/modules/games/catalogue.ts'
import { presentGame, type Reader } from '#/modules/games/present-game.ts'
import type { OfferedGame, Snapshot } from '#/modules/games/snapshot.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { AnswerSource } from '#/platform/http/bind.ts'
import type { FollowedWinners, Winners } from './followed-winners.ts'

/** What the winner board is made from: one version of the catalogue and one of the wins. */
export interface Board {
  readonly snapshot: Snapshot
  readonly winners: Winners
}

/** The current board: the same object until the catalogue or the wins are replaced. */
export function boardSource(catalogue: Catalogue, followed: FollowedWinners): AnswerSource<Board> {
  let last: Board | undefined
  const board = (snapshot: Snapshot, winners: Winners): Board => {
    if (last?.snapshot !== snapshot || last.winners !== winners) last = { snapshot, winners }
    return last
  }
  return {
    get settled() {
      const [snapshot, winners] = [catalogue.settled, followed.settled]
      return snapshot && winners && board(snapshot, winners)
    },
    current: async () => board(await catalogue.current(), await followed.current()),
  }
}

/** A real or illustrative win with its game. */
interface ShownWin {
  readonly recordId: string
  readonly customerName: string
  readonly winMinor: bigint
  readonly game: OfferedGame
}

/** The board as one reader sees it; illustrative as long as there is no real win. */
export function presentBoard(board: Board, query: QueryOf<typeof winnerBoard>, reader: Reader) {
  const real = realWins(board)
  const illustrative = real.length === 0
  const shown = (illustrative ? illustrativeWins(board) : real)
    .filter(({ game }) => query.gameCategory === undefined || game.gameType === query.gameCategory)
    .slice(0, query.limitNum)
  const list = shown.map((win) => ({ vo: presentWin(board.snapshot, win, reader) }))
  return { list, illustrative, version: board.winners.version }
}

/** The greatest win first. A game that is no longer offered can't be opened, so its wins are left out. */
function realWins({ snapshot, winners }: Board): ShownWin[] {
  return winners.wins.flatMap((win) => {
    const game = snapshot.gameByCode(win.vendorCode, win.gameCode)
    return game ? { ...win, game } : []
  })
}

/** Wins for a board that the ledger has none for yet. The board says that nobody made them. */
function illustrativeWins({ snapshot, winners }: Board): ShownWin[] {
  return winners.illustrative.flatMap((win) => {
    const game = snapshot.gameByNode(win.nodeId)
    return game ? { ...win, game } : []
  })
}

function presentWin(snapshot: Snapshot, { recordId, customerName, winMinor, game }: ShownWin, reader: Reader): Winner {
  const { gameName, iconUrl, nodeId, vassalage, gameType, gameCode, isGame, maintenanceUntil } = presentGame(
    snapshot,
    game,
    reader,
  )
  return {
    ...{ recordId, gameName },
    // Nobody's name is shown whole, and one that was kept masked stays so.
    customerName: maskedName(customerName),
    winAmount: toAmount(winMinor, merchantCurrency.exponent),
    ...{ iconUrl, nodeId, vassalage, gameType, gameCode, isGame, maintenanceUntil },
  }
}

const visibleAtEachEnd = 2
const stars = '***'

/** The first two and the last two characters of a name; of a short one the first alone. A masked name stays as it is. */
function maskedName(name: string): string {
  const characters = [...name]
  if (characters.length <= 2 * visibleAtEachEnd) return `${characters[0] ?? ''}${stars}`
  return `${characters.slice(0, visibleAtEachEnd).join('')}${stars}${characters.slice(-visibleAtEachEnd).join('')}`
}
