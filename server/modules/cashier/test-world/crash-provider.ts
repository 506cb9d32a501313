import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  type AggregatorPayoutOrder,
  type AggregatorPayoutQuery,
  aggregatorHeaders,
  aggregatorPaths,
} from '@banyan/contract/gateway/aggregator.ts'
import { signedByAggregator } from './deposit-world.ts'

/** How the provider does with one payout. */
const manners = ['paid', 'paid', 'paid', 'twice', 'refused', 'fails', 'half', 'lost', 'deaf', 'silent'] as const
type Manner = (typeof manners)[number]

interface KeptPayout {
  readonly manner: Manner
  /** In minor units; nothing while it has not taken the order. */
  readonly asked: bigint
  status: 'unheard' | 'refused' | 'pending' | 'paid' | 'failed'
  paid: bigint
  heard: number
}

/** The provider's own book of payouts: what really left for a bank, whatever anybody was told. */
export interface CrashProvider extends AsyncDisposable {
  readonly url: URL
  readonly secret: string
  readonly partner: string
  /** What was paid under each id, in minor units. */
  paid(payoutId: string): bigint
  readonly payouts: ReadonlyMap<string, KeptPayout>
  /** What a provider never sees: an id that is asked for with another amount. */
  readonly faults: readonly string[]
  /** What waits to be told to the brand, which keeps waiting until it is taken. */
  tell(address: () => Promise<string>): Promise<void>
  /** Called when a payout is asked for, at this path, before it is answered. */
  onAsked: (path: string) => void
}

const minorOf = (decimal: string): bigint => {
  const [whole = '', part = ''] = decimal.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}
const decimalOf = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

/** An aggregator that answers, or doesn't, as `random` has it. */
export async function crashProvider(random: () => number): Promise<CrashProvider> {
  const secret = 'a-key-of-the-aggregator-nobody-else-has'
  const partner = 'banyan-play'
  const payouts = new Map<string, KeptPayout>()
  const faults: string[] = []
  const waiting: { readonly payoutId: string; readonly copies: number }[] = []
  const provider: Pick<CrashProvider, 'onAsked'> = { onAsked: () => {} }
  const viewOf = (payoutId: string, { status, paid, asked }: KeptPayout) => ({
    payoutId,
    reference: `R-${payoutId}`,
    status: status === 'paid' || status === 'failed' ? status : 'pending',
    amount: decimalOf(status === 'paid' ? paid : asked),
    currency: 'VND',
    at: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    ...(status === 'failed' && { reason: 'account_closed' }),
  })

  /** Undefined where the line goes dead. */
  const take = (path: string, order: AggregatorPayoutOrder): object | undefined => {
    const { payoutId } = order
    const asked = minorOf(order.amount)
    const manner = manners[Math.floor(random() * manners.length)] ?? 'paid'
    const kept: KeptPayout = payouts.get(payoutId) ?? { manner, asked, status: 'unheard', paid: 0n, heard: 0 }
    payouts.set(payoutId, kept)
    kept.heard++
    if (kept.asked !== asked) faults.push(`${payoutId} was asked for with ${asked} after ${kept.asked}`)
    provider.onAsked(path)
    if (kept.manner === 'deaf' && kept.heard === 1) return undefined
    if (kept.manner === 'refused') {
      kept.status = 'refused'
      return { result: 'refused', reason: 'account_closed' }
    }
    if (kept.status === 'unheard') settle(payoutId, kept)
    return kept.manner === 'lost' && kept.heard === 1 ? undefined : { result: 'accepted', reference: `R-${payoutId}` }
  }
  const settle = (payoutId: string, kept: KeptPayout) => {
    const isFailed = kept.manner === 'fails'
    kept.status = isFailed ? 'failed' : 'paid'
    if (!isFailed) kept.paid += kept.manner === 'half' ? (kept.asked / 20_000n) * 10_000n : kept.asked
    const copies = { twice: 2, lost: 0, silent: 0 } as Partial<Record<Manner, number>>
    for (let copy = copies[kept.manner] ?? 1; copy > 0; copy--) waiting.push({ payoutId, copies: copy })
  }
  const answer = (path: string, body: unknown): object | undefined => {
    if (path.endsWith(aggregatorPaths.payout)) return take(path, body as AggregatorPayoutOrder)
    const { payoutId } = body as AggregatorPayoutQuery
    const kept = payouts.get(payoutId)
    if (!kept || kept.status === 'unheard' || kept.status === 'refused') return { result: 'not_found' }
    return { result: 'found', payout: viewOf(payoutId, kept) }
  }
  const server = createServer(async (request: IncomingMessage, response) => {
    const { url = '', headers, socket } = request
    const found = answer(url, JSON.parse(await text(request)))
    if (!found) return void socket.destroy()
    const body = JSON.stringify(found)
    const signature = signedByAggregator(secret, now(), String(headers[aggregatorHeaders.nonce]), body)
    response.writeHead(200, { 'content-type': 'application/json', ...signature }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const tellOnce = async (address: string, payoutId: string): Promise<boolean> => {
    const kept = payouts.get(payoutId)
    if (!kept) return true
    const body = JSON.stringify({ partner, payout: viewOf(payoutId, kept) })
    const signature = signedByAggregator(secret, now(), randomBytes(16).toString('base64url'), body)
    const headers = { 'content-type': 'application/json', ...signature }
    return await fetch(`${address}/gateway/v1/aggregator`, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  return Object.assign(provider, {
    ...{ url: new URL(`http://127.0.0.1:${port}`), secret, partner, payouts, faults },
    paid: (payoutId: string) => payouts.get(payoutId)?.paid ?? 0n,
    async tell(address: () => Promise<string>) {
      await Promise.all(
        waiting.splice(0).map(async ({ payoutId }) => {
          while (!(await tellOnce(await address(), payoutId)));
        }),
      )
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

const now = () => String(Math.floor(Date.now() / 1000))
