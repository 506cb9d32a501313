import { winnerBoard } from '@banyan/contract/games/winner-board.ts'
import { readerOf } from '#/modules/games/present-game.ts'
import { type AnswerSource, bindPrepared } from '#/platform/http/bind.ts'
import { type Board, presentBoard } from '../winner-board/board.ts'

export function winnerBoardCall(board: AnswerSource<Board>) {
  return bindPrepared(winnerBoard, board, (current, query, tongues) =>
    JSON.stringify(presentBoard(current, query, readerOf(tongues, query.language))),
  )
}
