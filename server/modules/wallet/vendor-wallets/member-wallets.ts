import type { Db } from '#/platform/db/handles.ts'
import { type VendorBalanceRow, vendorBalancesOf } from '../store/vendor-balances.ts'
import { openWalletTransfers, type WalletTransferRow } from '../store/wallet-transfers.ts'
import { unitMinor, type VendorMode, type VendorSituation } from './vendor-modes.ts'

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
