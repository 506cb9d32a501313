import { mainWallet, type WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { amountOf, merchantCurrency } from '#/modules/system/merchant.ts'
import { balanceAt, type KnownWallets, walletsOf } from '../member-wallets.ts'
import { takesMoneyAlong } from '../store/launch-choices.ts'
import { inTransitOf, type WalletTransferRow } from '../store/wallet-transfers.ts'
import { askBalances } from './ask-balances.ts'
import { isClosed, type VendorWalletParts } from './transfer-money.ts'
import { unitMinor, type VendorMode } from './vendor-modes.ts'

/** A balance that is not older is shown as it was said. */
const freshSeconds = 10
/** Vendors that are asked for one page. */
const askedAtMost = 10

/**
 * Where a member's money is. Balances at vendors are what they said last, with its age; those that are old are asked for
 * first. What is in transit counts once: as that, and neither here nor there.
 */
export async function merchantWallet(parts: VendorWalletParts, accountId: bigint) {
  const { db } = parts.database
  await refresh(parts, accountId, await walletsOf(db, parts.situation(), accountId))
  const known = await walletsOf(db, parts.situation(), accountId)
  const { vendors, said, open } = known
  const { available, heldMinor } = await moneyOf(db, accountId, merchantCurrency.code)
  const inTransit = inTransitOf(open)
  const held = heldMinor - inTransitOf(open.filter(({ direction }) => direction === 'out'))
  const rows = vendors.map((mode) => presentVendor(parts, mode, known))
  const there = vendors.reduce((sum, { vendor }) => sum + (balanceAt(said, vendor)?.balance ?? 0n), 0n)
  return {
    isSingle: vendors.length === 0,
    ...{ main: amountOf(available.balance), held: amountOf(held), inTransit: amountOf(inTransit), vendors: rows },
    total: amountOf(available.balance + held + inTransit + there),
    takesAlong: await takesMoneyAlong(db, accountId),
    currencySymbol: merchantCurrency.symbol,
  }
}

async function refresh(
  parts: VendorWalletParts,
  accountId: bigint,
  { vendors, said, open }: KnownWallets,
): Promise<void> {
  const busy = new Set(open.map(({ vendor }) => vendor))
  const old = vendors.filter((mode) => {
    const { age } = balanceAt(said, mode.vendor) ?? {}
    return !busy.has(mode.vendor) && !isClosed(parts, mode) && (age === undefined || age > freshSeconds)
  })
  await askBalances(parts, accountId, old.slice(0, askedAtMost))
}

function presentVendor(parts: VendorWalletParts, mode: VendorMode, { open, said }: KnownWallets) {
  const { vendor, name, unit, least } = mode
  const last = balanceAt(said, vendor)
  return {
    ...{ vendor, name, least, unit: amountOf(unitMinor(unit)), maintenance: isClosed(parts, mode) },
    backOnly: mode.mode === 'single',
    ...{ balance: last ? amountOf(last.balance) : null, balanceAt: last?.at.toISOString() ?? null },
    inTransit: amountOf(inTransitOf(open.filter((each) => each.vendor === vendor))),
  }
}

/** A transfer as its member sees it. */
export function presentTransfer(
  { number, vendor, direction, amount, state, created_at: at }: WalletTransferRow,
  vendors: readonly VendorMode[],
): WalletTransfer {
  const [from, to] = direction === 'out' ? [mainWallet, vendor] : [vendor, mainWallet]
  const name = vendors.find((each) => each.vendor === vendor)?.name ?? vendor
  return { number, from, to, name, amount: amountOf(amount), state: shownState(state), at: at.toISOString() }
}

/** What is being asked, unknown or a case is in transit to its member. */
export function shownState(state: WalletTransferRow['state']): WalletTransfer['state'] {
  return state === 'done' || state === 'returned' ? state : 'inTransit'
}
