import Type, { type Static } from 'typebox'

/**
 * A bank feed in the manner of SePay's webhooks: one POST of JSON for each transfer on a watched account, signed in
 * these headers by the time in unix seconds and `sha256=` with the hex HMAC-SHA-256 of `bankFeedSignedText`. It is sent
 * again after 1, 1, 2, 3, 5, 8 and 13 minutes until it is answered 2xx with `{"success":true}`.
 */
export const bankFeedHeaders = { time: 'x-sepay-timestamp', signature: 'x-sepay-signature' } as const

/** Largest difference in seconds between the time of a message and the clock of its reader. */
export const bankFeedGoodForSeconds = 300

/** What is signed: the time, a point and the bytes of the body. */
export function bankFeedSignedText(unixSeconds: string, body: string): string {
  return `${unixSeconds}.${body}`
}

/** A transfer as the feed tells it. Unknown fields are ignored. */
export const bankTransfer = Type.Object({
  /** The feed's own number of the transfer: it comes once, or several times with the same contents. */
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  /** The bank of the account. */
  gateway: Type.String({ maxLength: 50 }),
  /** Of the bank's clock, which is at UTC+7: `2026-12-01 19:00:00`. */
  transactionDate: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' }),
  /** The watched account. */
  accountNumber: Type.String({ pattern: '^[0-9A-Za-z]{1,30}$' }),
  /** What the payer wrote, with what banks put around it. */
  content: Type.String({ maxLength: 500 }),
  transferType: Type.Enum(['in', 'out']),
  /** In whole đồng. */
  transferAmount: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
  /** The bank's own reference. */
  referenceCode: Type.String({ maxLength: 100 }),
  /** Some banks name the payer, in capitals without accents. */
  payerName: Type.Optional(Type.String({ maxLength: 100 })),
})
export type BankTransfer = Static<typeof bankTransfer>

/** Beneath the feed's address: the transfers of a day. */
export const bankStatementPath = 'v1/statement'

/**
 * Asks for the transfers of a day by the bank's clock; signed as the feed's own messages are, and answered with a
 * transfer as JSON in each line (`application/x-ndjson`), signed under its own time.
 */
export const bankStatementRequest = Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }) })
export type BankStatementRequest = Static<typeof bankStatementRequest>
