import type { recallOutcomes } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { inBook } from '#/ledger/in-book.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { Refusal } from '#/platform/refusal.ts'
import { freshSeconds, walletsOf, wholeUnits } from '../member-wallets.ts'
import { takeRecall, vendorBalancesOf } from '../store/vendor-balances.ts'
import { vendorFlows } from '../store/vendor-flows.ts'
import { openWalletTransfers, type WalletTransferRow, walletTransferOfRequest } from '../store/wallet-transfers.ts'
import { askBalances, noteUnlessOpen, playerOf } from './ask-balances.ts'
import { tellVendor } from './ask-vendor.ts'
import { openTransfer } from './open-transfer.ts'
import { isClosed, type VendorWalletParts } from './transfer-money.ts'
import type { VendorMode } from './vendor-modes.ts'

const everySeconds = 10
/** Vendors that are asked at a time. */
const atOnce = 5

export interface Turn {
  readonly accountId: bigint
  /** The key under which it was asked for. */
  readonly requestId: string
}

export interface Recalled {
  readonly mode: VendorMode
  readonly outcome: (typeof recallOutcomes)[number]
  readonly transfer?: WalletTransferRow
}

/**
 * Brings everything back from all vendors, and from those that were set back to the main wallet and still have money of the
 * member. A member has one turn in ten seconds; of two tabs at once one is refused.
 */
export async function recallAll(parts: VendorWalletParts, turn: Turn): Promise<Recalled[]> {
  const { accountId } = turn
  const { vendors } = await walletsOf(parts.database.db, parts.situation(), accountId)
  if (vendors.length === 0) throw new Refusal('wallet_single')
  await inBook(parts.database, async (tx) => {
    const [account] = await lockAccounts(tx, [accountId])
    if (account?.state !== 'active') throw new Refusal('account_suspended')
    if (!(await takeRecall(tx, accountId, everySeconds)))
      throw new Refusal('wallet_recall_too_soon', { retryAfterSeconds: everySeconds })
  })
  return await recallFromEach(parts, turn, vendors)
}

/** Brings everything back from these vendors, each by itself: what fails at one stops no other. */
export async function recallFromEach(
  parts: VendorWalletParts,
  turn: Turn,
  vendors: readonly VendorMode[],
): Promise<Recalled[]> {
  const recalled: Recalled[] = []
  for (let first = 0; first < vendors.length; first += atOnce) {
    const some = vendors.slice(first, first + atOnce)
    recalled.push(...(await Promise.all(some.map((mode) => recallFrom(parts, turn, mode)))))
  }
  return recalled
}

async function recallFrom(parts: VendorWalletParts, turn: Turn, mode: VendorMode): Promise<Recalled> {
  const { database, wallets, random } = parts
  const { vendor, unit } = mode
  const { accountId } = turn
  // No browser's own key has a colon.
  const requestId = `${turn.requestId}:${vendor}`
  const before = await walletTransferOfRequest(database.db, accountId, requestId)
  if (before) return { mode, outcome: outcomeOf(before), transfer: before }
  if (isClosed(parts, mode)) return { mode, outcome: 'maintenance' }
  if (await isBusy(parts, accountId, vendor)) return { mode, outcome: 'busy' }
  const player = await playerOf(database.db, accountId)
  const balance = await wallets(vendor)?.balance(player, merchantCurrency.code, unit)
  if (balance === undefined) return { mode, outcome: 'noAnswer' }
  const amount = wholeUnits(balance, unit)
  const opened = await inBook(database, async (tx) => {
    // Another tab or a started game may have been faster.
    if (!(await noteUnlessOpen(tx, { accountId, vendor, balance }))) return 'busy'
    if (amount === 0n) return 'empty'
    return await openTransfer(tx, random, { accountId, vendor, unit, direction: 'in', amount, requestId })
  })
  if (typeof opened === 'string') return { mode, outcome: opened }
  const transfer = opened.isNew ? await tellVendor(parts, opened.transfer) : opened.transfer
  return { mode, outcome: outcomeOf(transfer), transfer }
}

function outcomeOf({ state }: WalletTransferRow): Recalled['outcome'] {
  return state === 'done' ? 'moved' : state === 'returned' ? 'refused' : 'inTransit'
}

async function isBusy({ database }: VendorWalletParts, accountId: bigint, vendor: string): Promise<boolean> {
  return (await openWalletTransfers(database.db, accountId)).some((each) => each.vendor === vendor)
}

/** Asks vendors to which a member moved money, and whose last report is not fresh. */
export async function refreshReports(parts: VendorWalletParts, accountId: bigint): Promise<void> {
  const { db } = parts.database
  const used = await vendorFlows(db, accountId, new Date(0))
  if (used.length === 0) return
  const reported = await vendorBalancesOf(db, accountId)
  const isOld = (vendor: string) => !reported.some((each) => each.vendor === vendor && each.age <= freshSeconds / 2)
  const old = parts
    .situation()
    .vendors.filter((mode) => used.some((each) => each.vendor === mode.vendor) && isOld(mode.vendor))
  await askBalances(
    parts,
    accountId,
    old.filter((mode) => !isClosed(parts, mode)),
  )
}
