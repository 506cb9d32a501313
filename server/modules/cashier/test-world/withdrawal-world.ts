import { randomBytes } from 'node:crypto'
import type { CallDefinition } from '@banyan/contract/call.ts'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Withdrawal } from '@banyan/contract/wallet/withdrawal.ts'
import { withdrawalCalls } from '@banyan/contract/wallet/withdrawal-calls.ts'
import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import type { Database } from '#/platform/db/database.ts'
import { moveClock, stopClock } from '#/test-world/move-clock.ts'
import { anotherAddress, asClientsSend } from '#/test-world/sealed-body.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import type { WorldOptions } from '#/test-world/world.ts'
import { sealPayoutAccount } from '../payout-accounts/own-accounts.ts'
import { insertPaymentPassword } from '../store/payment-passwords.ts'
import { insertPayoutAccount } from '../store/payout-accounts.ts'
import { type Answer, type DepositWorld, depositWorld } from './deposit-world.ts'

export const paymentPassword = '135790'
const hashed = new PasswordHashing().hash(paymentPassword)

/** Terms on which a new member's first withdrawal of up to 5,000,000 is approved by itself. */
export const withdrawalSettings: SettingsSections['withdrawals'] = {
  ...{ provider: 'AGGREGATOR', least: '100000.00', most: '300000000.00', countPerDay: 4, sumPerDay: '400000000.00' },
  ...{ freePerDay: 2, feePpm: 5_000, leastFee: '10000.00', needsMobile: false },
  ...{ legLeast: '1000000.00', legMost: '200000000.00', receiptMinutes: 30, reminders: [10, 2] },
  ...{ approvedAutomatically: '5000000.00', scoreAtMost: 20, newAccountDays: 0, velocityOrders: 3 },
  ...{ velocitySum: '20000000.00', approvedAlone: '50000000.00' },
}

/** A member with a payout account and its payment password. */
export interface Payee extends SignedInClient {
  readonly payoutAccount: string
}

export interface WithdrawalWorld extends DepositWorld {
  /** A member with this much money, in thousands of đồng. */
  payee(thousands: number): Promise<Payee>
  /** The same member in a new session, for a clock that has moved. */
  again(who: Payee): Promise<Payee>
  call(who: SignedInClient, id: keyof typeof withdrawalCalls, given?: object): Promise<Answer>
  /** Asks for money; what is given replaces what is usual. */
  request(who: Payee, given?: object): Promise<Answer>
  /** The same, where it must succeed. */
  withdrawn(who: Payee, thousands: number): Promise<Withdrawal>
  /** A withdrawal as its member sees it now. */
  withdrawal(who: SignedInClient, number: string): Promise<Withdrawal>
  /** Approved withdrawals whose payouts the provider says it has paid. */
  paidOut(who: Payee, thousands: number): Promise<Withdrawal>
  /** Lets the database's clock go on. */
  pass(seconds: number): Promise<void>
  /** Runs a poll, after so long. */
  poll(name: 'send-payouts' | 'ask-about-payouts', afterSeconds?: number): Promise<void>
  /** Runs the job at its next turn, a minute later. */
  receivePayouts(): Promise<void>
}

let requests = 0
/** Many members behind one network would be noticed. */
const ofAnotherNetwork = () => anotherAddress().replace(/^198\.18\.(\d+)\.(\d+)$/, '10.$1.$2.1')

