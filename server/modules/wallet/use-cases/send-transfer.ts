import { available } from '#/ledger/chart.ts'
import { inBook } from '#/ledger/in-book.ts'
import { postOne } from '#/ledger/post.ts'
import { fingerprintOf } from '#/ledger/posting.ts'
import { isMemberType } from '#/modules/accounts/account-types.ts'
import { findAccount, foldUsername, lockAccounts } from '#/modules/accounts/accounts.ts'
import { depthBelow, parentOf } from '#/modules/accounts/members.ts'
import { checkPaymentPassword, type PaymentCheckParts } from '#/modules/cashier/payouts.ts'
import { type FactorParts, proveSecondFactor } from '#/modules/sign-in/proven.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { openLot } from '#/modules/wagering/turnover.ts'
import { drawNumber, type Random } from '#/platform/crypto/order-number.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { insertTransfer, type TreeTransferRow, transferOfRequest } from '../store/tree-transfers.ts'
import { isOffered, sendableAmount, senderSituation, type TransferSettings } from './transfer-rules.ts'

export interface Wanted {
  readonly accountId: bigint
  readonly requestId: string
  /** As the wire has it. */
  readonly amount: string
  readonly paymentPassword: string
  /** Of an account that has an authenticator. */
  readonly authenticatorCode?: string | undefined
  /** Who below the account is sent to; undefined: its direct upline. */
  readonly username?: string | undefined
}

export interface TransferParts extends PaymentCheckParts, FactorParts {
  readonly database: Database
  readonly random: Random
  settings(): TransferSettings
}

/**
 * Sends money within the tree, once for each request. What can be refused before the payment password is, so that no try
 * is used up in vain; then everything is looked at again with both accounts locked, the place in the tree too.
 */
export async function sendTransfer(parts: TransferParts, wanted: Wanted): Promise<TreeTransferRow> {
  const { database } = parts
  const before = await askedBefore(database.db, wanted)
  if (before) return before
  const targetId = await targetOf(database.db, wanted)
  await database.transaction(async (tx) => check(tx, parts, wanted, await lockBoth(tx, wanted, targetId)))
  await checkPaymentPassword(parts, wanted.accountId, wanted.paymentPassword)
  await proveSecondFactor(parts, wanted.accountId, wanted.authenticatorCode)
  return await inBook(database, (tx) => keepTransfer(tx, parts, wanted, targetId))
}

const fingerprint = ({ amount, username = '' }: Wanted) => fingerprintOf({ amount, username: foldUsername(username) })

async function askedBefore(db: Db, wanted: Wanted): Promise<TreeTransferRow | undefined> {
  const before = await transferOfRequest(db, wanted.accountId, wanted.requestId)
  if (before && !fingerprint(wanted).equals(before.fingerprint)) throw new Refusal('idempotency_conflict')
  return before
}

/** An account that is elsewhere, or nowhere, is refused as one that is not below. */
async function targetOf(db: Db, { accountId, username }: Wanted): Promise<bigint> {
  const id = username === undefined ? (await parentOf(db, accountId))?.id : await findAccount(db, username)
  if (id === undefined) throw new Refusal(username === undefined ? 'transfer_not_offered' : 'transfer_target_refused')
  return id
}

type Locked = Awaited<ReturnType<typeof lockAccounts>>

/** Both accounts, before anybody's money, as everywhere. */
const lockBoth = (tx: Tx, { accountId }: Wanted, targetId: bigint) => lockAccounts(tx, [accountId, targetId])

async function check(tx: Tx, parts: TransferParts, { accountId, username, amount }: Wanted, accounts: Locked) {
  const sender = accounts.find(({ id }) => id === accountId)
  const target = accounts.find(({ id }) => id !== accountId)
  if (sender?.state !== 'active') throw new Refusal('account_suspended')
  const settings = parts.settings()
  const situation = await senderSituation(tx, accountId, settings)
  const direction = username === undefined ? 'up' : 'down'
  if (!isOffered(direction, sender.type, situation)) throw new Refusal('transfer_not_offered')
  if (target?.state !== 'active' || !isMemberType(target.type)) throw new Refusal('transfer_target_refused')
  const [above, below] = direction === 'up' ? [target.id, accountId] : [accountId, target.id]
  const depth = await depthBelow(tx, above, below)
  const isNear = depth === 1 || (depth !== undefined && direction === 'down' && settings.downline === 'team')
  if (!isNear) throw new Refusal('transfer_target_refused')
  return { amount: sendableAmount(amount, situation), direction, turnover: settings.turnover } as const
}

async function keepTransfer(tx: Tx, parts: TransferParts, wanted: Wanted, targetId: bigint): Promise<TreeTransferRow> {
  const { accountId, requestId } = wanted
  const accounts = await lockBoth(tx, wanted, targetId)
  const before = await askedBefore(tx, wanted)
  if (before) return before
  const { amount, direction, turnover } = await check(tx, parts, wanted, accounts)
  const asset = merchantCurrency.code
  const number = drawNumber(parts.random)
  const outcome = await postOne(tx, {
    key: { source: 'tree', kind: `transfer_${direction}`, externalId: number },
    parameters: { from: String(accountId), to: String(targetId), amount: String(amount) },
    actor: `member:${accountId}`,
    legs: [{ debit: available(accountId, asset), credit: available(targetId, asset), amount }],
    subject: available(accountId, asset),
  })
  if (outcome.is !== 'posted') throw new Error(`the transfer ${number} was posted before`)
  if (outcome.refusal !== undefined) throw new Refusal('insufficient_funds')
  await openLot(tx, {
    ...{ accountId: targetId, asset, source: 'transfer', reference: number, amount, factor: turnover },
  })
  return await insertTransfer(tx, {
    ...{ number, from: accountId, to: targetId, direction, asset, amount, entryId: outcome.entryId },
    ...{ requestId, fingerprint: fingerprint(wanted) },
  })
}
