import {
  type AggregatorPayment,
  type AggregatorPayout,
  aggregatorPayment,
  aggregatorPayout,
} from '@banyan/contract/gateway/aggregator.ts'
import { Compile } from 'typebox/compile'
import { once } from '#/platform/concurrency/once.ts'
import type { GatewayParts } from '#/platform/network/gateway-parts.ts'
import type { PaymentFact, PayoutFact } from '../gateway-port.ts'
import { decimalInMinor } from '../wire/wire-amounts.ts'

const checks = once(() => ({ payment: Compile(aggregatorPayment), payout: Compile(aggregatorPayout) }))

/** What the gateway says of a payment; undefined where amount or time are none. */
export function factOf(payment: AggregatorPayment, parts: GatewayParts): PaymentFact | undefined {
  const { transactionId, orderNumber, status, amount, currency, payerName, reason } = payment
  const amountMinor = decimalInMinor(amount, currency, parts)
  const at = new Date(payment.at)
  if (amountMinor === undefined || Number.isNaN(at.getTime())) return undefined
  return {
    ...{ transactionId, status, orderNumber, amountMinor, asset: currency, at },
    ...(payerName !== undefined && { payerName }),
    ...(reason !== undefined && { reason }),
  }
}

/** What it says of a payout, likewise. */
export function payoutFactOf(payout: AggregatorPayout, parts: GatewayParts): PayoutFact | undefined {
  const { payoutId, reference, status, amount, currency, reason } = payout
  const amountMinor = decimalInMinor(amount, currency, parts)
  const at = new Date(payout.at)
  if (amountMinor === undefined || Number.isNaN(at.getTime())) return undefined
  return {
    ...{ payoutId, reference, status, amountMinor, asset: currency, at },
    ...(reason !== undefined && { reason }),
  }
}

/** A line of a day file. */
export type DayFileLine = { readonly payment: PaymentFact } | { readonly payout: PayoutFact }

/** What a line of a day file says; undefined where it says nothing known. */
export function lineIn(line: unknown, parts: GatewayParts): DayFileLine | undefined {
  if (checks().payout.Check(line)) {
    const payout = payoutFactOf(line, parts)
    return payout && { payout }
  }
  const payment = checks().payment.Check(line) ? factOf(line, parts) : undefined
  return payment && { payment }
}
