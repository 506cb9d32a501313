import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@banyan/contract/calls.ts'
import {
  type AggregatorPayment,
  type AggregatorPayout,
  aggregatorHeaders,
  aggregatorSignedText,
} from '@banyan/contract/gateway/aggregator.ts'
import { type BankTransfer, bankFeedHeaders, bankFeedSignedText } from '@banyan/contract/gateway/bank-feed.ts'
import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import type { PaymentProviderConfig } from '#/platform/config/payments.ts'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { type World, type WorldOptions, world } from '#/test-world/world.ts'

const secrets = { feed: 'a key of the bank feed, nobody else has', page: 'a key of the aggregator, nobody else has' }
const partner = 'banyan-play'
/** The brand's account in this world. */
export const ownAccount = { bin: '970436', number: '0123456789', holder: 'BANYAN PLAY' } as const

type Channel = SettingsSections['cashier']['channels'][number]

const channel = (id: string, given: Partial<Channel>): Channel => ({
  ...{ id, kind: 'bankQr', provider: 'BANKFEED', name: { en: id }, enabled: true, least: '50000.00' },
  ...{
    most: '300000000.00',
    presets: [],
    feePpm: 0,
    bonusPpm: 0,
    turnover: 1,
    minutes: 15,
    countries: [],
    accounts: [],
  },
  ...given,
})

/** One channel of each kind that this world has a provider for. */
export const cashier: SettingsSections['cashier'] = {
  channels: [
    channel('VIETQR', { accounts: [{ ...ownAccount }], bonusPpm: 10_000 }),
    channel('WALLET', { kind: 'hosted', provider: 'AGGREGATOR', most: '20000000.00', minutes: 10, feePpm: 5_000 }),
    channel('MANUAL', { kind: 'manual', provider: 'MANUAL', minutes: 60, accounts: [{ ...ownAccount }] }),
    channel('CLOSED', { enabled: false }),
    channel('ELSEWHERE', { countries: ['TH'], accounts: [{ ...ownAccount }] }),
    channel('NOBODY', { kind: 'hosted', provider: 'MOMO' }),
  ],
  openAtMost: 3,
  unpaidPerHour: 5,
  checksNames: true,
  approvedAlone: '50000000.00',
  aloneByOperator: '200000000.00',
  aloneToMember: '100000000.00',
  clearBelow: '5000.00',
}

interface Raw {
  readonly raw: string
  readonly status: number
}

/** How a stand-in for the aggregator answers; each question is kept. */
interface StandInAggregator extends AsyncDisposable {
  readonly url: URL
  readonly asked: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[]
  /** What the next questions of a path are answered: JSON that is signed, or a whole answer that is not. */
  answers: Record<string, object | Raw | undefined>
}

export interface DepositWorld extends AsyncDisposable {
  readonly w: World
  readonly aggregator: StandInAggregator
  /** A member's call. */
  ask(who: SignedInClient, id: DepositCallId, given?: object): Promise<Answer>
  /** Opens an order of the QR channel, or another; fails where it is refused. */
  order(who: SignedInClient, given?: object): Promise<Deposit>
  /** The order as its member sees it now. */
  seen(who: SignedInClient, number: string): Promise<Deposit>
  /** The bank feed tells of a transfer; answers the status. */
  transfer(given: Partial<BankTransfer> & { readonly forged?: boolean }): Promise<number>
  /** The aggregator tells of a payment. */
  callback(payment: Partial<AggregatorPayment> & { readonly orderNumber: string }, how?: Forged): Promise<number>
  /** It tells of a payout. */
  payoutCallback(payout: Partial<AggregatorPayout> & { readonly payoutId: string }, how?: Forged): Promise<number>
  /** Delivers what was told. */
  drain(): Promise<void>
  money(who: SignedInClient): Promise<bigint>
}

export interface Forged {
  readonly secret?: string
  readonly partner?: string
  readonly secondsOff?: number
}

type DepositCallId =
  | 'depositChannels'
  | 'openDeposit'
  | 'depositOrders'
  | 'depositOrder'
  | 'declareDepositPaid'
  | 'cancelDeposit'
  | 'checkDeposit'

export interface Answer {
  readonly code?: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  readonly value: any
}

let ids = 0
const newId = () => ++ids

