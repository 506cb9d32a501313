import type { Tx } from '#/platform/db/handles.ts'
import { replaceWinners } from './store/illustrative-winners.ts'

/** A win that nobody made, for the board of a demo; the board says so. */
export interface IllustrativeWinner {
  readonly nodeId: bigint
  /** Masked: two characters, stars, two characters. */
  readonly customerName: string
  readonly winMinor: bigint
}

/** Makes these the rows of the winner board until the ledger has wins of its own. */
export async function writeIllustrativeWinners(tx: Tx, winners: readonly IllustrativeWinner[]): Promise<void> {
  await replaceWinners(tx, winners)
}
