import {
  type BankTransfer,
  bankFeedGoodForSeconds,
  bankFeedHeaders,
  bankFeedSignedText,
  bankStatementPath,
} from '@banyan/contract/gateway/bank-feed.ts'
import type { ProviderKey } from '../payment-keys.ts'
import { type Told, wholeOf } from '../payments/payment.ts'
import { vietnameseTime } from '../payments/payments.ts'
import { fieldsIn } from './fields.ts'
import { type Answer, type Asked, badSignature, type Protocol, type ProtocolParts, refusedRequest } from './protocol.ts'
import { hmacHex, isNow, isSame, unixSeconds } from './signing.ts'

/** A bank feed that speaks contract/gateway/bank-feed.ts: it tells of the transfers that are made in the bank app. */
export const bankFeed: Protocol = {
  asks: { [bankStatementPath]: statement },
  write(told, key, now) {
    const body = JSON.stringify(transferOf(told))
    return { body, headers: signatureOf(body, key, now) }
  },
  isTaken: (status, body) => status >= 200 && status < 300 && /"success":\s*true/.test(body),
}

function statement({ headers, body }: Asked, { key, payments, now }: ProtocolParts): Answer {
  const { [bankFeedHeaders.time]: time, [bankFeedHeaders.signature]: signature } = headers
  const right = `sha256=${hmacHex(key.secret, bankFeedSignedText(String(time), body))}`
  if (!isNow(time, now(), bankFeedGoodForSeconds) || !isSame(signature, right)) return badSignature
  const asked = fieldsIn(body, { day: /^\d{4}-\d\d-\d\d$/ })
  if (!asked) return refusedRequest
  const lines = payments.ofDay('bankfeed', asked.day).map((told) => `${JSON.stringify(transferOf(told))}\n`)
  const text = lines.join('')
  return { status: 200, body: text, type: 'application/x-ndjson', headers: signatureOf(text, key, now()) }
}

function signatureOf(body: string, { secret }: ProviderKey, now: Date) {
  const time = unixSeconds(now)
  return {
    [bankFeedHeaders.time]: time,
    [bankFeedHeaders.signature]: `sha256=${hmacHex(secret, bankFeedSignedText(time, body))}`,
  }
}

/** Banks leave nothing but capitals, digits and spaces of what payers write, and put their own words around it. */
function transferOf({ transactionId, at, paid, content, payerName, details }: Told): BankTransfer {
  const reference = `FT${transactionId}`
  return {
    id: transactionId,
    gateway: details.bank ?? '',
    transactionDate: vietnameseTime(at),
    accountNumber: details.account ?? '',
    content: `${reference}.${asBanksWrite(content)}.CT tu ${asBanksWrite(payerName)}`,
    transferType: 'in',
    transferAmount: wholeOf(paid),
    referenceCode: reference,
    ...(payerName && { payerName: asBanksWrite(payerName) }),
  }
}

function asBanksWrite(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').toUpperCase()
  return plain.replace(/[^A-Z0-9 ]/g, ' ').trim()
}
