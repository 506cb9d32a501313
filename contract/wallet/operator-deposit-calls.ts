import { depositKinds } from '@banyan/rules/cashier/deposit-states.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { channelId, deposit, depositNumber, depositState } from '#/wallet/deposit.ts'
import { memberAmount, signedAmount } from '#/wallet/wallet-balance.ts'
import { namedMember, orNull } from '../identity/member-words.ts'
import { operatorCall, reason, rowId } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
const act = { ...operatorCall, method: 'POST', query: shape({}), origin: 'ours' } as const

const providerCode = Type.String({ pattern: '^[A-Z]{2,20}$' })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: "Of the merchant's calendar" })

/** Why an operator has to look at a deposit. */
export const reviewReasons = ['manual', 'amount_differs', 'name_differs', 'amount_drifted'] as const

const listed = shape({
  number: depositNumber,
  member: namedMember,
  channel: channelId,
  kind: Type.Enum([...depositKinds]),
  provider: providerCode,
  state: depositState,
  amount: memberAmount,
  credited: orNull(memberAmount),
  isLate: Type.Boolean(),
  differs: Type.Boolean(),
  review: orNull(Type.Enum([...reviewReasons])),
  createdAt: moment,
  changedAt: moment,
})
export type ListedDeposit = Static<typeof listed>

/**
 * Orders of all members, newest first; those in review oldest first. The sums are those of the filter, of the last 31 days
 * where no days are named.
 */
const listDeposits = defineCall({
  ...read,
  id: 'listDeposits',
  summary: 'Orders to pay in.',
  path: '/wps/operator/deposits',
  query: shape({
    state: Type.Optional(Type.Union([depositState, Type.Literal('open')])),
    channel: Type.Optional(channelId),
    number: Type.Optional(depositNumber),
    member: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })),
    from: Type.Optional(moment),
    until: Type.Optional(moment),
    ...pageQuery,
  }),
  value: shape({
    ...pageOf(listed),
    total: shape({
      count: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      amount: memberAmount,
      credited: memberAmount,
    }),
  }),
  errors: ['account_not_found'],
})

/** Money that a provider reported: one of its transactions. */
const payment = shape({
  id: rowId,
  provider: providerCode,
  transactionId: Type.String({ maxLength: 100 }),
  status: Type.Enum(['paid', 'reversed']),
  amount: memberAmount,
  paidAt: moment,
  content: orNull(Type.String({ maxLength: 300 })),
  payer: orNull(Type.String({ maxLength: 100, description: 'With all but the ends hidden' })),
  entryId: orNull(rowId),
})
export type ReportedPayment = Static<typeof payment>

/** An order with its way, the money that came for it and what the provider told. */
const depositRecord = defineCall({
  ...read,
  id: 'depositRecord',
  summary: 'An order with all that happened to it.',
  path: '/wps/operator/deposits/record',
  query: shape({ number: depositNumber }),
  value: shape({
    deposit,
    member: namedMember,
    provider: providerCode,
    review: orNull(Type.Enum([...reviewReasons])),
    sender: orNull(Type.String({ maxLength: 60 })),
    proofs: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), { maxItems: 3 }),
    payments: Type.Array(payment, { maxItems: 20 }),
    told: Type.Array(
      shape({
        at: moment,
        event: Type.String({ maxLength: 60, description: "What it was: the provider's word, or our question" }),
        outcome: Type.String({ maxLength: 60 }),
      }),
      { maxItems: 50 },
    ),
    by: Type.Array(
      shape({
        at: moment,
        state: depositState,
        by: Type.String({ maxLength: 60 }),
        note: orNull(Type.String({ maxLength: 500 })),
      }),
      { maxItems: 30 },
    ),
    needsSecond: Type.Boolean({ description: 'Whether its approval needs a second operator' }),
  }),
  errors: ['deposit_not_found'],
})

const decisionErrors = ['deposit_not_found', 'deposit_over'] as const
/** An amount that is credited in place of the one that was ordered. */
const approvedAmount = Type.Optional(memberAmount)
/** Of a manual transfer: the reported payment without an order that is its money. */
const namedPayment = Type.Optional(rowId)

/** Credits what a provider reported for a deposit that is reviewed, up to the amounts that one operator approves alone. */
const approveDeposit = defineCall({
  ...act,
  id: 'approveDeposit',
  summary: 'Credits a deposit that is reviewed.',
  path: '/wps/operator/deposits/approve',
  body: shape({ number: depositNumber, amount: approvedAmount, payment: namedPayment, reason }),
  value: shape({}),
  errors: [...decisionErrors, 'second_operator_needed', 'deposit_amount_refused', 'payment_not_found'],
})

