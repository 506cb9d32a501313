import { type Winner, winnerBoard } from '@banyan/contract/games/winner-board.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant-currency.ts'
import { bindPrepared } from '#/platform/http/bind.ts'
import type { Catalogue } from '../snapshot/catalogue.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { maskedName } from './masked-name.ts'
import { presentGame } from './present-game.ts'
import { type Reader, readerOf } from './reader.ts'

export function winnerBoardCall(catalogue: Catalogue) {
  return bindPrepared(winnerBoard, catalogue, (snapshot, { gameCategory, language, limitNum }, tongues) => {
    const winners = presentWinners(snapshot, readerOf(tongues, language))
    const list = winners.filter(({ gameType }) => gameCategory === undefined || gameType === gameCategory)
    return JSON.stringify({ list: list.slice(0, limitNum).map((vo) => ({ vo })), illustrative: true })
  })
}

/** The greatest win first; a win in a game that is no longer offered can't be clicked, so it is left out. */
function presentWinners(snapshot: Snapshot, reader: Reader): Winner[] {
  return snapshot.illustrativeWinners.flatMap((row) => {
    const game = snapshot.gameAt(snapshot.placeOf(row.nodeId) ?? -1)
    if (!game) return []
    const { gameName, iconUrl, nodeId, vassalage, gameType } = presentGame(snapshot, game, reader)
    return {
      recordId: row.recordId,
      gameName,
      // Masked again: a row that was written unmasked must not leak.
      customerName: maskedName(row.customerName),
      winAmount: toAmount(BigInt(row.winMinor), merchantCurrency.exponent),
      iconUrl,
      nodeId,
      vassalage,
      gameType,
    }
  })
}
