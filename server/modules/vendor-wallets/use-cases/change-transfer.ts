import {
  isWalletTransferOver,
  type WalletTransferEvent,
  walletTransferStateAfter,
  walletTransferTries,
} from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { available, vendorWallet } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import type { Posting } from '#/ledger/posting.ts'
import { endHold } from '#/ledger/posting-parts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { Refusal } from '#/platform/refusal.ts'
import { shiftVendorBalance } from '../store/vendor-balances.ts'
import { moveWalletTransfer, type WalletTransferRow } from '../store/wallet-transfers.ts'

/** Carries the account whose transfers changed. */
export const transfersChannel = 'wallet_transfers_changed'

export interface TransferChange {
  /** As in the audit. */
  readonly actor: string
  readonly note?: string | undefined
  /** The vendor's words. */
  readonly reason?: string | undefined
}

/** Seconds from one try until the next, by how often the vendor was asked. */
export const secondsToTry = (inquiries: number): number => walletTransferTries[inquiries] ?? walletTransferTries[0]

/**
 * The one place where a transfer changes its state, by the table of transitions, and its money moves; wallet_transfer_over
 * where the table forbids it. The transfer is locked.
 */
export async function changeTransfer(
  tx: Tx,
  transfer: WalletTransferRow,
  event: WalletTransferEvent,
  { actor, note, reason }: TransferChange,
): Promise<WalletTransferRow> {
  const state = walletTransferStateAfter(transfer.state, event)
  if (state === undefined) throw new Refusal('wallet_transfer_over')
  if (isWalletTransferOver(state)) await moveMoney(tx, transfer, event, actor)
  // An operator's word begins the tries anew, at once.
  const inquiries = event === 'askedAgain' ? 0 : transfer.inquiries
  const askInSeconds = state !== 'unknown' ? null : event === 'askedAgain' ? 0 : secondsToTry(inquiries)
  const moved = await moveWalletTransfer(tx, transfer, {
    ...{ event, state, isOver: isWalletTransferOver(state), actor, note },
    ...{ reason: reason?.slice(0, 200), inquiries, askInSeconds },
  })
  await notify(tx, transfersChannel, String(transfer.account_id))
  return moved
}

/** What the end of a transfer does in the book, and to what the vendor said last of its wallet. */
async function moveMoney(
  tx: Tx,
  transfer: WalletTransferRow,
  event: WalletTransferEvent,
  actor: string,
): Promise<void> {
  const { number, account_id: accountId, vendor, direction, amount, counted } = transfer
  const isDone = event === 'confirmed'
  // What left the vendor's wallet was counted as gone when it was asked for.
  if (isDone === (direction === 'out')) await shiftVendorBalance(tx, accountId, vendor, counted)
  const moved = isDone ? confirmed(transfer) : returned(transfer)
  if (!moved) return
  const outcome = await postOne(tx, {
    key: { source: 'wallet', kind: moved.kind, externalId: number },
    parameters: { vendor, amount: String(amount) },
    actor,
    ...moved.posting,
    subject: available(accountId, transfer.asset),
  })
  // The transfer is locked and its table of transitions lets each happen once.
  if (outcome.is !== 'posted' || outcome.refusal !== undefined)
    throw new Error(`the entry ${moved.kind} ${number} was not made`)
}

interface Moved {
  readonly kind: string
  readonly posting: Pick<Posting, 'legs' | 'ends'>
}

function confirmed(transfer: WalletTransferRow): Moved {
  const { account_id: accountId, vendor, direction, asset, amount } = transfer
  const there = vendorWallet(accountId, vendor, asset)
  if (direction === 'in')
    return { kind: 'wallet_in', posting: { legs: [{ debit: there, credit: available(accountId, asset), amount }] } }
  return { kind: 'wallet_out_done', posting: endHold(holdOf(transfer), amount, there) }
}

/** Of what was to come in nothing had moved. */
function returned(transfer: WalletTransferRow): Moved | undefined {
  const { account_id: accountId, vendor, direction, asset } = transfer
  if (direction === 'in') return undefined
  const posting = endHold(holdOf(transfer), 0n, vendorWallet(accountId, vendor, asset))
  return { kind: 'wallet_out_returned', posting }
}

function holdOf({ number, hold_id: id, account_id: memberId, asset, amount }: WalletTransferRow) {
  if (id === null) throw new Error(`nothing is held of the transfer ${number}`)
  return { id, memberId, asset, amount }
}
