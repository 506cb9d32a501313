import {
  type CardCallback,
  type CardResult,
  cardPaths,
  cardSignedText,
  cardStatuses,
  cardTelcos,
} from '@banyan/contract/gateway/scratch-card.ts'
import type { ProviderKey } from '../payment-keys.ts'
import { type Told, wholeOf } from '../payments/payment.ts'
import { account, dong, fieldsIn, orderNumber } from './fields.ts'
import {
  type Answer,
  type Asked,
  badSignature,
  type Outcome,
  opening,
  type Protocol,
  type ProtocolParts,
  refusedRequest,
} from './protocol.ts'
import { isSame, md5Hex } from './signing.ts'

const cardText = /^[0-9A-Za-z]{6,20}$/
const sign = /^[0-9a-f]{32}$/
/** Of the face value: what the provider pays, and what it pays for a card with another face value. */
const percentPaid = 80n
const percentPaidForWrongFace = 60n

/** A provider that charges cards by contract/gateway/scratch-card.ts; a card's last digit says what becomes of it. */
export const scratchCard: Protocol = {
  asks: { [cardPaths.charge]: charge, [cardPaths.query]: check },
  write: (told, key) => ({ body: JSON.stringify(callbackOf(told, key)), headers: {} }),
  isTaken: (status) => status === 200,
}

/** What the last digit of a card's code makes of it; every other one is good. */
export const cardsByLastDigit: Readonly<Record<string, string>> = {
  '2': 'has half of the declared face value',
  '3': 'is a bad card',
  '4': 'is of a company in maintenance',
  '9': 'stays pending',
  '0': 'is not sent on',
}

function charge({ body }: Asked, parts: ProtocolParts): Answer {
  const { key, payments, callbackUrl, settle } = parts
  const asked = fieldsIn(body, {
    request_id: orderNumber,
    partner_id: account,
    telco: new RegExp(`^(${cardTelcos.join('|')})$`),
    amount: dong,
    serial: cardText,
    code: cardText,
    command: /^charging$/,
    sign,
  })
  if (!asked) return refusedRequest
  const { request_id: number, telco, serial, code } = asked
  if (asked.partner_id !== key.partner || !isSame(asked.sign, md5Hex(cardSignedText(key.secret, code, serial))))
    return badSignature
  const known = payments.ofOrder('scratch', number)
  if (known) return said(200, resultOf(known))
  const last = code.at(-1) ?? ''
  if (last === '4') return said(200, { status: cardStatuses.maintenance, request_id: number })
  if (last === '0') return said(200, { status: cardStatuses.notSent, request_id: number })
  const face = BigInt(asked.amount) * 100n
  const details = { telco, serial, code }
  const opened = payments.open({
    ...opening,
    provider: 'scratch',
    orderNumber: number,
    asked: face,
    callbackUrl,
    details,
  })
  const told = payments.move(opened.id, { status: 'pending' }) ?? opened
  if (last !== '9') settle(told, outcomeOf(last, face))
  return { ...said(200, resultOf(told)), opens: true }
}

function outcomeOf(lastDigit: string, face: bigint): Outcome {
  if (lastDigit === '3') return { status: 'failed', reason: 'bad_card' }
  return lastDigit === '2' ? { status: 'paid', paid: face / 2n, reason: 'wrong_face' } : { status: 'paid', paid: face }
}

function check({ body }: Asked, { key, payments }: ProtocolParts): Answer {
  const asked = fieldsIn(body, { request_id: orderNumber, partner_id: account, command: /^check$/, sign })
  if (!asked) return refusedRequest
  const { request_id: number, partner_id: partner } = asked
  if (partner !== key.partner || !isSame(asked.sign, md5Hex(key.secret + number + partner))) return badSignature
  const told = payments.ofOrder('scratch', number)
  return told ? said(200, resultOf(told)) : said(404, { status: 404, request_id: number })
}

function said(status: number, result: CardResult): Answer {
  return { status, body: JSON.stringify(result) }
}

function resultOf(told: Told): CardResult {
  const { status, paid, asked, transactionId, orderNumber: number } = told
  const isWrongFace = paid !== asked
  const code = {
    open: cardStatuses.pending,
    pending: cardStatuses.pending,
    paid: isWrongFace ? cardStatuses.wrongFace : cardStatuses.charged,
    failed: cardStatuses.badCard,
    reversed: cardStatuses.badCard,
  }[status]
  return {
    status: code,
    request_id: number,
    trans_id: transactionId,
    declared_value: wholeOf(asked),
    value: wholeOf(paid),
    amount: wholeOf((paid * (isWrongFace ? percentPaidForWrongFace : percentPaid)) / 100n),
  }
}

function callbackOf(told: Told, { secret }: ProviderKey): CardCallback {
  const { telco = '', serial = '', code = '' } = told.details
  return {
    ...resultOf(told),
    telco: telco as CardCallback['telco'],
    serial,
    code,
    callback_sign: md5Hex(cardSignedText(secret, code, serial)),
  }
}
