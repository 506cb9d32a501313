import {
  type AggregatorPayoutOrder,
  type AggregatorPayoutQuery,
  aggregatorPaths,
  aggregatorPayoutQueried,
  aggregatorPayoutTaken,
} from '@banyan/contract/gateway/aggregator.ts'
import { Compile } from 'typebox/compile'
import { once } from '#/platform/concurrency/once.ts'
import type { GatewayParts } from '#/platform/network/gateway-parts.ts'
import type { PayoutFact, PayoutInquiry, PayoutOpening, PayoutOrder } from '../gateway-port.ts'
import { decimalOf } from '../wire/wire-amounts.ts'
import type { AggregatorClient } from './aggregator-client.ts'
import { payoutFactOf } from './aggregator-facts.ts'

const checks = once(() => ({ taken: Compile(aggregatorPayoutTaken), queried: Compile(aggregatorPayoutQueried) }))

/** Has the gateway pay money out. */
export async function payOut(
  client: AggregatorClient,
  order: PayoutOrder,
  parts: GatewayParts,
): Promise<PayoutOpening> {
  const { payoutId, amountMinor, asset, to, content, callbackUrl } = order
  if (asset !== parts.currency.code) return { is: 'refused', reason: 'currency' }
  const request: AggregatorPayoutOrder = {
    ...{ partner: client.partner, payoutId, amount: decimalOf(amountMinor, parts), currency: asset },
    ...{ bin: to.bin, account: to.number, holder: to.holder, content, callbackUrl: callbackUrl.href },
  }
  const answer = await client.json({ path: aggregatorPaths.payout }, request)
  if (answer === undefined) return { is: 'unknown' }
  if (!checks().taken.Check(answer)) return client.unknown('no such answer to a payout')
  if (answer.result === 'refused') return { is: 'refused', reason: answer.reason }
  return { is: 'accepted', reference: answer.reference }
}

/** Asks what became of a payout. */
export async function inquirePayout(
  client: AggregatorClient,
  payoutId: string,
  parts: GatewayParts,
): Promise<PayoutInquiry> {
  const request: AggregatorPayoutQuery = { partner: client.partner, payoutId }
  const answer = await client.json({ path: aggregatorPaths.payoutQuery }, request)
  if (answer === undefined) return { is: 'unknown' }
  if (!checks().queried.Check(answer)) return client.unknown('no such answer to a query')
  if (answer.result === 'not_found') return { is: 'not_found' }
  const fact = payoutFactOf(answer.payout, parts)
  return fact?.payoutId === payoutId ? { is: 'fact', fact } : client.unknown('answer about another payout')
}

/** The payouts of a day file. */
export async function payoutsOfDay(client: AggregatorClient, day: string): Promise<readonly PayoutFact[] | undefined> {
  const lines = await client.dayFile(day)
  return lines?.flatMap((line) => ('payout' in line ? [line.payout] : []))
}
