import Type, { type Static } from 'typebox'

/**
 * The payment gateway that speaks our own format: hosted pages for wallets and cards, one signed message for each
 * change of a payment, a query, and a file of each day (domain 5.4). Everything is a POST of JSON. Both sides sign: the
 * time in unix seconds, a nonce and an HMAC-SHA-256 of `aggregatorSignedText` in hex stand in these headers. An answer is
 * signed likewise under the nonce of its request, so that no answer passes for another.
 */
export const aggregatorHeaders = { time: 'x-timestamp', nonce: 'x-nonce', signature: 'x-sign' } as const

/** Largest difference in seconds between the time of a message and the clock of its reader. */
export const aggregatorGoodForSeconds = 300

/** 16 to 64 signs, new for each request or callback. */
export const aggregatorNonce = /^[A-Za-z0-9_-]{16,64}$/

/** What is signed: time, nonce and the bytes of the body, a line each; the body is the rest. */
export function aggregatorSignedText(unixSeconds: string, nonce: string, body: string): string {
  return `${unixSeconds}\n${nonce}\n${body}`
}

/** Paths beneath the gateway's address. */
export const aggregatorPaths = {
  create: 'v1/payments',
  query: 'v1/payments/query',
  dayFile: 'v1/day-file',
  payout: 'v1/payouts',
  payoutQuery: 'v1/payouts/query',
} as const

/** Our account at the gateway; a message for another one is not ours. */
const partner = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,50}$' })
/** Our order: unique at the gateway, so that the same order opened again leads to the same page. */
const orderNumber = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,49}$' })
/** The gateway's id of a transaction. */
const transactionId = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' })
/** A decimal string in the currency, with no more digits after the point than it has, below what our books take. */
const amount = Type.String({ pattern: '^(0|[1-9]\\d{0,11})(\\.\\d{1,8})?$' })
/** Money that moved, so more than zero. */
const movedAmount = Type.String({ pattern: '^(?=.*[1-9])(0|[1-9]\\d{0,11})(\\.\\d{1,8})?$' })
const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })
const moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?Z$' })
const address = Type.String({ minLength: 8, maxLength: 500, pattern: '^https?://[\\x21-\\x7e]+$' })
const reason = Type.String({ pattern: '^[a-z0-9_]{1,60}$' })

/** Opens a hosted page for an order, which takes payments until it expires. */
export const aggregatorCreate = Type.Object({
  partner,
  orderNumber,
  amount,
  currency,
  /** What the payer reads beside the amount. */
  content: Type.String({ maxLength: 100 }),
  expiresAt: moment,
  /** Where the payer's browser goes afterwards; that it comes says nothing about the payment. */
  returnUrl: address,
  callbackUrl: address,
})
export type AggregatorCreate = Static<typeof aggregatorCreate>

/** The page of an order, or why there is none, which is final. */
export const aggregatorCreated = Type.Union([
  Type.Object({ result: Type.Literal('opened'), paymentId: transactionId, url: address }),
  Type.Object({ result: Type.Literal('refused'), reason }),
])
export type AggregatorCreated = Static<typeof aggregatorCreated>

const ofPayment = {
  transactionId,
  orderNumber,
  currency,
  /** When it came to this status. */
  at: moment,
  payerName: Type.Optional(Type.String({ maxLength: 100 })),
  reason: Type.Optional(reason),
}

/**
 * One transaction as the gateway has it: what callbacks, queries and day files carry. Unknown fields are ignored.
 * `pending` may become each of the other statuses; `reversed` takes back what was paid. The amount is what was really
 * paid, which may differ from what the order asked for.
 */
export const aggregatorPayment = Type.Union([
  Type.Object({ ...ofPayment, status: Type.Enum(['paid', 'reversed']), amount: movedAmount }),
  Type.Object({ ...ofPayment, status: Type.Enum(['failed', 'pending']), amount }),
])
export type AggregatorPayment = Static<typeof aggregatorPayment>

