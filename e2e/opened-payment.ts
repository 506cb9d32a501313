import { createHmac } from 'node:crypto'
import {
  type AggregatorCreate,
  aggregatorHeaders,
  aggregatorPaths,
  aggregatorSignedText,
} from '@banyan/contract/gateway/aggregator.ts'
import type { Sandbox } from './running-sandbox.ts'

/** Opens an order at the sandbox's aggregator as the brand does; answers the address of its page. */
export async function openedPayment(
  { payments }: Sandbox,
  order: Pick<AggregatorCreate, 'orderNumber' | 'returnUrl'>,
): Promise<string> {
  const request: AggregatorCreate = {
    partner: 'banyan',
    amount: '500000.00',
    currency: 'VND',
    content: 'Banyan',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    // Nobody listens there: the pages of payers do not wait for it.
    callbackUrl: 'http://127.0.0.1:9/',
    ...order,
  }
  const body = JSON.stringify(request)
  const [time, nonce] = [String(Math.floor(Date.now() / 1000)), `nonce-of-the-order-${order.orderNumber}`]
  const signature = createHmac('sha256', payments.aggregatorKey).update(aggregatorSignedText(time, nonce, body))
  const answer = await fetch(`${payments.address}/aggregator/${aggregatorPaths.create}`, {
    method: 'POST',
    headers: {
      [aggregatorHeaders.time]: time,
      [aggregatorHeaders.nonce]: nonce,
      [aggregatorHeaders.signature]: signature.digest('hex'),
    },
    body,
  })
  return ((await answer.json()) as { readonly url: string }).url
}
