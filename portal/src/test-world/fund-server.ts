import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { answerFrom, callBeyondLobby, type FakeCatalogue, fakeCatalogue } from './catalogue.ts'

type CallId = keyof Calls
type Wallet = ValueOf<Calls['GCS_merchantWallet']>

/** An answer other than the usual one: a refusal, or none at all. */
type Fault = { readonly refused: string; readonly status?: number } | 'lost'

/** What a test decides about a server with wallets that vendors keep; `sent` are its calls with what they carried. */
export interface FundServer {
  wallet: Wallet
  /** What becomes of the next transfers. */
  state: WalletTransfer['state']
  recalled: ValueOf<Calls['walletRecall']>['results']
  rows: WalletTransfer[]
  faults: Partial<Record<CallId, Fault>>
  readonly sent: { readonly call: CallId; readonly body: Record<string, unknown> }[]
  /** Transfers by the id of their request: a repeated one answers the same. */
  readonly transfers: Map<string, WalletTransfer>
  readonly catalogue: FakeCatalogue
}

/** Where the server's clock stands. */
const now = '2026-11-24T10:00:00.000Z'

export function fundVendor(vendor: string, given: Partial<Wallet['vendors'][number]> = {}): Wallet['vendors'][number] {
  return {
    ...{ vendor, name: vendor.toLowerCase(), balance: '300000.00', balanceAt: now, inTransit: '0.00' },
    ...{ unit: '1000.00', least: '20000.00', maintenance: false, backOnly: false },
    ...given,
  }
}

export function fundServer(wallet: Partial<Wallet> = {}): FundServer {
  return {
    wallet: {
      ...{ isSingle: false, main: '1000500.00', held: '50000.00', inTransit: '0.00', total: '1350500.00' },
      ...{ vendors: [fundVendor('ACME')], currencySymbol: '₫', takesAlong: false },
      ...wallet,
    },
    ...{ state: 'done', recalled: [], rows: [], faults: {}, sent: [], transfers: new Map() },
    catalogue: fakeCatalogue(),
  }
}

export function fundTransfer(number: string, given: Partial<WalletTransfer> = {}): WalletTransfer {
  return {
    ...{ number, from: 'MAIN', to: 'ACME', name: 'acme', amount: '100000.00', state: 'done', at: now },
    ...given,
  }
}

/** Answers as that server, by a clock that stands still; all else as one with a catalogue. */
export function answerFunds(server: FundServer): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal')
    const call = callBeyondLobby(pathname, init?.method ?? 'GET')
    if (call === undefined || !(call in answers)) return answerFrom(server.catalogue)(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    server.sent.push({ call, body })
    const fault = server.faults[call]
    // What was lost is the answer: the server has done its part.
    if (fault && fault !== 'lost')
      return sealed({ success: false, code: fault.refused, message: '', requestId: 'r-1' }, fault.status)
    const value = answers[call as keyof typeof answers](server, body)
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return sealed({ success: true, value })
  }
}

const sealed = (envelope: object, status = 200) =>
  new Response(JSON.stringify(envelope), { status, headers: { date: new Date(now).toUTCString() } })

type Body = Record<string, unknown>

const answers = {
  GCS_merchantWallet: ({ wallet }: FundServer) => wallet,
  walletTransfers: ({ rows }: FundServer) => ({ rows }),
  walletTakeAlong({ wallet }: FundServer, { takesAlong }: Body) {
    wallet.takesAlong = takesAlong === true
    return { takesAlong: wallet.takesAlong }
  },
  walletRecall: ({ recalled }: FundServer) => ({ results: recalled }),
  GCS_walletTransfer: (server: FundServer, body: Body) => move(server, body),
} satisfies Partial<Record<CallId, (server: FundServer, body: Body) => object>>

function move({ transfers, state }: FundServer, { requestId, amount, from, to }: Body): WalletTransfer {
  const known = transfers.get(String(requestId))
  const sides = { from: String(from), to: String(to) }
  const made = known ?? fundTransfer(`F7M2P9QXABC${transfers.size + 2}`, { ...sides, amount: `${amount}.00`, state })
  transfers.set(String(requestId), made)
  return made
}
