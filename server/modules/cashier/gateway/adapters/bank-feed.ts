import {
  type BankStatementRequest,
  type BankTransfer,
  bankFeedGoodForSeconds,
  bankFeedHeaders,
  bankFeedSignedText,
  bankStatementPath,
  bankTransfer,
} from '@banyan/contract/gateway/bank-feed.ts'
import { Compile } from 'typebox/compile'
import { once } from '#/platform/concurrency/once.ts'
import { headerOf, hmacOf, isFresh, isRightHex } from '#/platform/crypto/check-message.ts'
import type { GatewayParts, ProviderConfig } from '#/platform/network/gateway-parts.ts'
import { ProviderClient } from '#/platform/network/provider-client.ts'
import { sourceCheck } from '#/platform/network/source-check.ts'
import { jsonIn, jsonLinesIn } from '#/platform/text/read-json.ts'
import type { Gateway, PaymentFact, RawMessage, Reading } from '../gateway-port.ts'
import { dong, dongInMinor } from '../wire/wire-amounts.ts'

const provider = 'bankfeed'
const signatureScheme = 'sha256='
const statement = { path: bankStatementPath, bytesAtMost: 16_000_000, timeoutMs: 60_000 } as const
const checks = once(() => ({ transfer: Compile(bankTransfer) }))

/** A bank feed tells of transfers and opens nothing: the payer's own bank does (contract/gateway/bank-feed.ts). */
export function bankFeedGateway(config: ProviderConfig, parts: GatewayParts): Gateway {
  const isSource = sourceCheck(config.sources)
  const client = config.url && new ProviderClient(provider, config.url, parts)
  return {
    provider,
    read: (message, now) => (isSource(message.address) ? read(message, now, config, parts) : { is: 'forged' }),
    reply: (outcome) => ({
      status: { taken: 200, forged: 401, nonsense: 400, again: 503 }[outcome],
      body: JSON.stringify({ success: outcome === 'taken' }),
      contentType: 'application/json',
    }),
    ...(client && { dayFile: (day) => readStatement(day, client, config, parts) }),
  }
}

function read({ headers, body }: RawMessage, now: Date, { secret }: ProviderConfig, parts: GatewayParts): Reading {
  if (!isSigned((name) => headerOf(headers, name), body, now, secret)) return { is: 'forged' }
  const transfer = jsonIn(body)
  if (!checks().transfer.Check(transfer)) return { is: 'nonsense' }
  const eventKey = String(transfer.id)
  if (!isIncome(transfer)) return { is: 'ignored', eventKey }
  const fact = factOf(transfer, parts)
  return fact ? { is: 'fact', eventKey, fact } : { is: 'nonsense' }
}

function isSigned(header: (name: string) => string, body: string, now: Date, secret: string): boolean {
  const [time, signature] = [header(bankFeedHeaders.time), header(bankFeedHeaders.signature)]
  if (!signature.startsWith(signatureScheme) || !isFresh(time, now, bankFeedGoodForSeconds)) return false
  return isRightHex(signature.slice(signatureScheme.length), hmacOf(secret, bankFeedSignedText(time, body)))
}

/** Banks announce what leaves the account too, and tests of an account with nothing in them. */
function isIncome({ transferType, transferAmount }: BankTransfer): boolean {
  return transferType === 'in' && transferAmount > 0
}

function factOf(transfer: BankTransfer, parts: GatewayParts): PaymentFact | undefined {
  const at = new Date(`${transfer.transactionDate.replace(' ', 'T')}+07:00`)
  if (Number.isNaN(at.getTime())) return undefined
  const { id, transferAmount, content, accountNumber, payerName } = transfer
  return {
    transactionId: String(id),
    status: 'paid',
    orderNumber: undefined,
    amountMinor: dongInMinor(transferAmount, parts),
    asset: dong,
    at,
    content,
    receivingAccount: accountNumber,
    ...(payerName && { payerName }),
  }
}

/** The incoming transfers of a day, from an answer that is signed itself. */
async function readStatement(
  day: string,
  client: ProviderClient,
  { secret }: ProviderConfig,
  parts: GatewayParts,
): Promise<readonly PaymentFact[] | undefined> {
  const request: BankStatementRequest = { day }
  const body = JSON.stringify(request)
  const time = String(Math.floor(parts.now().getTime() / 1000))
  const signature = signatureScheme + hmacOf(secret, bankFeedSignedText(time, body)).toString('hex')
  const headers = { [bankFeedHeaders.time]: time, [bankFeedHeaders.signature]: signature }
  const answer = await client.ask({ ...statement, body, headers })
  if (!answer) return undefined
  if (!isSigned((name) => answer.headers.get(name) ?? '', answer.text, parts.now(), secret)) {
    client.fault('statement not signed')
    return undefined
  }
  const lines = jsonLinesIn(answer.text, (line) => {
    if (!checks().transfer.Check(line) || !line.transactionDate.startsWith(day)) return undefined
    const fact = factOf(line, parts)
    return fact && { fact, isIncome: isIncome(line) }
  })
  if (!lines) client.fault('a line of the statement is none')
  return lines?.filter((line) => line.isIncome).map(({ fact }) => fact)
}
