import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { OutcomeCode } from '@banyan/contract/vendor/outcomes.ts'
import { type OperationName, type WalletAnswer, walletOperations } from '@banyan/contract/vendor/wallet.ts'

type Body = Readonly<Record<string, string>>

/** A call that came, with the outcome that it had, whether the vendor heard of it or not. */
export interface Came {
  readonly operation: OperationName
  readonly body: Body
  readonly outcome: OutcomeCode
}

/** What becomes of a call: done and answered, not done, or done without an answer that the vendor gets. */
export type Fate = 'answered' | 'failed' | 'hung up' | 'silent' | 'answer lost' | 'rubbish' | OutcomeCode

export interface FakeWallet extends AsyncDisposable {
  readonly url: URL
  readonly came: readonly Came[]
  balance: bigint
  /** The fate of each call from now on, by its operation and how often the very same came before. */
  decide(fate: (operation: OperationName, timesBefore: number) => Fate): void
}

export const token = 'T'.repeat(43)
const [session, player] = ['S'.repeat(22), 'P'.repeat(22)]
const exponent = 2

/** The brand's wallet by the words of the protocol alone, with one player whose token is good once. */
export async function fakeWallet(key: string, balance: bigint): Promise<FakeWallet> {
  const came: Came[] = []
  const answers = new Map<string, WalletAnswer>()
  const seen = new Map<string, number>()
  let isBegun = false
  let fateOf: (operation: OperationName, timesBefore: number) => Fate = () => 'answered'

  const decided = (operation: OperationName, body: Body): OutcomeCode => {
    const amount = minor(body.amount ?? '0')
    const has = (id: string | undefined, as: OutcomeCode) => answers.get(String(id))?.outcome === as
    const bet = `${body.roundId}-bet`
    if (operation === 'authenticate') {
      if (isBegun || body.launchToken !== token) return 'token_invalid'
      isBegun = true
    }
    if (operation === 'bet') {
      if (answers.has(`refund of ${body.transactionId}`)) return 'ref_cancelled'
      if (amount > wallet.balance) return 'insufficient_funds'
      wallet.balance -= amount
    }
    if (operation === 'promoWin') wallet.balance += amount
    if (operation === 'win') {
      if (!has(bet, 'ok')) return 'ref_not_found'
      wallet.balance += amount
    }
    if (operation === 'refund') {
      if (has(body.betTransactionId, 'ok')) wallet.balance += stakes.get(String(body.betTransactionId)) ?? 0n
      answers.set(`refund of ${body.betTransactionId}`, { outcome: 'ok' })
    }
    if (operation === 'bet') stakes.set(String(body.transactionId), amount)
    return 'ok'
  }
  const stakes = new Map<string, bigint>()

  const answered = (operation: OperationName, body: Body, forced?: OutcomeCode): WalletAnswer => {
    const known = body.transactionId === undefined ? undefined : answers.get(body.transactionId)
    const outcome = forced ?? (known?.outcome === 'ok' ? 'ok_duplicate' : known?.outcome) ?? decided(operation, body)
    const answer: WalletAnswer = {
      outcome,
      balance: known?.balance ?? decimal(wallet.balance),
      ...(operation === 'authenticate' && outcome === 'ok' && { session, player, language: 'vi' }),
    }
    came.push({ operation, body, outcome })
    const isFinal = outcome !== 'ref_not_found' && forced === undefined && known === undefined
    if (isFinal && body.transactionId !== undefined) answers.set(body.transactionId, answer)
    return answer
  }

  const server = createServer(async (request, response) => {
    const [operation] = Object.entries(walletOperations).find(([, { path }]) => path === request.url) ?? []
    const sent = await text(request)
    const signed = `PG\nPOST\n${request.url}\n${request.headers['x-time']}\n${sent}`
    const isSigned = createHmac('sha256', key).update(signed).digest('hex') === request.headers['x-signature']
    if (!operation || !isSigned) return respond(response, 401, { outcome: 'bad_signature' })
    const name = operation as OperationName
    const body = JSON.parse(sent) as Body
    if (!fits(name, body)) return respond(response, 400, { outcome: 'bad_request' })
    const before = seen.get(sent) ?? 0
    seen.set(sent, before + 1)
    const fate = fateOf(name, before)
    if (fate === 'failed') response.writeHead(502).end('<h1>Bad gateway</h1>')
    else if (fate === 'hung up') response.destroy()
    else if (fate === 'rubbish') respond(response, 200, { outcome: 'jolly good' })
    else if (fate === 'answer lost') {
      answered(name, body)
      response.destroy()
    } else if (fate === 'retryable') respond(response, 503, answered(name, body, fate))
    else if (fate !== 'silent') respond(response, 200, answered(name, body, fate === 'answered' ? undefined : fate))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const wallet: FakeWallet = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    came,
    balance,
    decide: (next) => {
      fateOf = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return wallet
}

function respond(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

function minor(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(exponent, '0'))
}

function decimal(amount: bigint): string {
  const digits = String(amount).padStart(exponent + 1, '0')
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Whether a body has what the operation needs, nothing that it does not know, and texts as they may be. */
function fits(operation: OperationName, body: Body): boolean {
  const { required = [], properties } = walletOperations[operation].body as {
    readonly required?: readonly string[]
    readonly properties: Readonly<Record<string, { readonly pattern?: string }>>
  }
  const isRight = (name: string) => {
    const pattern = properties[name]?.pattern
    return name in properties && (pattern === undefined || new RegExp(pattern).test(String(body[name])))
  }
  return required.every((name) => name in body) && Object.keys(body).every(isRight)
}
