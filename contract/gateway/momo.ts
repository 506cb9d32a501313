import Type, { type Static } from 'typebox'

/**
 * MoMo's payment gateway, version 2 (its public documentation, and domain 5.4): hosted wallet payments. A message holds
 * `signature`, the hex HMAC-SHA-256 under the secret key of `momoSignedText` over the fields below. The access key is
 * signed too, but travels in no message.
 */
export const momoPaths = { create: 'v2/gateway/api/create', query: 'v2/gateway/api/query' } as const

/** Signed fields of each message, in the alphabetical order in which they are signed. */
export const momoSigned = {
  create: [
    ...['accessKey', 'amount', 'extraData', 'ipnUrl', 'orderId', 'orderInfo'],
    ...['partnerCode', 'redirectUrl', 'requestId', 'requestType'],
  ],
  query: ['accessKey', 'orderId', 'partnerCode', 'requestId'],
  ipn: [
    ...['accessKey', 'amount', 'extraData', 'message', 'orderId', 'orderInfo', 'orderType'],
    ...['partnerCode', 'payType', 'requestId', 'responseTime', 'resultCode', 'transId'],
  ],
} as const

/** `name=value` of the fields, joined by `&`; values stand as they are, without any escaping. */
export function momoSignedText(
  names: readonly string[],
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return names.map((name) => `${name}=${values[name] ?? ''}`).join('&')
}

/** What a `resultCode` says about a payment; every other code is a failure for good. */
export const momoResults = {
  paid: [0],
  /** Begun, being processed, or authorised and not captured yet. */
  pending: [1000, 7000, 7002, 9000],
  /** The order is unknown. */
  notFound: [42],
  /** Maintenance, a request or an order that came before, or an error that MoMo cannot name: nothing is decided. */
  undecided: [10, 40, 41, 43, 99],
} as const

const partnerCode = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,50}$' })
const orderId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,49}$' })
const requestId = Type.String({ pattern: '^[\\x21-\\x7e]{1,50}$' })
/** In whole đồng. */
const amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
const resultCode = Type.Integer({ minimum: 0, maximum: 99_999 })
const message = Type.String({ maxLength: 500 })
const shortText = Type.String({ maxLength: 100 })
/** Unix milliseconds. */
const responseTime = Type.Integer({ minimum: 0, maximum: 9_999_999_999_999 })
/** MoMo's number of the transaction; 0, or absent, while there is none. */
const transId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const address = Type.String({ minLength: 8, maxLength: 500, pattern: '^https?://[\\x21-\\x7e]+$' })
const signature = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** Opens a payment; the same `requestId` or `orderId` a second time is refused with 40 or 41. */
export const momoCreate = Type.Object({
  partnerCode,
  requestId,
  amount,
  orderId,
  orderInfo: Type.String({ maxLength: 255 }),
  redirectUrl: address,
  ipnUrl: address,
  requestType: Type.Literal('captureWallet'),
  extraData: Type.String({ maxLength: 1000 }),
  lang: Type.Enum(['vi', 'en']),
  signature,
})
export type MomoCreate = Static<typeof momoCreate>

/** `payUrl` is there when `resultCode` is 0. Unknown fields are ignored, here and below. */
export const momoCreated = Type.Object({
  partnerCode,
  requestId,
  orderId,
  resultCode,
  payUrl: Type.Optional(address),
})

/** Asks what became of a payment. */
export const momoQuery = Type.Object({ partnerCode, requestId, orderId, lang: Type.Enum(['vi', 'en']), signature })
export type MomoQuery = Static<typeof momoQuery>

/** The state of a payment by its `resultCode`. */
export const momoQueried = Type.Object({
  partnerCode,
  orderId,
  resultCode,
  amount: Type.Optional(amount),
  transId: Type.Optional(transId),
  responseTime,
})

/** The instant payment notification that MoMo sends to `ipnUrl`, answered with 204 and nothing within 15 s. */
export const momoIpn = Type.Object({
  partnerCode,
  orderId,
  requestId,
  amount,
  orderInfo: Type.String({ maxLength: 255 }),
  orderType: shortText,
  transId,
  resultCode,
  message,
  payType: shortText,
  responseTime,
  extraData: Type.String({ maxLength: 1000 }),
  signature,
})
export type MomoIpn = Static<typeof momoIpn>
