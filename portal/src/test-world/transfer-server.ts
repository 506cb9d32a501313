import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { SentTransfer } from '@banyan/contract/wallet/transfer-calls.ts'
import { answerFrom, callBeyondLobby, type FakeCatalogue, fakeCatalogue } from './catalogue.ts'

type CallId = keyof Calls

/** An answer other than the usual one: a refusal with what it tells, or none at all. */
type Fault = { readonly refused: string; readonly status?: number; readonly value?: object } | 'lost'

/** What a test decides about a server that sends money within the tree; `sent` are its calls with what they carried. */
export interface TransferServer {
  terms: ValueOf<Calls['transferTerms']>
  faults: Partial<Record<CallId, Fault>>
  readonly sent: { readonly call: CallId; readonly body: Record<string, unknown> }[]
  /** Transfers by the id of their request: a repeated one answers the same. */
  readonly transfers: Map<string, SentTransfer>
  readonly catalogue: FakeCatalogue
}

/** Where the server's clock stands. */
const now = '2026-11-24T10:00:00.000Z'

export function transferServer(terms: Partial<TransferServer['terms']> = {}): TransferServer {
  return {
    terms: {
      ...{ upline: 'ag***2', mayUpline: true, mayDownline: false },
      ...{ least: '50000.00', most: '50000000.00', step: '1000.00', available: '5000500.00' },
      ...{ leftToday: '200000000.00', dayEndsAt: '2026-11-24T17:00:00.000Z', turnoverLeft: '0.00', turnover: 1 },
      ...{ heldUntil: null, openWithdrawal: null, hasPaymentPassword: true },
      ...{ needsAuthenticator: false, currencySymbol: '₫' },
      ...terms,
    },
    ...{ faults: {}, sent: [], transfers: new Map(), catalogue: fakeCatalogue() },
  }
}

/** Answers as that server, by a clock that stands still; all else as one with a catalogue. */
export function answerTransfers(server: TransferServer): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input), 'http://portal')
    const call = callBeyondLobby(pathname, init?.method ?? 'GET')
    if (call === undefined || !(call in answers)) return answerFrom(server.catalogue)(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    server.sent.push({ call, body })
    const fault = server.faults[call]
    // What was lost is the answer: the server has done its part.
    if (fault && fault !== 'lost')
      return sealed(
        { success: false, code: fault.refused, message: '', requestId: 'r-1', value: fault.value },
        fault.status,
      )
    const value = answers[call as keyof typeof answers](server, body)
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return sealed({ success: true, value })
  }
}

const sealed = (envelope: object, status = 200) =>
  new Response(JSON.stringify(envelope), { status, headers: { date: new Date(now).toUTCString() } })

type Body = Record<string, unknown>

const answers = {
  transferTerms: ({ terms }: TransferServer) => terms,
  transferUpline: (server: TransferServer, body: Body) => send(server, body, String(server.terms.upline)),
  transferDownline: (server: TransferServer, body: Body) => send(server, body, 'mi***m'),
} satisfies Partial<Record<CallId, (server: TransferServer, body: Body) => object>>

function send({ transfers }: TransferServer, { requestId, amount }: Body, to: string): SentTransfer {
  const known = transfers.get(String(requestId))
  const made = known ?? { number: `T7M2P9QXABC${transfers.size + 2}`, amount: `${amount}.00`, to, at: now }
  transfers.set(String(requestId), made)
  return made
}
