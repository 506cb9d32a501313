import { type Winner, winnerBoard } from '@banyan/contract/games/winner-board.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { presentGame, type Reader, readerOf } from '#/modules/games/present-game.ts'
import type { OfferedGame, Snapshot } from '#/modules/games/snapshot.ts'
import { merchantCurrency } from '#/modules/system/merchant-currency.ts'
import { type AnswerSource, bindPrepared } from '#/platform/http/bind.ts'
import type { Board } from '../winner-board/followed-winners.ts'

/** A real or illustrative win with its game. */
interface ShownWin {
  readonly recordId: string
  readonly customerName: string
  readonly winMinor: bigint
  readonly game: OfferedGame
}

export function winnerBoardCall(board: AnswerSource<Board>) {
  return bindPrepared(winnerBoard, board, ({ snapshot, winners }, query, tongues) => {
    const { gameCategory, language, limitNum } = query
    const real = realWins({ snapshot, winners })
    const illustrative = real.length === 0
    const shown = (illustrative ? illustrativeWins({ snapshot, winners }) : real)
      .filter(({ game }) => gameCategory === undefined || game.gameType === gameCategory)
      .slice(0, limitNum)
    const reader = readerOf(tongues, language)
    const list = shown.map((win) => ({ vo: presentWin(snapshot, win, reader) }))
    return JSON.stringify({ list, illustrative, version: winners.version })
  })
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