/** Sent to the order's `callbackUrl` for each change, again after 1, 1, 2, 3, 5, 8 and 13 minutes until answered 2xx. */
export const aggregatorCallback = Type.Object({ partner, payment: aggregatorPayment })
export type AggregatorCallback = Static<typeof aggregatorCallback>

/** Asks what became of an order. */
export const aggregatorQuery = Type.Object({ partner, orderNumber })
export type AggregatorQuery = Static<typeof aggregatorQuery>

/** The order's latest transaction; `not_found` where the order is unknown or nobody has tried to pay it. */
export const aggregatorQueried = Type.Union([
  Type.Object({ result: Type.Literal('found'), payment: aggregatorPayment }),
  Type.Object({ result: Type.Literal('not_found') }),
])
export type AggregatorQueried = Static<typeof aggregatorQueried>

/**
 * Pays money out to a bank account. `payoutId` is unique at the gateway: the same order again, however often, is the same
 * payout, and is answered as the first one.
 */
export const aggregatorPayoutOrder = Type.Object({
  partner,
  payoutId: orderNumber,
  amount,
  currency,
  bin: Type.String({ pattern: '^\\d{6}$' }),
  account: Type.String({ pattern: '^\\d{6,19}$' }),
  /** As banks write names; a bank may send back what has another. */
  holder: Type.String({ minLength: 2, maxLength: 60 }),
  /** What the receiver's bank shows. */
  content: Type.String({ maxLength: 100 }),
  callbackUrl: address,
})
export type AggregatorPayoutOrder = Static<typeof aggregatorPayoutOrder>

/** Whether the payout was taken on, or why not, which is final. */
export const aggregatorPayoutTaken = Type.Union([
  Type.Object({ result: Type.Literal('accepted'), reference: transactionId }),
  Type.Object({ result: Type.Literal('refused'), reason }),
])
export type AggregatorPayoutTaken = Static<typeof aggregatorPayoutTaken>

const ofPayout = {
  payoutId: orderNumber,
  reference: transactionId,
  currency,
  /** When it came to this status. */
  at: moment,
  reason: Type.Optional(reason),
}

/**
 * One payout as the gateway has it: what callbacks, queries and day files carry. Unknown fields are ignored. `pending`
 * becomes one of the other statuses; `failed` may follow `paid` where a bank sends the money back. The amount is what was
 * really paid; of a failed one what was asked for.
 */
export const aggregatorPayout = Type.Union([
  Type.Object({ ...ofPayout, status: Type.Literal('paid'), amount: movedAmount }),
  Type.Object({ ...ofPayout, status: Type.Enum(['failed', 'pending']), amount }),
])
export type AggregatorPayout = Static<typeof aggregatorPayout>

/** Sent to the payout's `callbackUrl` as payments are to theirs. */
export const aggregatorPayoutCallback = Type.Object({ partner, payout: aggregatorPayout })
export type AggregatorPayoutCallback = Static<typeof aggregatorPayoutCallback>

/** Asks what became of a payout. */
export const aggregatorPayoutQuery = Type.Object({ partner, payoutId: orderNumber })
export type AggregatorPayoutQuery = Static<typeof aggregatorPayoutQuery>

/** `not_found` where the gateway never heard of it. */
export const aggregatorPayoutQueried = Type.Union([
  Type.Object({ result: Type.Literal('found'), payout: aggregatorPayout }),
  Type.Object({ result: Type.Literal('not_found') }),
])
export type AggregatorPayoutQueried = Static<typeof aggregatorPayoutQueried>

/**
 * Asks for the transactions of a day at UTC+7, by their `at`: answered with a line of JSON for each
 * (`application/x-ndjson`), a payment or a payout.
 */
export const aggregatorDayFile = Type.Object({ partner, day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }) })
export type AggregatorDayFile = Static<typeof aggregatorDayFile>
