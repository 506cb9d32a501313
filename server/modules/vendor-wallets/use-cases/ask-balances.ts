import { inBook } from '#/ledger/in-book.ts'
import { lockAccounts, profileOf } from '#/modules/accounts/accounts.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { VendorWallets } from '../protocol/vendor-wallet-port.ts'
import { noteVendorBalance } from '../store/vendor-balances.ts'
import { openWalletTransfers } from '../store/wallet-transfers.ts'
import type { VendorMode } from './vendor-modes.ts'

interface BalanceParts {
  readonly database: Database
  readonly wallets: VendorWallets
}

/** The name of a member at vendors. */
export async function playerOf(db: Db, accountId: bigint): Promise<string> {
  const profile = await profileOf(db, accountId)
  if (!profile) throw new Error(`account ${accountId} has no profile`)
  return profile.publicId
}

interface Said {
  readonly accountId: bigint
  readonly vendor: string
  readonly balance: bigint
}

/** Keeps what a vendor said, unless a transfer is under way, which may be in it or not; answers whether it did. */
export async function noteUnlessOpen(tx: Tx, { accountId, vendor, balance }: Said): Promise<boolean> {
  await lockAccounts(tx, [accountId])
  const open = await openWalletTransfers(tx, accountId)
  if (open.some((each) => each.vendor === vendor)) return false
  await noteVendorBalance(tx, accountId, vendor, balance)
  return true
}

/** Asks vendors what is in a member's wallets there, and keeps what they say; those that don't answer are left out. */
export async function askBalances(
  { database, wallets }: BalanceParts,
  accountId: bigint,
  vendors: readonly Pick<VendorMode, 'vendor' | 'unit'>[],
): Promise<void> {
  if (vendors.length === 0) return
  const player = await playerOf(database.db, accountId)
  await Promise.all(
    vendors.map(async ({ vendor, unit }) => {
      const balance = await wallets(vendor)?.balance(player, merchantCurrency.code, unit)
      if (balance === undefined) return
      await inBook(database, (tx) => noteUnlessOpen(tx, { accountId, vendor, balance }))
    }),
  )
}
