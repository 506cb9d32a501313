import { pollInLanes } from '#/platform/jobs/in-lanes.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import { walletTransfersToAskAbout } from '../store/wallet-transfers.ts'
import { type AskingParts, inquireTransfer } from '../use-cases/ask-vendor.ts'

/** Asks vendors what became of transfers of which they said nothing. */
export function askVendors(parts: AskingParts): Poll {
  return pollInLanes({
    name: 'ask-vendors',
    due: (ofEach) => walletTransfersToAskAbout(parts.database.db, ofEach),
    laneOf: ({ vendor }) => vendor,
    work: (transfer) => inquireTransfer(parts, transfer),
  })
}