/** A portal with a bank feed, an aggregator and manual transfers. */
export async function depositWorld(options: WorldOptions = {}): Promise<DepositWorld> {
  const aggregator = await standInAggregator()
  const providers: PaymentProviderConfig[] = [
    { name: 'BANKFEED', partner, access: '-', secret: secrets.feed, url: undefined, sources: [] },
    { name: 'AGGREGATOR', partner, access: '-', secret: secrets.page, url: aggregator.url, sources: [] },
  ]
  const w = await world({ payments: providers, ...options })
  await w.set('cashier', cashier)
  const ask: DepositWorld['ask'] = async (who, id, given = {}) => {
    const { method, path } = calls[id]
    const answer =
      method === 'GET'
        ? await w.app.portal.inject({ url: path, headers: { ...who.headers }, query: given as Record<string, string> })
        : await w.app.portal.inject({ method, url: path, headers: { ...who.headers }, payload: given })
    return answer.json()
  }
  const tellOf = async (
    what: object,
    { secret = secrets.page, partner: to = partner, secondsOff = 0 }: Forged = {},
  ) => {
    const body = JSON.stringify({ partner: to, ...what })
    const time = String(Math.floor(Date.now() / 1000) + secondsOff)
    const headers = signedByAggregator(secret, time, randomBytes(16).toString('base64url'), body)
    return await post(w, '/gateway/v1/aggregator', headers, body)
  }
  return {
    w,
    aggregator,
    ask,
    async order(who, given = {}) {
      const body = { requestId: `request-${newId()}`, channel: 'VIETQR', amount: '500000', ...given }
      const answer = await ask(who, 'openDeposit', body)
      if (answer.code) throw new Error(`the order was refused: ${JSON.stringify(answer)}`)
      return answer.value as Deposit
    },
    seen: async (who, number) => (await ask(who, 'depositOrder', { number })).value as Deposit,
    async transfer({ forged = false, ...given }) {
      const body = JSON.stringify({ ...aTransfer(), ...given })
      const time = String(Math.floor(Date.now() / 1000))
      const secret = forged ? secrets.page : secrets.feed
      const signature = createHmac('sha256', secret).update(bankFeedSignedText(time, body)).digest('hex')
      const headers = { [bankFeedHeaders.time]: time, [bankFeedHeaders.signature]: `sha256=${signature}` }
      return await post(w, '/gateway/v1/bankfeed', headers, body)
    },
    callback: (payment, how) => tellOf({ payment: { ...aPayment(), ...payment } }, how),
    payoutCallback: (payout, how) => tellOf({ payout: { ...aPayout(), ...payout } }, how),
    drain: async () => void (await w.app.work.drained()),
    money: async ({ accountId }) => (await moneyOf(w.database.db, accountId, 'VND')).available.balance,
    async [Symbol.asyncDispose]() {
      const { differences } = await verifyBook(w.database)
      await w[Symbol.asyncDispose]()
      await aggregator[Symbol.asyncDispose]()
      if (differences.length > 0) throw new Error(`the book is not right: ${JSON.stringify(differences)}`)
    },
  }
}

async function post(w: World, url: string, headers: Record<string, string>, payload: string): Promise<number> {
  const all = { 'content-type': 'application/json', ...headers }
  return (await w.app.vendors.inject({ method: 'POST', url, headers: all, payload })).statusCode
}

/** The headers of a message of the aggregator, or of its answer to the request of this nonce. */
export function signedByAggregator(secret: string, time: string, nonce: string, body: string): Record<string, string> {
  const signature = createHmac('sha256', secret)
    .update(aggregatorSignedText(time, nonce, body))
    .digest('hex')
  return { [aggregatorHeaders.time]: time, [aggregatorHeaders.nonce]: nonce, [aggregatorHeaders.signature]: signature }
}

/** By the bank's clock, which is at UTC+7. */
export const bankTime = (moment: Date) =>
  new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const aTransfer = (): BankTransfer => ({
  ...{ id: newId(), gateway: 'Vietcombank', transactionDate: bankTime(new Date()), accountNumber: ownAccount.number },
  ...{ content: '', transferType: 'in', transferAmount: 500_000, referenceCode: `FT${newId()}` },
})

const aPayment = () => ({
  ...{ transactionId: `T-${newId()}`, status: 'paid' as const, amount: '500000', currency: 'VND' },
  at: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
})

const aPayout = () => ({
  ...{ reference: `R-${newId()}`, status: 'paid' as const, amount: '500000', currency: 'VND' },
  at: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
})

async function standInAggregator(): Promise<StandInAggregator> {
  const asked: StandInAggregator['asked'] = []
  const standIn = { asked, answers: {} as StandInAggregator['answers'] }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = JSON.parse(await textOf(request))
    asked.push({ path, body })
    const name = path.split('/').at(-1) ?? ''
    const known = standIn.answers[name]
    const usual =
      name === 'payments'
        ? { result: 'opened', paymentId: `P-${body.orderNumber}`, url: 'https://pay.example/p' }
        : name === 'payouts'
          ? { result: 'accepted', reference: `R-${body.payoutId}` }
          : { result: 'not_found' }
    const answer = known ?? usual
    if (isRaw(answer)) return void response.writeHead(answer.status).end(answer.raw)
    const text = JSON.stringify(answer)
    const nonce = String(request.headers[aggregatorHeaders.nonce])
    const headers = signedByAggregator(secrets.page, String(Math.floor(Date.now() / 1000)), nonce, text)
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(standIn, {
    url: new URL(`http://127.0.0.1:${port}`),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

const isRaw = (answer: object): answer is Raw => 'raw' in answer

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
