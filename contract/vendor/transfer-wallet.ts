import Type, { type Static } from 'typebox'

/**
 * A vendor that keeps players' money itself: the brand moves money there and back, and asks what became of it. Everything
 * is a POST of JSON beneath the vendor's address, signed as contract/vendor/signature.ts says. The answer carries an
 * HMAC-SHA-256 of `answerText` in hex in `x-signature`, so that no answer passes for another. An error, another status
 * than 200 and silence say nothing of what became of a transfer.
 */
export const transferWalletPaths = {
  deposit: 'v1/wallet/deposit',
  withdraw: 'v1/wallet/withdraw',
  status: 'v1/wallet/status',
  balance: 'v1/wallet/balance',
} as const

/** What is signed of an answer: the signature of its request, and the bytes of its body; the body is the rest. */
export function answerText(requestSignature: string, body: string): string {
  return `${requestSignature}\n${body}`
}

/** Ours, for ever: the same again is the same transfer. */
const transferId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
const player = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })
/** Whole units of the vendor's, as a decimal string: never a number, which JSON makes a float. */
const wholeAmount = Type.String({ pattern: '^[1-9]\\d{0,13}$' })
/** Units of the vendor's that may have parts. */
const amount = Type.String({ pattern: '^(0|[1-9]\\d{0,13})(\\.\\d{1,8})?$' })
const reason = Type.String({ pattern: '^[a-z0-9_]{1,60}$' })
const nonce = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$', description: 'New for each request' })

/** Puts money into the player's wallet at the vendor, or takes it out of there. */
export const moveRequest = Type.Object({ transferId, player, currency, amount: wholeAmount, nonce })
export type MoveRequest = Static<typeof moveRequest>

/** Asks what became of a transfer. */
export const statusRequest = Type.Object({ transferId, player, nonce })
export type StatusRequest = Static<typeof statusRequest>

export const balanceRequest = Type.Object({ player, currency, nonce })
export type BalanceRequest = Static<typeof balanceRequest>

/**
 * What became of a transfer: `done` now, or before under the same id, which then names what was done; `refused` is final;
 * `pending` may become either; `not_found` is an answer to a question alone.
 */
export const transferAnswer = Type.Union([
  Type.Object({
    result: Type.Literal('done'),
    transferId,
    kind: Type.Enum(['deposit', 'withdraw']),
    amount: wholeAmount,
    currency,
    balance: Type.Optional(amount),
  }),
  Type.Object({ result: Type.Literal('refused'), transferId, reason }),
  Type.Object({ result: Type.Literal('pending'), transferId }),
  Type.Object({ result: Type.Literal('not_found'), transferId }),
])
export type TransferAnswer = Static<typeof transferAnswer>

export const balanceAnswer = Type.Object({ player, currency, balance: amount })
export type BalanceAnswer = Static<typeof balanceAnswer>
