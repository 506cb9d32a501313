import type {
  AggregatorPayout,
  AggregatorPayoutQueried,
  AggregatorPayoutTaken,
} from '@banyan/contract/gateway/aggregator.ts'
import { decimalOf, hundredthsIn, type Told } from '../payments/payment.ts'
import { account, address, fieldsIn, orderNumber } from './fields.ts'
import { type Answer, opening, type ProtocolParts, refusedRequest } from './protocol.ts'

/** Accounts that end so take no money: whoever pays out to one is refused at once. */
const closedAccounts = /0000$/

/** Pays out, once for each id; the same order again is answered as the first one, another one under its id is refused. */
export function payout(body: string, { key, payments, payOut }: ProtocolParts): Answer {
  const asked = fieldsIn(body, {
    partner: account,
    payoutId: orderNumber,
    amount: /^\d{1,14}(\.\d{1,8})?$/,
    currency: /^[A-Z]{3}$/,
    bin: /^\d{6}$/,
    account: /^\d{6,19}$/,
    holder: /^.{2,60}$/,
    content: /^.{0,100}$/,
    callbackUrl: address,
  })
  const amount = hundredthsIn(asked?.amount ?? '')
  if (!asked || !amount || asked.partner !== key.partner) return refusedRequest
  const known = payments.ofOrder('aggregator', asked.payoutId, 'out')
  if (known && known.asked !== amount) return refused('other_payout')
  if (!known && closedAccounts.test(asked.account)) return refused('account_closed')
  const { payoutId, currency, content, callbackUrl, bin, holder } = asked
  const details = { to: `${bin} ${asked.account} ${holder}` }
  const of = { ...opening, flow: 'out', orderNumber: payoutId, currency, content, callbackUrl, details } as const
  const told = known ?? payments.open({ ...of, provider: 'aggregator', asked: amount })
  if (!known) payOut(told)
  return { ...said<AggregatorPayoutTaken>({ result: 'accepted', reference: told.id }), opens: true }
}

const refused = (reason: string) => said<AggregatorPayoutTaken>({ result: 'refused', reason })

export function payoutQuery(body: string, { key, payments }: ProtocolParts): Answer {
  const asked = fieldsIn(body, { partner: account, payoutId: orderNumber })
  if (!asked || asked.partner !== key.partner) return refusedRequest
  const told = payments.ofOrder('aggregator', asked.payoutId, 'out')
  return said<AggregatorPayoutQueried>(told ? { result: 'found', payout: payoutOf(told) } : { result: 'not_found' })
}

/** What is told of a payout. */
export function payoutOf({
  id,
  orderNumber: payoutId,
  status,
  paid,
  asked,
  currency,
  at,
  reason,
}: Told): AggregatorPayout {
  const isPaid = status === 'paid'
  return {
    ...{ payoutId, reference: id, status: isPaid || status === 'failed' ? status : 'pending' },
    ...{ amount: decimalOf(isPaid ? paid : asked), currency, at: at.toISOString() },
    ...(reason && { reason }),
  }
}

function said<Value>(value: Value): Answer {
  return { status: 200, body: JSON.stringify(value) }
}
