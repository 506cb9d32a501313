import { mainWallet } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { inBook } from '#/ledger/in-book.ts'
import type { Random } from '#/platform/crypto/order-number.ts'
import { Refusal } from '#/platform/refusal.ts'
import { walletsOf } from '../member-wallets.ts'
import type { TransferDirection, WalletTransferRow } from '../store/wallet-transfers.ts'
import { type AskingParts, tellVendor } from './ask-vendor.ts'
import { askedBefore, openTransfer } from './open-transfer.ts'
import { movableAmount, transferVendors, type VendorMode, type VendorSituation } from './vendor-modes.ts'

export interface VendorWalletParts extends AskingParts {
  readonly random: Random
  situation(): VendorSituation
}

export interface WantedTransfer {
  readonly accountId: bigint
  readonly from: string
  readonly to: string
  /** As the wire has it. */
  readonly amount: string
  readonly requestId: string
}

/** Moves money between the main wallet and a vendor's, once for each request; the answer may be that it is in transit. */
export async function transferMoney(parts: VendorWalletParts, wanted: WantedTransfer): Promise<WalletTransferRow> {
  const { database, random } = parts
  const { accountId, requestId } = wanted
  const { vendor, direction } = sidesOf(parts.situation(), wanted)
  const amount = movableAmount(wanted.amount, vendor)
  const given = { accountId, requestId, vendor: vendor.vendor, unit: vendor.unit, direction, amount: amount ?? 0n }
  // The transfer that emptied such a vendor's wallet is answered all the same.
  const before = amount === undefined ? undefined : await askedBefore(database.db, given)
  if (before) return before
  if (!(await mayMove(parts, accountId, { vendor, direction }))) throw noSuchWallet(parts.situation())
  if (amount === undefined)
    throw new Refusal('wallet_transfer_amount', { fields: [{ path: '/body/amount', rule: 'limits' }] })
  if (isClosed(parts, vendor)) throw new Refusal('wallet_vendor_closed')
  const { transfer, isNew } = await inBook(database, (tx) => openTransfer(tx, random, given))
  return isNew ? await tellVendor(parts, transfer) : transfer
}

/** Whether nobody asks the vendor just now. */
export function isClosed({ situation, wallets }: Pick<VendorWalletParts, 'situation' | 'wallets'>, mode: VendorMode) {
  return situation().blocked.includes(mode.vendor) || wallets(mode.vendor) === undefined
}

/** The vendor of a transfer and its direction; one side is the main wallet, the other a vendor's. */
function sidesOf(situation: VendorSituation, { from, to }: Pick<WantedTransfer, 'from' | 'to'>): Sides {
  const direction = from === mainWallet ? 'out' : 'in'
  const vendor = situation.vendors.find((each) => each.vendor === (direction === 'out' ? to : from))
  if (!vendor || (direction === 'in' && to !== mainWallet)) throw noSuchWallet(situation)
  return { vendor, direction }
}

interface Sides {
  readonly vendor: VendorMode
  readonly direction: TransferDirection
}

/** Whether the vendor keeps money; or did, and what is still there of the member's comes back. */
async function mayMove(parts: VendorWalletParts, accountId: bigint, { vendor, direction }: Sides): Promise<boolean> {
  if (vendor.mode === 'transfer') return true
  if (direction === 'out') return false
  const { vendors } = await walletsOf(parts.database.db, parts.situation(), accountId)
  return vendors.some((each) => each.vendor === vendor.vendor)
}

function noSuchWallet(situation: VendorSituation): Refusal {
  return new Refusal(transferVendors(situation).length === 0 ? 'wallet_single' : 'wallet_vendor_unknown')
}
