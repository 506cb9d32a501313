import {
  type AggregatorCreate,
  type AggregatorQuery,
  aggregatorCallback,
  aggregatorCreated,
  aggregatorPaths,
  aggregatorPayoutCallback,
  aggregatorQueried,
} from '@banyan/contract/gateway/aggregator.ts'
import { Compile } from 'typebox/compile'
import { once } from '#/platform/concurrency/once.ts'
import { headerOf } from '#/platform/crypto/check-message.ts'
import type { GatewayParts, ProviderConfig } from '#/platform/network/gateway-parts.ts'
import { ProviderClient } from '#/platform/network/provider-client.ts'
import { sourceCheck } from '#/platform/network/source-check.ts'
import { jsonIn } from '#/platform/text/read-json.ts'
import type { Gateway, Inquiry, Opening, PaymentFact, PaymentOrder, RawMessage, Reading } from '../gateway-port.ts'
import { decimalOf } from '../wire/wire-amounts.ts'
import { AggregatorClient, signedNonce } from './aggregator-client.ts'
import { factOf, payoutFactOf } from './aggregator-facts.ts'
import { inquirePayout, payOut, payoutsOfDay } from './aggregator-payouts.ts'

const provider = 'aggregator'
const checks = once(() => ({
  callback: Compile(aggregatorCallback),
  payoutCallback: Compile(aggregatorPayoutCallback),
  created: Compile(aggregatorCreated),
  queried: Compile(aggregatorQueried),
}))

/** The gateway that speaks our own signed format (contract/gateway/aggregator.ts). */
export function aggregatorGateway(config: ProviderConfig, parts: GatewayParts): Gateway {
  const isSource = sourceCheck(config.sources)
  const client = config.url && new AggregatorClient(config, new ProviderClient(provider, config.url, parts), parts)
  return {
    provider,
    read: (message, now) => (isSource(message.address) ? read(message, now, config, parts) : { is: 'forged' }),
    reply: (outcome) => ({
      status: { taken: 200, forged: 401, nonsense: 400, again: 503 }[outcome],
      body: JSON.stringify({ result: outcome }),
      contentType: 'application/json',
    }),
    ...(client && {
      open: (order) => open(client, order, parts),
      inquire: ({ number }) => inquire(client, number, parts),
      dayFile: (day) => paymentsOfDay(client, day),
      payOut: (order) => payOut(client, order, parts),
      inquirePayout: ({ payoutId }) => inquirePayout(client, payoutId, parts),
      payoutFile: (day) => payoutsOfDay(client, day),
    }),
  }
}

function read({ headers, body }: RawMessage, now: Date, config: ProviderConfig, parts: GatewayParts): Reading {
  if (signedNonce((name) => headerOf(headers, name), body, now, config.secret) === undefined) return { is: 'forged' }
  const message = jsonIn(body)
  if (checks().payoutCallback.Check(message)) {
    if (message.partner !== config.partner) return { is: 'forged' }
    const fact = payoutFactOf(message.payout, parts)
    return fact ? { is: 'payout', eventKey: `payout ${fact.payoutId}:${fact.status}`, fact } : { is: 'nonsense' }
  }
  if (!checks().callback.Check(message)) return { is: 'nonsense' }
  if (message.partner !== config.partner) return { is: 'forged' }
  const fact = factOf(message.payment, parts)
  return fact ? { is: 'fact', eventKey: `${fact.transactionId}:${fact.status}`, fact } : { is: 'nonsense' }
}

async function open(client: AggregatorClient, order: PaymentOrder, parts: GatewayParts): Promise<Opening> {
  if (order.asset !== parts.currency.code) return { is: 'refused', reason: 'currency' }
  const request: AggregatorCreate = {
    partner: client.partner,
    orderNumber: order.number,
    amount: decimalOf(order.amountMinor, parts),
    currency: order.asset,
    content: order.content,
    expiresAt: order.expiresAt.toISOString(),
    returnUrl: order.returnUrl.href,
    callbackUrl: order.callbackUrl.href,
  }
  const answer = await client.json({ path: aggregatorPaths.create }, request)
  if (answer === undefined) return { is: 'unknown' }
  if (!checks().created.Check(answer)) return client.unknown('no such answer to an opening')
  if (answer.result === 'refused') return { is: 'refused', reason: answer.reason }
  return { is: 'opened', address: answer.url, reference: answer.paymentId }
}

async function inquire(client: AggregatorClient, orderNumber: string, parts: GatewayParts): Promise<Inquiry> {
  const request: AggregatorQuery = { partner: client.partner, orderNumber }
  const answer = await client.json({ path: aggregatorPaths.query }, request)
  if (answer === undefined) return { is: 'unknown' }
  if (!checks().queried.Check(answer)) return client.unknown('no such answer to a query')
  if (answer.result === 'not_found') return { is: 'not_found' }
  const fact = factOf(answer.payment, parts)
  return fact?.orderNumber === orderNumber ? { is: 'fact', fact } : client.unknown('answer about another order')
}

async function paymentsOfDay(client: AggregatorClient, day: string): Promise<readonly PaymentFact[] | undefined> {
  const lines = await client.dayFile(day)
  return lines?.flatMap((line) => ('payment' in line ? [line.payment] : []))
}
