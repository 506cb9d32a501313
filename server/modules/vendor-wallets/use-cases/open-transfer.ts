import { moneyOf } from '#/ledger/balance.ts'
import { available } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { fingerprintOf } from '#/ledger/posting.ts'
import { beginHold } from '#/ledger/posting-parts.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { drawNumber, type Random } from '#/platform/crypto/order-number.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { balanceAt } from '../member-wallets.ts'
import { shiftVendorBalance, vendorBalancesOf } from '../store/vendor-balances.ts'
import { vendorFlows } from '../store/vendor-flows.ts'
import {
  insertWalletTransfer,
  openWalletTransfers,
  type TransferDirection,
  type WalletTransferRow,
  walletTransferOfRequest,
} from '../store/wallet-transfers.ts'
import { secondsToTry } from './change-transfer.ts'

export interface TransferToOpen {
  readonly accountId: bigint
  readonly vendor: string
  readonly unit: number
  readonly direction: TransferDirection
  /** In minor units; whole units of the vendor's. */
  readonly amount: bigint
  readonly requestId: string
}

const fingerprint = ({ vendor, direction, amount }: Pick<TransferToOpen, 'vendor' | 'direction' | 'amount'>) =>
  fingerprintOf({ vendor, direction, amount: String(amount) })

/** What was asked for under this key before; idempotency_conflict where that was something else. */
export async function askedBefore(
  db: Db,
  given: Pick<TransferToOpen, 'accountId' | 'requestId' | 'vendor' | 'direction' | 'amount'>,
): Promise<WalletTransferRow | undefined> {
  const before = await walletTransferOfRequest(db, given.accountId, given.requestId)
  if (before && !fingerprint(given).equals(before.fingerprint)) throw new Refusal('idempotency_conflict')
  return before
}

/** A transfer, and whether it is this caller's to speak with the vendor about. */
export interface OpenedTransfer {
  readonly transfer: WalletTransferRow
  readonly isNew: boolean
}

/**
 * Holds what goes out and keeps the transfer, so that it is known before the vendor hears of it: the answer may be lost.
 * One transfer of a member and a vendor is under way at a time; wallet_transfer_open, insufficient_funds.
 */
export async function openTransfer(tx: Tx, random: Random, given: TransferToOpen): Promise<OpenedTransfer> {
  const { accountId, vendor, direction, amount } = given
  const [account] = await lockAccounts(tx, [accountId])
  const before = await askedBefore(tx, given)
  if (before) return { transfer: before, isNew: false }
  if (account?.state !== 'active') throw new Refusal('account_suspended')
  const open = await openWalletTransfers(tx, accountId)
  if (open.some((each) => each.vendor === vendor)) throw new Refusal('wallet_transfer_open')
  const asset = merchantCurrency.code
  const number = drawNumber(random)
  const holdId = direction === 'out' ? await holdOut(tx, { accountId, asset, number, amount, vendor }) : null
  // Counted as gone from there, because it is counted as in transit.
  const counted = direction === 'in' ? await takeFromReport(tx, given) : amount
  const transfer = await insertWalletTransfer(tx, {
    ...given,
    ...{ number, asset, holdId, counted, fingerprint: fingerprint(given), askInSeconds: secondsToTry(0) },
  })
  return { transfer, isNew: true }
}

/**
 * Moves what comes back from the vendor's last report into transit, and answers how much that is. The vendor may have more
 * or refuse: what it never reported is nowhere in the member's wallets until the vendor confirms it.
 */
async function takeFromReport(tx: Tx, { accountId, vendor, amount }: TransferToOpen): Promise<bigint> {
  const reported = balanceAt(await vendorBalancesOf(tx, accountId), vendor)
  const sent = async () => (await vendorFlows(tx, accountId, new Date(0))).find((each) => each.vendor === vendor)?.net
  // A vendor that never said anything has what was sent there.
  const there = reported?.balance ?? (await sent()) ?? 0n
  const counted = there < amount ? (there > 0n ? there : 0n) : amount
  await shiftVendorBalance(tx, accountId, vendor, -counted)
  return counted
}

interface Outgoing extends Pick<TransferToOpen, 'accountId' | 'vendor' | 'amount'> {
  readonly asset: string
  readonly number: string
}

/** Holds what goes out; what the member owes stays. Answers the hold's id. */
async function holdOut(tx: Tx, { accountId, asset, number, amount, vendor }: Outgoing): Promise<bigint> {
  const { available: own, owedMinor } = await moneyOf(tx, accountId, asset)
  if (amount > own.balance - owedMinor) throw new Refusal('insufficient_funds')
  const outcome = await postOne(tx, {
    key: { source: 'wallet', kind: 'wallet_out', externalId: number },
    parameters: { vendor, amount: String(amount) },
    actor: `member:${accountId}`,
    ...beginHold(accountId, asset, amount),
    subject: available(accountId, asset),
  })
  if (outcome.is !== 'posted') throw new Error(`the transfer ${number} was posted before`)
  if (outcome.refusal !== undefined) throw new Refusal('insufficient_funds')
  return outcome.entryId
}
