import { type Winner, winnerBoard } from '@banyan/contract/games/winner-board.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant-currency.ts'
import { type AnswerSource, bindPrepared } from '#/platform/http/bind.ts'
import type { Board } from '../snapshot/board-source.ts'
import type { OfferedGame, Snapshot } from '../snapshot/snapshot.ts'
import { maskedName } from './masked-name.ts'
import { presentGame } from './present-game.ts'
import { type Reader, readerOf } from './reader.ts'

/** A win with its game, of whichever kind. */
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
    const shown = (illustrative ? illustrativeWins(snapshot) : real)
      .filter(({ game }) => gameCategory === undefined || game.gameType === gameCategory)
      .slice(0, limitNum)
    const reader = readerOf(tongues, language)
    const list = shown.map((win) => ({ vo: presentWin(snapshot, win, reader) }))
    return JSON.stringify({ list, illustrative, version: winners.version })
  })
}

/** The greatest win first; a win in a game that is no longer offered can't be clicked, so it is left out. */
function realWins({ snapshot, winners }: Board): ShownWin[] {
  return winners.wins.flatMap((win) => {
    const game = snapshot.gameByCode(win.vendorCode, win.gameCode)
    return game ? { ...win, game } : []
  })
}

/** What the board shows until there is a win of the ledger, and says so. */
function illustrativeWins(snapshot: Snapshot): ShownWin[] {
  return snapshot.illustrativeWinners.flatMap(({ recordId, customerName, winMinor, nodeId }) => {
    const game = snapshot.gameAt(snapshot.placeOf(nodeId) ?? -1)
    return game ? { recordId, customerName, winMinor: BigInt(winMinor), game } : []
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
