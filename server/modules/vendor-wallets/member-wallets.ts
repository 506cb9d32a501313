import type { Db } from '#/platform/db/handles.ts'
import { type VendorBalanceRow, vendorBalancesOf } from './store/vendor-balances.ts'
import { vendorFlows } from './store/vendor-flows.ts'
import { inTransitOf, openWalletTransfers, type WalletTransferRow } from './store/wallet-transfers.ts'
import { unitMinor, type VendorMode, type VendorSituation } from './use-cases/vendor-modes.ts'

/** What is known of a member's money at vendors without asking them. */
export interface KnownWallets {
  /** The vendors whose wallets concern the member, in the merchant's order. */
  readonly vendors: readonly VendorMode[]
  /** What they said last. */
  readonly said: readonly VendorBalanceRow[]
  /** Transfers under way. */
  readonly open: readonly WalletTransferRow[]
}

/**
 * A member's wallets at vendors: of each vendor that keeps money, and of one that was set back to the main wallet for as
 * long as money of the member is there or on its way.
 */
export async function walletsOf(
  db: Db,
  situation: Pick<VendorSituation, 'vendors'>,
  accountId: bigint,
): Promise<KnownWallets> {
  const open = await openWalletTransfers(db, accountId)
  const said = await vendorBalancesOf(db, accountId)
  const isThere = (vendor: string) =>
    open.some((each) => each.vendor === vendor) || (balanceAt(said, vendor)?.balance ?? 0n) > 0n
  return { vendors: situation.vendors.filter(({ mode, vendor }) => mode === 'transfer' || isThere(vendor)), said, open }
}

export function balanceAt(said: readonly VendorBalanceRow[], vendor: string): VendorBalanceRow | undefined {
  return said.find((each) => each.vendor === vendor)
}

/** What of a member's money could come back, in minor units: whole units at vendors, and what is on its way from there. */
export async function moneyAtVendors(
  db: Db,
  situation: Pick<VendorSituation, 'vendors'>,
  accountId: bigint,
): Promise<bigint> {
  const { vendors, said, open } = await walletsOf(db, situation, accountId)
  const there = vendors.reduce((sum, { vendor, unit }) => sum + wholeUnits(balanceAt(said, vendor)?.balance, unit), 0n)
  return open.reduce((sum, { direction, counted }) => (direction === 'in' ? sum + counted : sum), there)
}

/** What a vendor can be asked for: a part of its unit stays there. */
export function wholeUnits(balance: bigint | undefined, unit: number): bigint {
  return balance === undefined ? 0n : balance - (balance % unitMinor(unit))
}

/** A vendor's report that is older says nothing of what is there now. */
export const freshSeconds = 60

/** What a member has at vendors and on its way there and back, in minor units. */
export interface PlacesAtVendors {
  /** As vendors reported last. */
  readonly balances: bigint
  readonly inTransit: bigint
  /** The part of it that is on its way to vendors, which the main wallet holds. */
  readonly heldForThem: bigint
  /** Whether nothing is under way and every report is fresh. */
  readonly isKnown: boolean
}

/** Within a transaction that holds the account's money it stays true. */
export async function placesAtVendors(db: Db, accountId: bigint): Promise<PlacesAtVendors> {
  const open = await openWalletTransfers(db, accountId)
  const reported = await vendorBalancesOf(db, accountId)
  const used = await vendorFlows(db, accountId, new Date(0))
  const isFresh = (vendor: string) => reported.some((each) => each.vendor === vendor && each.age <= freshSeconds)
  return {
    balances: reported.reduce((sum, { balance }) => sum + balance, 0n),
    inTransit: inTransitOf(open),
    heldForThem: inTransitOf(open.filter(({ direction }) => direction === 'out')),
    isKnown: open.length === 0 && used.every(({ vendor }) => isFresh(vendor)),
  }
}

/**
 * Result of an account since a moment at vendors that keep its money: the reported balance, less the balance then and net
 * transfers since. The balance then is taken to be the net transfers before.
 */
export async function vendorResultSince(db: Db, accountId: bigint, since: Date): Promise<bigint> {
  const reported = await vendorBalancesOf(db, accountId)
  const open = await openWalletTransfers(db, accountId)
  const flows = await vendorFlows(db, accountId, since)
  return flows.reduce((sum, { vendor, net, netSince }) => {
    const before = net - netSince > 0n ? net - netSince : 0n
    const coming = inTransitOf(open.filter((each) => each.vendor === vendor && each.direction === 'in'))
    const there = reported.find((each) => each.vendor === vendor)?.balance ?? 0n
    return sum + there + coming - before - netSince
  }, 0n)
}
