import { createHash } from 'node:crypto'
import {
  type CardCharge,
  type CardQuery,
  type CardResult,
  cardCallback,
  cardCharge,
  cardPaths,
  cardResult,
  cardSignedText,
  cardStatuses,
} from '@banyan/contract/gateway/scratch-card.ts'
import { Compile } from 'typebox/compile'
import { once } from '#/platform/concurrency/once.ts'
import { isRightHex } from '#/platform/crypto/check-message.ts'
import type { GatewayParts, ProviderConfig } from '#/platform/network/gateway-parts.ts'
import { type ProviderAnswer, ProviderClient } from '#/platform/network/provider-client.ts'
import { sourceCheck } from '#/platform/network/source-check.ts'
import { jsonIn } from '#/platform/text/read-json.ts'
import type { Gateway, Inquiry, Opening, PaymentFact, PaymentOrder, RawMessage, Reading } from '../gateway-port.ts'
import { dong, dongInMinor, wholeUnits } from '../wire/wire-amounts.ts'

const provider = 'scratch'
const checks = once(() => ({
  charge: Compile(cardCharge),
  result: Compile(cardResult),
  callback: Compile(cardCallback),
}))

/** What the provider could not take, by status: nothing was charged. */
const refusals: Readonly<Record<number, string>> = {
  [cardStatuses.badCard]: 'bad_card',
  [cardStatuses.maintenance]: 'maintenance',
  [cardStatuses.notSent]: 'not_sent',
}

/**
 * A provider that charges scratch cards (contract/gateway/scratch-card.ts). Its sign covers the card and neither status,
 * order nor amount. So a message must come from a configured address, and only has the provider asked about the order.
 */
export function scratchCardGateway(config: ProviderConfig, parts: GatewayParts): Gateway {
  const isSource = sourceCheck(config.sources)
  const client = config.url && new ProviderClient(provider, config.url, parts)
  return {
    provider,
    isAskedBack: true,
    read: (message) =>
      config.sources.length > 0 && isSource(message.address) ? read(message, config, parts) : { is: 'forged' },
    reply: (outcome) => ({
      status: { taken: 200, forged: 401, nonsense: 400, again: 503 }[outcome],
      body: JSON.stringify({ success: outcome === 'taken' }),
      contentType: 'application/json',
    }),
    ...(client && {
      open: (order) => open(order, client, config, parts),
      inquire: ({ number }) => inquire(number, client, config, parts),
    }),
  }
}

function md5(text: string): Buffer {
  return createHash('md5').update(text).digest()
}

function read({ body }: RawMessage, config: ProviderConfig, parts: GatewayParts): Reading {
  const message = jsonIn(body)
  if (!checks().callback.Check(message)) return { is: 'nonsense' }
  const right = md5(cardSignedText(config.secret, message.code, message.serial))
  if (!isRightHex(message.callback_sign, right)) return { is: 'forged' }
  const fact = factOf(message, parts)
  if (!fact) return { is: 'nonsense' }
  const { telco, serial, code, request_id: number, callback_sign: cardSign } = message
  // Neither order nor status is signed: a made-up message must not take the key of the true one.
  const eventKey = `${number}:${fact.transactionId}:${fact.status}:${telco}:${cardSign.slice(0, 12)}`
  return { is: 'fact', eventKey, fact: { ...fact, card: { telco, serial, code } } }
}

/**
 * What a card came to. A right card counts with its face value: the discount is the channel's fee. A card with another
 * face value counts with what the provider pays for it, less its penalty, and says so by its reason.
 */
function factOf(result: CardResult, parts: GatewayParts): PaymentFact | undefined {
  const { status, request_id: number, trans_id: id, value, amount } = result
  const fact = (state: PaymentFact['status'], paid: number, reason?: string): PaymentFact => ({
    transactionId: id === undefined ? `none-${number}` : String(id),
    status: state,
    orderNumber: number,
    amountMinor: dongInMinor(paid, parts),
    asset: dong,
    at: parts.now(),
    ...(reason !== undefined && { reason }),
  })
  if (status === cardStatuses.charged) return id !== undefined && value ? fact('paid', value) : undefined
  if (status === cardStatuses.wrongFace)
    return id !== undefined && amount ? fact('paid', amount, 'wrong_face') : undefined
  if (status === cardStatuses.pending) return fact('pending', 0)
  const reason = refusals[status]
  return reason === undefined ? undefined : fact('failed', 0, reason)
}

async function open(
  order: PaymentOrder,
  client: ProviderClient,
  { partner, secret }: ProviderConfig,
  parts: GatewayParts,
): Promise<Opening> {
  const { number, card } = order
  const amount = wholeUnits(order.amountMinor, parts.currency.exponent)
  if (order.asset !== dong || amount === undefined) return { is: 'refused', reason: 'amount' }
  if (!card) return { is: 'refused', reason: 'card' }
  const { telco, serial, code } = card
  const sign = md5(cardSignedText(secret, code, serial)).toString('hex')
  const request = { request_id: number, partner_id: partner, telco, amount, serial, code, command: 'charging', sign }
  // The provider would say no less, a day later.
  if (!isCharge(request)) return { is: 'refused', reason: 'bad_card' }
  const answer = await client.ask({ path: cardPaths.charge, body: JSON.stringify(request) })
  const result = answer && resultIn(answer, number, client)
  if (!result) return { is: 'unknown' }
  const reason = refusals[result.status]
  if (reason !== undefined) return { is: 'refused', reason }
  const isTaken = [cardStatuses.charged, cardStatuses.wrongFace, cardStatuses.pending].some(
    (status) => status === result.status,
  )
  if (isTaken) return { is: 'opened', reference: String(result.trans_id ?? number) }
  client.fault(`card status ${result.status}`)
  return { is: 'unknown' }
}

function isCharge(request: object): request is CardCharge {
  return checks().charge.Check(request)
}

async function inquire(
  number: string,
  client: ProviderClient,
  { partner, secret }: ProviderConfig,
  parts: GatewayParts,
): Promise<Inquiry> {
  const sign = md5(secret + number + partner).toString('hex')
  const request: CardQuery = { request_id: number, partner_id: partner, command: 'check', sign }
  const answer = await client.ask({ path: cardPaths.query, body: JSON.stringify(request), alsoStatus: 404 })
  if (!answer) return { is: 'unknown' }
  const result = resultIn(answer, number, client)
  if (result && answer.status === 404) return { is: 'not_found' }
  const fact = result && factOf(result, parts)
  if (result && !fact) client.fault(`card status ${result.status}`)
  return fact ? { is: 'fact', fact } : { is: 'unknown' }
}

/** The result about our card; undefined for anything else. */
function resultIn({ text }: ProviderAnswer, number: string, client: ProviderClient): CardResult | undefined {
  const result = jsonIn(text)
  if (checks().result.Check(result) && result.request_id === number) return result
  client.fault('no such answer about a card')
  return undefined
}
