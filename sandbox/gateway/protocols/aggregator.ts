import { randomBytes } from 'node:crypto'
import {
  type AggregatorCallback,
  type AggregatorCreated,
  type AggregatorPayment,
  type AggregatorPayoutCallback,
  type AggregatorQueried,
  aggregatorGoodForSeconds,
  aggregatorHeaders,
  aggregatorNonce,
  aggregatorPaths,
  aggregatorSignedText,
} from '@banyan/contract/gateway/aggregator.ts'
import type { ProviderKey } from '../payment-keys.ts'
import { decimalOf, hundredthsIn, type Told } from '../payments/payment.ts'
import { payout, payoutOf, payoutQuery } from './aggregator-payouts.ts'
import { account, address, fieldsIn, orderNumber } from './fields.ts'
import {
  type Answer,
  type Asked,
  badSignature,
  opening,
  type Protocol,
  type ProtocolParts,
  refusedRequest,
} from './protocol.ts'
import { hmacHex, isNow, isSame, unixSeconds } from './signing.ts'

const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/

/** The gateway that speaks contract/gateway/aggregator.ts, with a page for each payment. */
export const aggregator: Protocol = {
  asks: {
    [aggregatorPaths.create]: (asked, parts) => signed(asked, parts, create(asked.body, parts)),
    [aggregatorPaths.query]: (asked, parts) => signed(asked, parts, query(asked.body, parts)),
    [aggregatorPaths.dayFile]: (asked, parts) => signed(asked, parts, dayFile(asked.body, parts)),
    [aggregatorPaths.payout]: (asked, parts) => signed(asked, parts, () => payout(asked.body, parts)),
    [aggregatorPaths.payoutQuery]: (asked, parts) => signed(asked, parts, () => payoutQuery(asked.body, parts)),
  },
  write(told, key, now) {
    const { partner } = key
    const message: AggregatorCallback | AggregatorPayoutCallback =
      told.flow === 'out' ? { partner, payout: payoutOf(told) } : { partner, payment: paymentOf(told) }
    const body = JSON.stringify(message)
    return { body, headers: signatureOf(body, randomBytes(16).toString('base64url'), key, now) }
  },
  isTaken: (status) => status >= 200 && status < 300,
}

type Work = () => Answer

/** Answers what is rightly signed, and signs the answer under the nonce of its request. */
function signed({ headers, body }: Asked, { key, now }: ProtocolParts, work: Work): Answer {
  const { [aggregatorHeaders.time]: time, [aggregatorHeaders.nonce]: nonce } = headers
  if (typeof nonce !== 'string' || !aggregatorNonce.test(nonce) || !isNow(time, now(), aggregatorGoodForSeconds))
    return badSignature
  const right = hmacHex(key.secret, aggregatorSignedText(String(time), nonce, body))
  if (!isSame(headers[aggregatorHeaders.signature], right)) return badSignature
  const answer = work()
  return { ...answer, headers: signatureOf(answer.body, nonce, key, now()) }
}

function signatureOf(body: string, nonce: string, { secret }: ProviderKey, now: Date) {
  const time = unixSeconds(now)
  return {
    [aggregatorHeaders.time]: time,
    [aggregatorHeaders.nonce]: nonce,
    [aggregatorHeaders.signature]: hmacHex(secret, aggregatorSignedText(time, nonce, body)),
  }
}

/** The same order again leads to the page that it has; another amount under its number is refused. */
function create(body: string, { key, payments, address: own, now }: ProtocolParts): Work {
  return () => {
    const asked = fieldsIn(body, {
      partner: account,
      orderNumber,
      amount: /^\d{1,14}(\.\d{1,8})?$/,
      currency: /^[A-Z]{3}$/,
      content: /^.{0,100}$/,
      expiresAt: moment,
      returnUrl: address,
      callbackUrl: address,
    })
    const amount = hundredthsIn(asked?.amount ?? '')
    if (!asked || !amount || asked.partner !== key.partner) return refusedRequest
    const known = payments.ofOrder('aggregator', asked.orderNumber)
    const expiresAt = new Date(asked.expiresAt)
    if (known ? known.asked !== amount : expiresAt <= now())
      return said<AggregatorCreated>({ result: 'refused', reason: known ? 'other_order' : 'expired' })
    const { currency, content, returnUrl, callbackUrl } = asked
    const of = { ...opening, orderNumber: asked.orderNumber, currency, content, expiresAt, returnUrl, callbackUrl }
    const { id } = known ?? payments.open({ ...of, provider: 'aggregator', asked: amount })
    return { ...said<AggregatorCreated>({ result: 'opened', paymentId: id, url: `${own}/pay/${id}` }), opens: true }
  }
}

function query(body: string, { key, payments }: ProtocolParts): Work {
  return () => {
    const asked = fieldsIn(body, { partner: account, orderNumber })
    if (!asked || asked.partner !== key.partner) return refusedRequest
    const told = payments.ofOrder('aggregator', asked.orderNumber)
    const isTried = told && told.transactionId > 0
    return said<AggregatorQueried>(isTried ? { result: 'found', payment: paymentOf(told) } : { result: 'not_found' })
  }
}

function dayFile(body: string, { key, payments }: ProtocolParts): Work {
  return () => {
    const asked = fieldsIn(body, { partner: account, day })
    if (!asked || asked.partner !== key.partner) return refusedRequest
    const lines = payments
      .ofDay('aggregator', asked.day)
      .map((told) => JSON.stringify(told.flow === 'out' ? payoutOf(told) : paymentOf(told)))
    return { status: 200, body: lines.map((line) => `${line}\n`).join(''), type: 'application/x-ndjson' }
  }
}

function said<Value>(value: Value): Answer {
  return { status: 200, body: JSON.stringify(value) }
}

function paymentOf(told: Told): AggregatorPayment {
  const { transactionId, status, paid, currency, at, payerName, reason } = told
  return {
    transactionId: `AG${transactionId}`,
    orderNumber: told.orderNumber,
    status: status === 'open' ? 'pending' : status,
    amount: decimalOf(paid),
    currency,
    at: at.toISOString(),
    ...(payerName && { payerName }),
    ...(reason && { reason }),
  }
}
