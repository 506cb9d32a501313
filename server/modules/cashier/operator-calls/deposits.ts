import type { BodyOf } from '@banyan/contract/call.ts'
import { operatorDepositCalls as calls } from '@banyan/contract/wallet/operator-deposit-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { memberOf } from '#/modules/accounts/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { momentIn } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import { aloneLimits } from '../deposits/approve-alone.ts'
import { approve, bindToMember, reject, reverse } from '../deposits/decide-deposit.ts'
import { type DepositRow, depositNumbered } from '../store/deposits.ts'
import { settleDifference } from '../store/reconciliation.ts'
import {
  depositRecord,
  depositsPage,
  differencesPage,
  providersNow,
  unmatchedPage,
} from '../use-cases/deposit-records.ts'

export interface DepositDeskParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly cashier: {
    /** Providers that the environment names. */
    readonly providers: ReadonlySet<string>
    openSender(number: string, sealed: Uint8Array): string | undefined
    proofsOf(number: string): Promise<readonly string[]>
  }
  readonly random: (bytes: number) => Buffer
}

/** What operators see of deposits, and decide. */
export function depositDeskBindings(parts: DepositDeskParts): Binding[] {
  return [...readBindings(parts), ...decisionBindings(parts), ...largeBindings(parts)]
}

function readBindings({ database: { db }, settings, cashier }: DepositDeskParts): Binding[] {
  return [
    bind(calls.listDeposits, async ({ query: { member, from, until, after, size, ...named } }) => {
      const accountId = member === undefined ? undefined : (await memberOf(db, member)).id
      const days = { from: momentIn('from', from), until: momentIn('until', until) }
      return await depositsPage(db, { ...named, accountId, ...days }, { after, size })
    }),
    bind(calls.depositRecord, ({ query: { number } }, { principal }) =>
      depositRecord({ db, settings, operator: principal.name, ...cashier }, number),
    ),
    bind(calls.listUnmatched, ({ query }) => unmatchedPage(db, query)),
    bind(calls.listDifferences, ({ query }) => differencesPage(db, query)),
    bind(calls.paymentProviders, async () => ({
      providers: await providersNow({ db, settings, configured: cashier.providers }),
    })),
  ]
}

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
const auditedDeposit = ({ number }: Pick<DepositRow, 'number'>) => `deposit ${number}`
const stateOf = ({ state, credited }: DepositRow) => ({
  state,
  credited: credited === null ? null : amountOf(credited),
})

type ApprovalBody = BodyOf<typeof calls.approveDeposit>
const approvalIn = ({ number, amount, payment, reason }: ApprovalBody) => ({
  ...{ number, amount, note: reason },
  paymentId: payment === undefined ? undefined : BigInt(payment),
})
const namedPayment = ({ payment }: ApprovalBody) => (payment === undefined ? {} : { payment })

function decisionBindings({ database: { db }, settings }: DepositDeskParts): Binding[] {
  const before = async (number: string) => {
    const row = await depositNumbered(db, number)
    if (!row) throw new Refusal('deposit_not_found')
    return { state: row.state }
  }
  return [
    bindAction(calls.approveDeposit, async ({ body }, { principal }, record) => {
      const was = await before(body.number)
      const alone = aloneLimits(settings.current('cashier'))
      return await record(async (tx) => {
        const done = await approve(tx, { ...approvalIn(body), alone, actor: principal.name })
        const after = { ...stateOf(done), ...namedPayment(body) }
        return { value: {}, object: auditedDeposit(done), before: was, after, reason: body.reason }
      })
    }),
    bindAction(calls.rejectDeposit, async ({ body: { number, reason } }, { principal }, record) => {
      const was = await before(number)
      return await record(async (tx) => {
        const done = await reject(tx, { number, actor: principal.name, note: reason })
        return { value: {}, object: auditedDeposit(done), before: was, after: stateOf(done), reason }
      })
    }),
    bindAction(calls.settleDifference, ({ body: { id, reason } }, { principal }, record) =>
      record(async (tx) => {
        const settled = await settleDifference(tx, { id: BigInt(id), by: principal.name, note: reason })
        if (!settled) throw new Refusal('difference_not_found')
        const object = `difference ${settled.provider} ${settled.transaction_id}`.slice(0, 200)
        const about = { kind: settled.kind, day: settled.day }
        return { value: {}, object, before: { ...about, settled: false }, after: { ...about, settled: true }, reason }
      }),
    ),
  ]
}

/** An order or a transfer is credited, and taken back, once. */
const once = { askedOnce: 'carriedOut' } as const

/** What two operators do together. */
function largeBindings({ random }: DepositDeskParts): Binding[] {
  return [
    bindFourEyes(
      calls.approveLargeDeposit,
      async (tx, body, { by }) => {
        const done = await approve(tx, { ...approvalIn(body), alone: undefined, actor: by })
        const after = { ...stateOf(done), ...namedPayment(body) }
        return { object: auditedDeposit(done), before: { state: 'review' }, after }
      },
      once,
    ),
    bindFourEyes(
      calls.reverseDeposit,
      async (tx, { number, reason }, { by }) => {
        const done = await reverse(tx, { number, actor: by, note: reason })
        return { object: auditedDeposit(done), before: { state: 'completed' }, after: stateOf(done) }
      },
      once,
    ),
    bindFourEyes(
      calls.bindPayment,
      async (tx, { payment, member, reason }, { by }) => {
        const to = await memberOf(tx, member)
        const bound = { paymentId: BigInt(payment), accountId: to.id, actor: by, note: reason, random }
        const done = await bindToMember(tx, bound)
        // The order's number is drawn anew when it is approved, so what was shown says what moves to whom.
        return {
          object: `transfer ${payment}`,
          after: { member: to.usernameKey, credited: amountOf(done.credited ?? 0n) },
          moving: { before: { member: null, credited: null }, after: {} },
        }
      },
      once,
    ),
  ]
}
