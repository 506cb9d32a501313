import './tables.ts'
import type { Tx } from '#/platform/db/handles.ts'

interface WinnerRecord {
  readonly nodeId: bigint
  readonly customerName: string
  readonly winMinor: bigint
}

export async function replaceWinners(tx: Tx, winners: readonly WinnerRecord[]): Promise<void> {
  await tx.deleteFrom('illustrative_winners').execute()
  if (winners.length === 0) return
  await tx
    .insertInto('illustrative_winners')
    .values(
      winners.map(({ nodeId, customerName, winMinor }, place) => ({
        record_id: BigInt(place + 1),
        node_id: nodeId,
        customer_name: customerName,
        win_minor: winMinor,
      })),
    )
    .execute()
}