/** A portal whose members are paid out; its clock goes on, or is stopped at 19:00 of a day in Vietnam. */
export async function withdrawalWorld(
  options: WorldOptions = {},
  clock: 'running' | 'stopped' = 'running',
): Promise<WithdrawalWorld> {
  const d = await depositWorld(options)
  const { w } = d
  let ahead = 0
  const pass: WithdrawalWorld['pass'] = async (seconds) => {
    ahead += seconds
    await w.database.transaction((tx) => (clock === 'stopped' ? stopClock : moveClock)(tx, ahead))
  }
  await pass(0)
  await w.set('withdrawals', withdrawalSettings)
  // A level of VIP would have limits of its own.
  await w.set('vip', { levels: [] })
  const call: WithdrawalWorld['call'] = async (who, id, given = {}) => {
    const { method, path }: CallDefinition = withdrawalCalls[id]
    if (method === 'GET')
      return (
        await w.app.portal.inject({ url: path, headers: { ...who.headers }, query: given as Record<string, string> })
      ).json()
    const json = { headers: { ...who.headers, 'content-type': 'application/json' }, payload: JSON.stringify(given) }
    const sent = await asClientsSend(withdrawalCalls[id], json, w.bodyKey)
    return (await w.app.portal.inject({ method, url: path, remoteAddress: ofAnotherNetwork(), ...sent })).json()
  }
  const request: WithdrawalWorld['request'] = async (who, given = {}) => {
    const usual = { requestId: `request-${++requests}`, payoutAccount: who.payoutAccount, amount: '1000000' }
    return await call(who, 'requestWithdrawal', { ...usual, paymentPassword, ...given })
  }
  const withdrawn: WithdrawalWorld['withdrawn'] = async (who, thousands) => {
    const answer = await request(who, { amount: `${thousands}000` })
    if (answer.code)
      throw new Error(`the withdrawal was refused: ${JSON.stringify([answer, w.logs.filter(({ err }) => err).at(-1)])}`)
    return answer.value as Withdrawal
  }
  const withdrawal: WithdrawalWorld['withdrawal'] = async (who, number) =>
    (await call(who, 'withdrawalOrder', { number })).value as Withdrawal
  const poll: WithdrawalWorld['poll'] = async (name, afterSeconds = 0) => {
    if (afterSeconds > 0) await pass(afterSeconds)
    await w.app.work.polled(name)
  }
  return {
    ...d,
    ...{ call, request, withdrawn, withdrawal, pass, poll },
    async receivePayouts() {
      await pass(60)
      await w.app.work.runDue('receive-payouts')
    },
    async payee(thousands) {
      const who = await w.signIn()
      return { ...who, payoutAccount: await plantPayee(w.database, w.personal, who.accountId, thousands) }
    },
    again: async ({ accountId, payoutAccount }) => ({ ...(await w.signIn(accountId)), payoutAccount }),
    async paidOut(who, thousands) {
      const { number, legs } = await withdrawn(who, thousands)
      await poll('send-payouts')
      for (const { place, amount } of legs) await d.payoutCallback({ payoutId: `${number}-${place}`, amount })
      await d.drain()
      return await withdrawal(who, number)
    },
    [Symbol.asyncDispose]: () => d[Symbol.asyncDispose](),
  }
}

/** Gives a member money, a payout account and its payment password; answers the account's public id. */
export async function plantPayee(
  database: Database,
  personal: PersonalSecrets,
  accountId: bigint,
  thousands: number,
): Promise<string> {
  const hash = await hashed
  return await database.transaction(async (tx) => {
    await insertPaymentPassword(tx, accountId, hash)
    const number = String(randomBytes(6).readUIntBE(0, 6)).padStart(15, '7')
    const sealed = sealPayoutAccount(personal, accountId, { bin: '970436', number, holder: 'NGUYEN VAN DUC' })
    const added = await insertPayoutAccount(tx, { ...sealed, isDefault: true, heldForSeconds: 0 })
    const own = available(accountId, 'VND')
    const amount = BigInt(thousands) * 100_000n
    if (amount > 0n)
      await postOne(tx, {
        key: { source: 'demo', kind: 'funding', externalId: `payee ${accountId}` },
        parameters: { amount: String(amount) },
        actor: 'test',
        legs: [{ debit: demoFunding('VND'), credit: own, amount }],
        subject: own,
      })
    if (!added) throw new Error('the account was taken')
    return added.publicId
  })
}
