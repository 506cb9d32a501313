import { moneyOf } from '#/ledger/balance.ts'
import { inBook } from '#/ledger/in-book.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { merchantCurrency, settingMinor } from '#/modules/system/merchant.ts'
import { drawNumber } from '#/platform/crypto/order-number.ts'
import { walletsOf, wholeUnits } from '../member-wallets.ts'
import { takesMoneyAlong } from '../store/launch-choices.ts'
import { openWalletTransfers } from '../store/wallet-transfers.ts'
import { tellVendor } from './ask-vendor.ts'
import { openTransfer } from './open-transfer.ts'
import { recallFromEach, type Turn } from './recall-all.ts'
import { isClosed, type VendorWalletParts } from './transfer-money.ts'
import type { VendorMode } from './vendor-modes.ts'

/**
 * Brings a member's money to the vendor whose game is being started, for members who chose that: first back from all other
 * vendors, then out to this one if it keeps money (rule T5, domain section c.5). The ten seconds of a recall by hand don't
 * count here; where a transfer is under way, that vendor is left alone.
 */
export async function takeMoneyAlong(parts: VendorWalletParts, accountId: bigint, vendor: string): Promise<void> {
  const { database, random } = parts
  if (!(await takesMoneyAlong(database.db, accountId))) return
  const { vendors } = await walletsOf(database.db, parts.situation(), accountId)
  // No browser's own key has a colon.
  const turn = { accountId, requestId: `launch:${drawNumber(random)}` }
  const own = vendors.find((each) => each.vendor === vendor && each.mode === 'transfer')
  const others = vendors.filter((each) => each !== own)
  await recallFromEach(parts, turn, others)
  if (own && !isClosed(parts, own)) await sendAll(parts, turn, own)
}

/** Moves what a member may move to a vendor: whole units of the vendor's, without what is held and owed. */
async function sendAll(parts: VendorWalletParts, { accountId, requestId }: Turn, mode: VendorMode): Promise<void> {
  const { database, random } = parts
  const { vendor, unit, least } = mode
  const opened = await inBook(database, async (tx) => {
    await lockAccounts(tx, [accountId])
    const open = await openWalletTransfers(tx, accountId)
    if (open.some((each) => each.vendor === vendor)) return undefined
    const { available, owedMinor } = await moneyOf(tx, accountId, merchantCurrency.code)
    const amount = wholeUnits(available.balance - owedMinor, unit)
    if (amount <= 0n || amount < settingMinor(least)) return undefined
    const given = { accountId, vendor, unit, direction: 'out', amount, requestId: `${requestId}:${vendor}` } as const
    return await openTransfer(tx, random, given)
  })
  if (opened?.isNew) await tellVendor(parts, opened.transfer)
}
