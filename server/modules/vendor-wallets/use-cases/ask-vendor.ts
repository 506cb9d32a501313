import {
  isWalletTransferOver,
  type WalletTransferEvent,
  walletTransferTries,
} from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { inBook } from '#/ledger/in-book.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { claimInquiry } from '#/platform/outbox/inquiries.ts'
import type { VendorMove, VendorWallets, VendorWord } from '../protocol/vendor-wallet-port.ts'
import { noteVendorBalance, shiftVendorBalance } from '../store/vendor-balances.ts'
import { countLess, lockWalletTransfer, noteWalletInquiry, type WalletTransferRow } from '../store/wallet-transfers.ts'
import { askBalances, playerOf } from './ask-balances.ts'
import { changeTransfer, secondsToTry } from './change-transfer.ts'

export interface AskingParts {
  readonly database: Database
  readonly wallets: VendorWallets
  /** Hears of a transfer that a person must look at. */
  readonly alarm: (event: { readonly number: string; readonly vendor: string; readonly reason: string }) => void
}

async function moveOf(db: Db, row: WalletTransferRow): Promise<VendorMove> {
  const { number: transferId, asset, amount: amountMinor, unit } = row
  return { transferId, player: await playerOf(db, row.account_id), asset, amountMinor, unit }
}

const away: VendorWord = { is: 'unknown', reason: 'not configured' }

/** Has the vendor do a transfer that was kept as asked for just now. It is told once; afterwards it is only asked. */
export async function tellVendor(parts: AskingParts, row: WalletTransferRow): Promise<WalletTransferRow> {
  const wallet = parts.wallets(row.vendor)
  const move = await moveOf(parts.database.db, row)
  const word = wallet ? await (row.direction === 'out' ? wallet.deposit(move) : wallet.withdraw(move)) : away
  const told = await inBook(parts.database, async (tx) => {
    const transfer = await locked(tx, row)
    // The poll may have asked meanwhile, and its word counts.
    if (transfer.state !== 'asked') return transfer
    return await take(tx, parts, transfer, { word, event: eventOf(transfer, word) ?? 'unclear' })
  })
  await askAfterRefusal(parts, told, word)
  return told
}

/** A vendor that refuses to give money back may have less than it reported, so its last report counts no more. */
async function askAfterRefusal(parts: AskingParts, { account_id, ...row }: WalletTransferRow, { is }: VendorWord) {
  if (is === 'refused' && row.direction === 'in' && row.state === 'returned')
    await askBalances(parts, account_id, [row])
}

/** Much longer than the five seconds that an inquiry waits for the vendor: a process that died at it is followed by another. */
const claimSeconds = 60

/**
 * Asks the vendor what became of a transfer, by the same id, unless another process does. That it never heard of it counts
 * at the last try alone, for it may be slow; without a clear word until then the transfer is a case.
 */
export async function inquireTransfer(parts: AskingParts, row: WalletTransferRow): Promise<void> {
  if (!(await parts.database.transaction((tx) => claimInquiry(tx, 'wallet_transfers', row, claimSeconds)))) return
  const wallet = parts.wallets(row.vendor)
  const word = wallet ? await wallet.status(await moveOf(parts.database.db, row)) : away
  const asked = await inBook(parts.database, async (tx) => {
    const found = await locked(tx, row)
    // An answer came meanwhile, or this process was away for longer than its claim: the try is another's.
    if (found.inquiries !== row.inquiries || !['asked', 'unknown'].includes(found.state)) return undefined
    const inquiries = found.inquiries + 1
    const isLast = inquiries >= walletTransferTries.length
    const event = eventOf(found, word) ?? (isLast ? (word.is === 'not_found' ? 'missing' : 'lapsed') : undefined)
    // Who asked for it did not hear the answer, or its process ended.
    const isNews = found.state === 'asked' && event !== 'confirmed' && event !== 'refused' && event !== 'otherwise'
    const unclear = isNews ? await take(tx, parts, found, { word, event: 'unclear' }) : found
    if (event !== undefined) return await take(tx, parts, unclear, { word, event })
    await noteWalletInquiry(tx, found.id, inquiries, secondsToTry(inquiries))
    return undefined
  })
  if (asked) await askAfterRefusal(parts, asked, word)
}

/** The account first, before anybody's money, as everywhere. */
async function locked(tx: Tx, { account_id: id, number }: WalletTransferRow): Promise<WalletTransferRow> {
  await lockAccounts(tx, [id])
  const row = await lockWalletTransfer(tx, number)
  if (!row) throw new Error(`the transfer ${number} is not there`)
  return row
}

/** What a vendor's clear word means; undefined where it says nothing for good. */
function eventOf({ direction, amount }: WalletTransferRow, word: VendorWord): WalletTransferEvent | undefined {
  if (word.is === 'refused') return 'refused'
  if (word.is !== 'done') return undefined
  const isOurs = word.amountMinor === amount && word.kind === (direction === 'out' ? 'deposit' : 'withdraw')
  return isOurs ? 'confirmed' : 'otherwise'
}

interface Taken {
  readonly word: VendorWord
  readonly event: WalletTransferEvent
}

async function take(tx: Tx, parts: AskingParts, row: WalletTransferRow, { word, event }: Taken) {
  const reason = reasonOf(word)
  const actor = event === 'lapsed' || event === 'missing' ? 'clock' : `vendor:${row.vendor}`
  const changed = await changeTransfer(tx, row, event, { actor, note: reason, reason })
  if (word.is === 'done' && word.balanceMinor !== undefined && isWalletTransferOver(changed.state))
    await noteVendorBalance(tx, row.account_id, row.vendor, word.balanceMinor)
  if (event === 'otherwise') await countAsSaid(tx, row, word)
  if (changed.state === 'case') parts.alarm({ number: row.number, vendor: row.vendor, reason: reason ?? event })
  return changed
}

/** Of money on its way back no more is in transit than the vendor says that it gave; the rest is still there, or lost. */
async function countAsSaid(tx: Tx, row: WalletTransferRow, word: VendorWord): Promise<void> {
  if (word.is !== 'done' || word.kind !== 'withdraw' || row.direction !== 'in') return
  const counted = word.amountMinor < row.counted ? word.amountMinor : row.counted
  await countLess(tx, row.id, counted)
  const { account_id: accountId, vendor } = row
  if (word.balanceMinor !== undefined) await noteVendorBalance(tx, accountId, vendor, word.balanceMinor)
  else await shiftVendorBalance(tx, accountId, vendor, row.counted - counted)
}

function reasonOf(word: VendorWord): string | undefined {
  if (word.is === 'done') return `${word.kind} of ${word.amountMinor}`
  return word.is === 'not_found' ? 'not_found' : word.reason
}