/** The same with a second operator, for any amount, and where no provider reported the money. */
const approveLargeDeposit = defineCall({
  ...fourEyesCall,
  id: 'approveLargeDeposit',
  summary: 'Credits a reviewed deposit of a large amount.',
  method: 'POST',
  path: '/wps/operator/deposits/approve-large',
  query: shape({}),
  body: shape({ number: depositNumber, amount: approvedAmount, payment: namedPayment, reason }),
  errors: [...decisionErrors, 'deposit_amount_refused', 'payment_not_found'],
})

const rejectDeposit = defineCall({
  ...act,
  id: 'rejectDeposit',
  summary: 'Refuses a deposit that is reviewed; the member reads the reason.',
  path: '/wps/operator/deposits/reject',
  body: shape({ number: depositNumber, reason }),
  value: shape({}),
  errors: decisionErrors,
})

/** Takes back what was credited, as the provider did: what the member no longer has is owed. */
const reverseDeposit = defineCall({
  ...fourEyesCall,
  id: 'reverseDeposit',
  summary: 'Takes a credited deposit back.',
  method: 'POST',
  path: '/wps/operator/deposits/reverse',
  query: shape({}),
  body: shape({ number: depositNumber, reason }),
  errors: decisionErrors,
})

/**
 * Money that came for no order that is known, oldest first; for a manual transfer one page of what came to its account,
 * its own amount first, of which its approval can name one.
 */
const listUnmatched = defineCall({
  ...read,
  id: 'listUnmatched',
  summary: 'Transfers that belong to no order.',
  path: '/wps/operator/deposits/unmatched',
  query: shape({
    order: Type.Optional(depositNumber),
    ...pageQuery,
  }),
  value: shape({
    ...pageOf(shape({ ...payment.properties, receivingAccount: orNull(Type.String({ maxLength: 40 })) })),
    waiting: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  errors: ['deposit_not_found'],
})

/** Gives a member the money of a transfer that belongs to no order. */
const bindPayment = defineCall({
  ...fourEyesCall,
  id: 'bindPayment',
  summary: 'Credits a transfer to a member.',
  method: 'POST',
  path: '/wps/operator/deposits/bind',
  query: shape({}),
  body: shape({ payment: rowId, member: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), reason }),
  errors: ['payment_not_found', 'account_not_found'],
})

/** How each provider does, over the last 24 hours. */
const paymentProviders = defineCall({
  ...read,
  id: 'paymentProviders',
  summary: 'How payment providers do.',
  path: '/wps/operator/deposits/providers',
  query: shape({}),
  value: shape({
    providers: Type.Array(
      shape({
        code: providerCode,
        isConfigured: Type.Boolean(),
        channels: Type.Array(channelId, { maxItems: 30 }),
        heardAt: orNull(moment),
        paid: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        paidAmount: memberAmount,
        open: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        unknown: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        balance: Type.String({ ...signedAmount, description: 'All that it was paid and not asked back' }),
        reconciledDay: orNull(day),
        differences: Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'That nobody has settled',
        }),
      }),
      { maxItems: 20 },
    ),
  }),
  errors: [],
})

/** What the provider's day file and our records disagree on. */
export const differenceKinds = ['missing_here', 'missing_there', 'amount_differs', 'status_differs'] as const

const listDifferences = defineCall({
  ...read,
  id: 'listDifferences',
  summary: "Where a provider's day file and our records disagree.",
  path: '/wps/operator/deposits/differences',
  query: shape({
    state: Type.Enum(['open', 'any'], { default: 'open' }),
    provider: Type.Optional(providerCode),
    ...pageQuery,
  }),
  value: shape(
    pageOf(
      shape({
        id: rowId,
        provider: providerCode,
        day,
        kind: Type.Enum([...differenceKinds]),
        transactionId: Type.String({ maxLength: 100 }),
        number: orNull(depositNumber),
        theirs: orNull(memberAmount),
        ours: orNull(memberAmount),
        foundAt: moment,
        settledBy: orNull(Type.String({ maxLength: 60 })),
        settledAt: orNull(moment),
        note: orNull(Type.String({ maxLength: 500 })),
      }),
    ),
  ),
  errors: [],
})

const settleDifference = defineCall({
  ...act,
  id: 'settleDifference',
  summary: 'Says what became of a difference.',
  path: '/wps/operator/deposits/settle-difference',
  body: shape({ id: rowId, reason }),
  value: shape({}),
  errors: ['difference_not_found'],
})

export const operatorDepositCalls = {
  listDeposits,
  depositRecord,
  approveDeposit,
  approveLargeDeposit,
  rejectDeposit,
  reverseDeposit,
  listUnmatched,
  bindPayment,
  paymentProviders,
  listDifferences,
  settleDifference,
} as const
