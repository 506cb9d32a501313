import {
  isWalletTransferOver,
  type WalletTransferEvent,
  walletTransferTries,
} from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { inBook } from '#/ledger/in-book.ts'
import { lockAccounts, profileOf } from '#/modules/accounts/accounts.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { VendorMove, VendorWallets, VendorWord } from '../gateway/vendor-wallet-port.ts'
import { claimInquiry } from '../store/inquiries.ts'
import { noteVendorBalance } from '../store/vendor-balances.ts'
import { lockWalletTransfer, noteWalletInquiry, type WalletTransferRow } from '../store/wallet-transfers.ts'
import { changeTransfer, secondsToTry } from './change-transfer.ts'

export interface AskingParts {
  readonly database: Database
  readonly wallets: VendorWallets
  /** Hears of a transfer that a person must look at. */
  readonly alarm: (event: { readonly number: string; readonly vendor: string; readonly reason: string }) => void
}

/** The name of a member at vendors. */
export async function playerOf(db: Db, accountId: bigint): Promise<string> {
  const profile = await profileOf(db, accountId)
  if (!profile) throw new Error(`account ${accountId} has no profile`)
  return profile.publicId
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
  return await inBook(parts.database, async (tx) => {
    const transfer = await locked(tx, row)
    // The poll may have asked meanwhile, and its word counts.
    if (transfer.state !== 'asked') return transfer
    return await take(tx, parts, transfer, { word, event: eventOf(transfer, word) ?? 'unclear' })
  })
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
  await inBook(parts.database, async (tx) => {
    const found = await locked(tx, row)
    // An answer came meanwhile, or this process was away for longer than its claim: the try is another's.
    if (found.inquiries !== row.inquiries || !['asked', 'unknown'].includes(found.state)) return
    const inquiries = found.inquiries + 1
    const isLast = inquiries >= walletTransferTries.length
    const event = eventOf(found, word) ?? (isLast ? (word.is === 'not_found' ? 'missing' : 'lapsed') : undefined)
    // Who asked for it did not hear the answer, or its process ended.
    const isNews = found.state === 'asked' && event !== 'confirmed' && event !== 'refused' && event !== 'otherwise'
    const unclear = isNews ? await take(tx, parts, found, { word, event: 'unclear' }) : found
    if (event === undefined) return await noteWalletInquiry(tx, found.id, inquiries, secondsToTry(inquiries))
    await take(tx, parts, unclear, { word, event })
  })
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
  if (changed.state === 'case') parts.alarm({ number: row.number, vendor: row.vendor, reason: reason ?? event })
  return changed
}

function reasonOf(word: VendorWord): string | undefined {
  if (word.is === 'done') return `${word.kind} of ${word.amountMinor}`
  return word.is === 'not_found' ? 'not_found' : word.reason
}
