import { withdrawalCalls } from '@banyan/contract/wallet/withdrawal-calls.ts'
import { withdrawalFee } from '@banyan/rules/cashier/withdrawal-terms.ts'
import { inBook } from '#/ledger/in-book.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { deviceOf } from '#/modules/sign-in/known-places.ts'
import { amountOf, cashierStep, merchantCurrency, wholeUnit } from '#/modules/system/merchant.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import { type Binding, bind, type Context } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { Refusal } from '#/platform/refusal.ts'
import { checkPaymentPassword } from '../payment-password/check-payment-password.ts'
import { lockWithdrawal, withdrawalNumbered, withdrawalsOfMember } from '../store/withdrawals.ts'
import { answerLeg, type LegAnswer } from '../withdrawals/answer-leg.ts'
import { giveBack } from '../withdrawals/give-back.ts'
import { allLines, leftToday, type Situation, situationOf } from '../withdrawals/obstacles.ts'
import { presentWithdrawal, presentWithdrawals } from '../withdrawals/present-withdrawal.ts'
import { type RequestParts, requestWithdrawal } from '../withdrawals/request-withdrawal.ts'
import { ratesOf } from '../withdrawals/withdrawal-limits.ts'

const calls = withdrawalCalls

export interface WithdrawalCallParts extends RequestParts {
  readonly personal: PersonalSecrets
}

/** What members do to be paid out. */
export function withdrawalBindings(parts: WithdrawalCallParts): Binding[] {
  return [...orderBindings(parts), ...answerBindings(parts)]
}

function orderBindings(parts: WithdrawalCallParts): Binding[] {
  const { database } = parts
  const { db } = database
  return [
    bind(calls.withdrawalRequirements, async ({ query }, { principal }) => {
      const wish = { ...query, accountId: signedIn(principal).id }
      const situation = await database.transaction((tx) => situationOf(tx, parts.situation(), wish))
      const { symbol: currencySymbol } = merchantCurrency
      return { lines: allLines(situation), terms: termsOf(situation), currencySymbol }
    }),
    bind(calls.requestWithdrawal, async ({ body }, context) => {
      const accountId = signedIn(context.principal).id
      const asked = await requestWithdrawal(parts, { ...body, accountId, ...marksOf(parts.personal, context) })
      return await presentWithdrawal(db, asked)
    }),
    bind(calls.withdrawals, async ({ query: { after, size } }, { principal }) => {
      const [id] = readCursor(after, ['number']) ?? []
      const before = id === undefined ? {} : { before: BigInt(id) }
      const read = await withdrawalsOfMember(db, { accountId: signedIn(principal).id, ...before, atMost: size + 1 })
      const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
      return { rows: await presentWithdrawals(db, rows), next }
    }),
    bind(calls.withdrawalOrder, async ({ query: { number } }, { principal }) => {
      const row = await withdrawalNumbered(db, number)
      if (row?.account_id !== signedIn(principal).id) throw new Refusal('withdrawal_not_found')
      return await presentWithdrawal(db, row)
    }),
    bind(calls.cancelWithdrawal, async ({ body: { number } }, { principal }) => {
      const { id } = signedIn(principal)
      const cancelled = await inBook(database, async (tx) => {
        const withdrawal = await lockWithdrawal(tx, number)
        if (withdrawal?.account_id !== id) throw new Refusal('withdrawal_not_found')
        return await giveBack(tx, withdrawal, 'cancelled', { actor: `member:${id}` })
      })
      return await presentWithdrawal(db, cancelled)
    }),
  ]
}

function answerBindings(parts: WithdrawalCallParts): Binding[] {
  const { database } = parts
  const answer = async (given: Omit<LegAnswer, 'accountId'>, { principal }: Context) =>
    await presentWithdrawal(database.db, await answerLeg(database, { ...given, accountId: signedIn(principal).id }))
  return [
    bind(calls.confirmLeg, ({ body }, context) => answer({ ...body, event: 'received' }, context)),
    bind(calls.confirmLegPartly, async ({ body: { paymentPassword, ...body } }, context) => {
      await checkPaymentPassword(parts, signedIn(context.principal).id, paymentPassword)
      return await answer({ ...body, event: 'partly' }, context)
    }),
    bind(calls.denyLeg, ({ body }, context) => answer({ ...body, event: 'denied' }, context)),
  ]
}

/** By these hashes a browser and a network are known again, and by nothing else. */
function marksOf(personal: PersonalSecrets, { browser, address }: Context) {
  const device = deviceOf(browser)
  return {
    deviceMark: device === undefined ? undefined : personal.hashOfSubject('withdrawing device', device),
    networkMark: personal.hashOfNetwork(address),
  }
}

/** On which terms a withdrawal would be made now. */
function termsOf(situation: Situation) {
  const { settings, limits, askedToday, amount, available, day } = situation
  const { countPerDay } = limits
  const { least, most, freePerDay, feePpm, leastFee, receiptMinutes } = settings
  return {
    ...{ least, most, step: amountOf(cashierStep), feePpm, leastFee, receiptMinutes },
    available: amountOf(available > 0n ? available : 0n),
    leftToday: amountOf(leftToday(situation)),
    countLeftToday: countPerDay === undefined ? null : Math.max(0, countPerDay - askedToday.count),
    freeLeftToday: Math.max(0, freePerDay - askedToday.count),
    dayEndsAt: day.ends.toISOString(),
    fee: amount === undefined ? null : amountOf(withdrawalFee(amount, askedToday.count, ratesOf(settings), wholeUnit)),
  }
}
