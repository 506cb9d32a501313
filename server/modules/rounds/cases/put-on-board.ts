import { consumerOf } from '#/events.ts'
import { changeBoard, insertWinner } from '../store/winners.ts'

/** Puts a win of a round on the winner board (requirements LOB-03, PLAY-08). */
export const putOnBoard = consumerOf('round.won', 'winner-board', async (tx, { vendorCode, transactionId }) => {
  if (await insertWinner(tx, vendorCode, transactionId)) await changeBoard(tx)
})
