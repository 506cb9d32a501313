import { type MomoIpn, momoPaths, momoSigned, momoSignedText } from '@banyan/contract/gateway/momo.ts'
import type { ProviderKey } from '../payment-keys.ts'
import { type Told, wholeOf } from '../payments/payment.ts'
import { account, address, dong, fieldsIn, orderNumber } from './fields.ts'
import { type Answer, type Asked, opening, type Protocol, type ProtocolParts } from './protocol.ts'
import { hmacHex, isSame } from './signing.ts'

const requestId = /^[\x21-\x7e]{1,50}$/
const signature = /^[0-9a-f]{64}$/
const results = {
  done: 0,
  unknownSignature: 13,
  badFormat: 20,
  sameOrder: 41,
  notFound: 42,
  begun: 1000,
  expired: 1005,
  refusedByPayer: 1006,
  processing: 7000,
} as const
const messages: Readonly<Record<number, string>> = {
  [results.done]: 'Successful.',
  [results.begun]: 'Transaction is initiated, waiting for user confirmation.',
  [results.expired]: 'Transaction failed because the url or QR code expired.',
  [results.refusedByPayer]: 'Transaction denied by user.',
}

/** A wallet that speaks contract/gateway/momo.ts. */
export const momo: Protocol = {
  asks: { [momoPaths.create]: create, [momoPaths.query]: query },
  write: (told, key) => ({ body: JSON.stringify(ipnOf(told, key)), headers: {} }),
  isTaken: (status) => status === 204,
}

function create({ body }: Asked, { key, payments, address: own, now }: ProtocolParts): Answer {
  const asked = fieldsIn(body, {
    partnerCode: account,
    requestId,
    amount: dong,
    orderId: orderNumber,
    orderInfo: /^.{1,255}$/,
    redirectUrl: address,
    ipnUrl: address,
    requestType: /^captureWallet$/,
    extraData: /^.{0,1000}$/,
    signature,
  })
  if (!asked) return said(now, { resultCode: results.badFormat })
  const { partnerCode, orderId } = asked
  const named = { partnerCode, orderId, requestId: asked.requestId, amount: Number(asked.amount) }
  if (!isSigned('create', asked, key)) return said(now, { ...named, resultCode: results.unknownSignature })
  if (payments.ofOrder('momo', orderId)) return said(now, { ...named, resultCode: results.sameOrder })
  const { id } = payments.open({
    ...opening,
    provider: 'momo',
    orderNumber: orderId,
    asked: BigInt(asked.amount) * 100n,
    content: asked.orderInfo,
    expiresAt: new Date(now().getTime() + 10 * 60_000),
    returnUrl: asked.redirectUrl,
    callbackUrl: asked.ipnUrl,
    details: { requestId: asked.requestId, orderInfo: asked.orderInfo, extraData: asked.extraData },
  })
  return { ...said(now, { ...named, resultCode: results.done, payUrl: `${own}/pay/${id}` }), opens: true }
}

function query({ body }: Asked, { key, payments, now }: ProtocolParts): Answer {
  const asked = fieldsIn(body, { partnerCode: account, requestId, orderId: orderNumber, signature })
  if (!asked) return said(now, { resultCode: results.badFormat })
  const { partnerCode, orderId } = asked
  const named = { partnerCode, orderId, requestId: asked.requestId }
  if (!isSigned('query', asked, key)) return said(now, { ...named, resultCode: results.unknownSignature })
  const told = payments.ofOrder('momo', orderId)
  if (!told) return said(now, { ...named, resultCode: results.notFound })
  const { transactionId: transId } = told
  const isExpired = told.status === 'open' && told.expiresAt !== undefined && told.expiresAt <= now()
  const resultCode = isExpired ? results.expired : resultOf(told)
  return said(now, { ...named, amount: amountOf(told), transId, resultCode })
}

function isSigned(
  message: 'create' | 'query',
  asked: Readonly<Record<string, string>>,
  { partner, access, secret }: ProviderKey,
): boolean {
  const right = hmacHex(secret, momoSignedText(momoSigned[message], { ...asked, accessKey: access }))
  return asked.partnerCode === partner && isSame(asked.signature, right)
}

function said(now: () => Date, value: { readonly resultCode: number; readonly [name: string]: unknown }): Answer {
  const message = messages[value.resultCode] ?? `Result ${value.resultCode}`
  return { status: 200, body: JSON.stringify({ ...value, message, responseTime: now().getTime() }) }
}

function resultOf({ status }: Told): number {
  return {
    open: results.begun,
    pending: results.processing,
    paid: results.done,
    failed: results.refusedByPayer,
    reversed: results.done,
  }[status]
}

/** What was paid; before anybody paid, what is asked for. */
function amountOf({ paid, asked }: Told): number {
  return wholeOf(paid > 0n ? paid : asked)
}

function ipnOf(told: Told, { partner, access, secret }: ProviderKey): MomoIpn {
  const { orderNumber: orderId, transactionId: transId, at, details } = told
  const resultCode = resultOf(told)
  const values = {
    partnerCode: partner,
    orderId,
    requestId: details.requestId ?? '',
    amount: amountOf(told),
    orderInfo: details.orderInfo ?? '',
    orderType: 'momo_wallet',
    transId,
    resultCode,
    message: messages[resultCode] ?? `Result ${resultCode}`,
    payType: 'qr',
    responseTime: at.getTime(),
    extraData: details.extraData ?? '',
  }
  return { ...values, signature: hmacHex(secret, momoSignedText(momoSigned.ipn, { ...values, accessKey: access })) }
}
