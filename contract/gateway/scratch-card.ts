import Type, { type Static } from 'typebox'

/**
 * Providers that charge scratch cards of telephone companies and of games, in the form that most of them share (domain
 * 5.4). `sign` is the hex MD5 of `cardSignedText`. It covers the card alone, neither status nor amount, and is the same in
 * both directions: whoever reads a callback must also know that it comes from the provider's own address.
 */
export const cardPaths = { charge: 'charging', query: 'charging/check' } as const

/** What is signed: our key, the code and the serial number in a row. */
export function cardSignedText(key: string, code: string, serial: string): string {
  return key + code + serial
}

/** What a `status` says. */
export const cardStatuses = {
  charged: 1,
  /** Charged, but the card has another face value than was declared. */
  wrongFace: 2,
  badCard: 3,
  maintenance: 4,
  pending: 99,
  /** The provider could not send it on: nothing was charged. */
  notSent: 100,
} as const

/** Companies whose cards are charged. */
export const cardTelcos = ['VIETTEL', 'VINAPHONE', 'MOBIFONE', 'VIETNAMOBILE', 'ZING', 'GATE', 'GARENA'] as const

const requestId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,49}$' })
const partnerId = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,50}$' })
/** In whole đồng. */
const dong = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const cardText = Type.String({ pattern: '^[0-9A-Za-z]{6,20}$' })
const sign = Type.String({ pattern: '^[0-9a-f]{32}$' })

/** Hands a card in; `amount` is the face value that the member declares. */
export const cardCharge = Type.Object({
  request_id: requestId,
  partner_id: partnerId,
  telco: Type.Enum([...cardTelcos]),
  amount: dong,
  serial: cardText,
  code: cardText,
  command: Type.Literal('charging'),
  sign,
})
export type CardCharge = Static<typeof cardCharge>

/**
 * Asks what became of a card; signed by the key, our number and the partner's id in a row. A number that the provider
 * does not know is answered with HTTP status 404, and 404 as its `status`.
 */
export const cardQuery = Type.Object({
  request_id: requestId,
  partner_id: partnerId,
  command: Type.Literal('check'),
  sign,
})
export type CardQuery = Static<typeof cardQuery>

/** What a charge or a query is answered with, and a callback carries besides its sign. Unknown fields are ignored. */
export const cardResult = Type.Object({
  status: Type.Integer({ minimum: 0, maximum: 999 }),
  request_id: requestId,
  /** The provider's number; absent where nothing was taken. */
  trans_id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  /** Face value that was declared. */
  declared_value: Type.Optional(dong),
  /** Face value that the card has. */
  value: Type.Optional(dong),
  /** What the provider pays for it: the face value less its discount and, for a wrong one, its penalty. */
  amount: Type.Optional(dong),
})
export type CardResult = Static<typeof cardResult>

/** Sent once the card is charged or refused, and again until it is answered 200. */
export const cardCallback = Type.Object({
  ...cardResult.properties,
  telco: Type.Enum([...cardTelcos]),
  serial: cardText,
  code: cardText,
  callback_sign: sign,
})
export type CardCallback = Static<typeof cardCallback>
