import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { signatureHeaders, signedText } from '@banyan/contract/vendor/signature.ts'
import { answerText, type TransferAnswer } from '@banyan/contract/vendor/transfer-wallet.ts'

/** What goes wrong with one question; `none` is honest. */
export type VendorFault =
  | 'none'
  /** Does it, and the answer is lost. */
  | 'lost'
  /** Does nothing, and says nothing. */
  | 'dropped'
  | 'refused'
  | 'pending'
  /** Does it, and says that it is not done yet. */
  | 'pendingDone'
  /** Does it, and says another amount, or the other way. */
  | 'otherAmount'
  | 'otherKind'
  /** Gives no more than is there, and says so. */
  | 'partly'
  /** Does it once `goOn` is called. */
  | 'held'
  | 'failed'
  | 'unsigned'
  | 'rubbish'

interface Done {
  readonly kind: 'deposit' | 'withdraw'
  readonly amount: bigint
}

/** A vendor on this machine that starts games and keeps players' money, in its own units, and that a test holds in its hand. */
export interface StandingVendor extends AsyncDisposable {
  readonly url: URL
  readonly asked: { readonly path: string; readonly vendor: string; readonly body: Record<string, string> }[]
  /** What goes wrong with questions of a path, such as `deposit`, until it is set anew. */
  faults: Partial<Record<'deposit' | 'withdraw' | 'status' | 'balance', VendorFault>>
  /** Lets what it holds back go on. */
  goOn(): void
  readonly held: Promise<void>
  /** What it knows of transfers by their ids. */
  readonly done: Map<string, Done>
  /** What is in a player's wallet; by `VENDOR player`. */
  readonly wallets: Map<string, bigint>
}

export const vendorSecret = 'a key of the vendors, nobody else has it'

export async function standingVendor(secret = vendorSecret): Promise<StandingVendor> {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  const standing: Omit<StandingVendor, 'url' | typeof Symbol.asyncDispose> = {
    ...{ asked: [], faults: {}, done: new Map(), wallets: new Map(), held, goOn },
  }
  const server = createServer((request, response) => {
    void serve(standing, request, response, hmacUnder(secret))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(standing, {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

type Standing = Omit<StandingVendor, 'url' | typeof Symbol.asyncDispose>

type Hmac = (signed: string) => string
const hmacUnder =
  (secret: string): Hmac =>
  (signed) =>
    createHmac('sha256', secret).update(signed).digest('hex')

async function serve(
  standing: Standing,
  request: IncomingMessage,
  response: ServerResponse,
  hmac: Hmac,
): Promise<void> {
  const path = request.url ?? ''
  const sent = await text(request)
  const header = (name: keyof typeof signatureHeaders) => String(request.headers[signatureHeaders[name]])
  const vendorCode = header('vendor')
  const signed = { vendorCode, method: 'POST', path, unixSeconds: Number(header('time')), body: sent }
  const isRight = hmac(signedText(signed)) === header('signature')
  const body = JSON.parse(sent) as Record<string, string>
  standing.asked.push({ path, vendor: vendorCode, body })
  if (path === '/api/v1/launch') {
    response.writeHead(200, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify({ url: `http://${request.headers.host}/play/1` }))
  }
  const name = path.split('/').at(-1) as keyof StandingVendor['faults']
  const fault = standing.faults[name] ?? 'none'
  if (!isRight || !path.startsWith('/api/v1/wallet/')) return void response.writeHead(401).end()
  if (fault === 'dropped') return void request.socket.destroy()
  if (fault === 'held') await standing.held
  if (fault === 'failed') return void response.writeHead(500).end()
  const answer = answerTo(standing, `${vendorCode} ${body.player}`, { name, body, fault })
  if (fault === 'lost') return void request.socket.destroy()
  const answered = fault === 'rubbish' ? '<h1>Welcome to nginx!</h1>' : JSON.stringify(answer)
  const signature = fault === 'unsigned' ? hmac(answered) : hmac(answerText(header('signature'), answered))
  response.writeHead(200, { [signatureHeaders.signature]: signature }).end(answered)
}

interface Question {
  readonly name: keyof StandingVendor['faults']
  readonly body: Record<string, string>
  readonly fault: VendorFault
}

function answerTo(standing: Standing, wallet: string, { name, body, fault }: Question): object {
  const { transferId = '', currency = 'VND', player } = body
  if (name === 'balance') return { player, currency, balance: String(standing.wallets.get(wallet) ?? 0n) }
  if (fault === 'refused') return { result: 'refused', transferId, reason: 'open_round' }
  if (fault === 'pending') return { result: 'pending', transferId }
  const isKnown = standing.done.has(transferId)
  if (name !== 'status' && !isKnown) {
    const there = standing.wallets.get(wallet) ?? 0n
    const wanted = BigInt(body.amount ?? 0)
    const amount = fault === 'partly' && there < wanted ? there : wanted
    const rest = there + (name === 'deposit' ? amount : -amount)
    if (rest < 0n) return { result: 'refused', transferId, reason: 'too_little' }
    standing.wallets.set(wallet, rest)
    standing.done.set(transferId, { kind: name, amount })
  }
  if (fault === 'pendingDone') return { result: 'pending', transferId }
  return wordOn(standing, wallet, { transferId, currency, fault })
}

function wordOn(
  standing: Standing,
  wallet: string,
  { transferId, currency, fault }: { transferId: string; currency: string; fault: VendorFault },
): TransferAnswer {
  const found = standing.done.get(transferId)
  if (!found) return { result: 'not_found', transferId }
  const other = found.kind === 'deposit' ? 'withdraw' : 'deposit'
  return {
    ...{ result: 'done', transferId, currency, kind: fault === 'otherKind' ? other : found.kind },
    amount: String(found.amount + (fault === 'otherAmount' ? 1n : 0n)),
    balance: String(standing.wallets.get(wallet) ?? 0n),
  }
}
