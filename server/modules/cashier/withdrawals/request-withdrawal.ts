import type { BodyOf } from '@banyan/contract/call.ts'
import { withdrawalLines } from '@banyan/contract/wallet/obstacle.ts'
import type { withdrawalCalls } from '@banyan/contract/wallet/withdrawal-calls.ts'
import { withdrawalFee } from '@banyan/rules/cashier/withdrawal-terms.ts'
import { inBook } from '#/ledger/in-book.ts'
import { fingerprintOf } from '#/ledger/posting.ts'
import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { merchantCurrency, settingMinor, wholeUnit } from '#/modules/system/merchant.ts'
import { drawNumber, type Random } from '#/platform/crypto/order-number.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { CheckParts } from '../payment-password/check-payment-password.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import { lockPayoutAccount } from '../payout-accounts/own-accounts.ts'
import { insertWithdrawal, type WithdrawalRow, withdrawalOfRequest } from '../store/withdrawals.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { holdMoney } from './move-held.ts'
import { linesBeforePassword, refuseAtFirst, type SituationParts, situationOf, type Wish } from './obstacles.ts'
import { precheck } from './prechecks.ts'
import { ratesOf } from './withdrawal-limits.ts'

export interface Request extends BodyOf<typeof withdrawalCalls.requestWithdrawal> {
  readonly accountId: bigint
  /** Keyed hashes of the browser and the network that ask. */
  readonly deviceMark: Uint8Array | undefined
  readonly networkMark: Uint8Array
}

export interface RequestParts extends CheckParts {
  readonly database: Database
  readonly random: Random
  /** What the lines follow from now. */
  situation(): SituationParts
}

/**
 * Asks for money. What can be refused before the payment password is, so that no try is used up in vain; then everything
 * is looked at again under the lock of the member's account, and the money is held in the same transaction.
 */
export async function requestWithdrawal(parts: RequestParts, request: Request): Promise<WithdrawalRow> {
  const { database } = parts
  const { accountId, paymentPassword } = request
  const before = await askedBefore(database.db, request)
  if (before) return before
  await database.transaction(async (tx) =>
    refuseAtFirst(await situationOf(tx, parts.situation(), request), linesBeforePassword),
  )
  await checkPaymentPassword(parts, accountId, paymentPassword)
  return await inBook(database, (tx) => keepWithdrawal(tx, parts, request))
}

/** The withdrawal that was asked for under the same id; idempotency_conflict where that was another one. */
async function askedBefore(db: Db, { accountId, requestId, ...wanted }: Request): Promise<WithdrawalRow | undefined> {
  const before = await withdrawalOfRequest(db, accountId, requestId)
  if (before && !fingerprintOf(parametersOf(wanted)).equals(before.fingerprint))
    throw new Refusal('idempotency_conflict')
  return before
}

const parametersOf = ({ payoutAccount, amount }: Pick<Request, 'payoutAccount' | 'amount'>) => ({
  payoutAccount,
  amount,
})

async function keepWithdrawal(tx: Tx, parts: RequestParts, request: Request): Promise<WithdrawalRow> {
  const { accountId, deviceMark, networkMark } = request
  // One withdrawal of a member after the other, so that limits hold.
  await lockAccounts(tx, [accountId])
  const before = await askedBefore(tx, request)
  if (before) return before
  const given = parts.situation()
  const situation = await situationOf(tx, given, request satisfies Wish)
  refuseAtFirst(
    situation,
    withdrawalLines.filter((line) => line !== 'password'),
  )
  const account = await lockPayoutAccount(tx, accountId, request.payoutAccount)
  const { amount, askedToday, settings } = situation
  if (!account || amount === undefined) throw new Error('a line let through what it should not')
  const number = drawNumber(parts.random)
  const asset = merchantCurrency.code
  const { checks, score } = await precheck(tx, situation, { account, deviceMark, networkMark })
  const holdId = await holdMoney(tx, { number, accountId, asset, amount })
  const row = await insertWithdrawal(tx, {
    ...{ number, accountId, requestId: request.requestId, fingerprint: fingerprintOf(parametersOf(request)) },
    ...{ payoutAccountId: account.id, bin: account.bin, last4: account.last4, asset, amount, holdId },
    fee: withdrawalFee(amount, askedToday.count, ratesOf(settings), wholeUnit),
    ...{ checks, score, deviceMark, networkMark, actor: `member:${accountId}` },
  })
  const isHarmless = amount <= settingMinor(settings.approvedAutomatically) && score <= settings.scoreAtMost
  return isHarmless
    ? await approveWithdrawal(tx, row, { event: 'passed', settings, actor: 'clock' })
    : await changeWithdrawal(tx, row, 'flagged', { actor: 'clock' })
}
