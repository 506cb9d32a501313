import type { Tx } from '#/platform/db/handles.ts'
import { changeBoard, type IllustrativeWin, replaceIllustrativeWins } from './store/winners.ts'

/** A win that nobody made, for the board of a demo; the board says so. */
export type IllustrativeWinner = IllustrativeWin

/** Replaces the rows that the winner board shows until the ledger has wins of its own. */
export async function writeIllustrativeWinners(tx: Tx, winners: readonly IllustrativeWinner[]): Promise<void> {
  await replaceIllustrativeWins(tx, winners)
  await changeBoard(tx)
}
