import type { callTable } from '@banyan/contract/client.gen.ts'
import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import type { DepositChannel } from '@banyan/contract/wallet/deposit-calls.ts'
import { answerFrom, callBeyondLobby, type FakeCatalogue, fakeCatalogue } from './catalogue.ts'

type CallId = keyof typeof callTable

/** An answer other than the usual one: a refusal, or none at all. */
export type Fault = { readonly refused: string; readonly status?: number } | 'lost'

/** What a test decides about a server that money is paid in to; `sent` are the calls of deposits with what they carried. */
export interface DepositServer {
  channels: DepositChannel[]
  /** The newest first. */
  orders: Deposit[]
  pageSize: number
  faults: Partial<Record<CallId, Fault>>
  readonly sent: { readonly call: CallId; readonly body: Record<string, unknown> }[]
  readonly catalogue: FakeCatalogue
}

const amounts = (...written: number[]) => written.map((each) => `${each}.00`)
const channelOf = (fields: Pick<DepositChannel, 'id' | 'kind' | 'name'> & Partial<DepositChannel>): DepositChannel => ({
  least: '50000.00',
  most: '300000000.00',
  step: '1000.00',
  presets: amounts(100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000),
  feePpm: 0,
  bonusPpm: 0,
  turnover: 1,
  minutes: 15,
  ...fields,
})

const account = { bin: '970436', bank: 'Vietcombank', accountNumber: '0123456789', holder: 'CONG TY BANYAN' }

export const someChannels: DepositChannel[] = [
  channelOf({ id: 'VIETQR', kind: 'bankQr', name: 'Bank QR' }),
  channelOf({ id: 'MOMO', kind: 'hosted', name: 'MoMo wallet', most: '20000000.00', bonusPpm: 10_000, minutes: 10 }),
  channelOf({
    id: 'MANUAL',
    kind: 'manual',
    name: 'Bank transfer',
    least: '100000.00',
    minutes: 60,
    accounts: [account],
  }),
  channelOf({
    id: 'CARD',
    kind: 'scratchCard',
    name: 'Phone card',
    least: '10000.00',
    most: '1000000.00',
    feePpm: 150_000,
  }),
]

/** When the orders of tests were opened; the server's clock stands there too. */
const openedAt = '2026-11-24T10:00:00.000Z'

const vietQr =
  '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA53037045406500000' +
  '5802VN62120808D7K2M9QX6304914B'

/** An order as the server answers it: of the bank's QR, just opened. */
export function order(fields: Partial<Deposit> = {}): Deposit {
  const { kind = 'bankQr', state = 'created', createdAt = openedAt } = fields
  return {
    ...{ number: 'K7M2P9QXABCD', channel: 'VIETQR', channelName: 'Bank QR', kind, state },
    ...{ amount: '500000.00', fee: '0.00', bonus: '0.00', credited: null, isLate: false, differs: false },
    ...{ createdAt, expiresAt: '2026-11-24T10:15:00.000Z', finishedAt: null, page: null, reason: null },
    transfer: kind === 'bankQr' ? { ...account, qr: vietQr, content: 'D7K2M9QX' } : null,
    steps: [{ at: createdAt, state }],
    ...fields,
  }
}

export function depositServer(fields: Partial<DepositServer> = {}): DepositServer {
  return {
    channels: [...someChannels],
    orders: [],
    pageSize: 10,
    faults: {},
    sent: [],
    catalogue: fakeCatalogue(),
    ...fields,
  }
}

/** An order moves on, as the server knows it. */
export function move(server: DepositServer, number: string, fields: Partial<Deposit>): void {
  server.orders = server.orders.map((each) =>
    each.number === number
      ? {
          ...each,
          ...fields,
          steps: [...each.steps, ...(fields.state ? [{ at: '2026-11-24T10:05:00.000Z', state: fields.state }] : [])],
        }
      : each,
  )
}

/** Answers as that server, by a clock that stands where the orders were opened; all else as one with a catalogue. */
export function answerDeposits(server: DepositServer): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const call = callBeyondLobby(pathname, init?.method ?? 'GET')
    if (call === undefined || !(call in answers)) return answerFrom(server.catalogue)(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
    server.sent.push({ call, body })
    const fault = server.faults[call]
    // What was lost is the answer: the server has done its part.
    if (fault && fault !== 'lost')
      return sealed({ success: false, code: fault.refused, message: '', requestId: 'r-1' }, fault.status)
    const value = answers[call as keyof typeof answers](server, body)
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return value === undefined
      ? sealed({ success: false, code: 'deposit_not_found', message: '', requestId: 'r-1' }, 404)
      : sealed({ success: true, value })
  }
}

const sealed = (envelope: object, status = 200) =>
  new Response(JSON.stringify(envelope), { status, headers: { date: new Date(openedAt).toUTCString() } })

type Body = Record<string, unknown>
const named = ({ orders }: DepositServer, { number }: Body) => orders.find((each) => each.number === number)

const answers = {
  depositChannels: ({ channels }: DepositServer) => ({ channels, openAtMost: 3, currencySymbol: '₫' }),
  depositOrders({ orders, pageSize }: DepositServer, { after = '0' }: Body) {
    const from = Number(after)
    const until = from + pageSize
    return { rows: orders.slice(from, until), next: until < orders.length ? String(until) : null }
  },
  depositOrder: named,
  checkDeposit: named,
  openDeposit: open,
  declareDepositPaid(server: DepositServer, body: Body) {
    move(server, String(body.number), { state: 'submitted' })
    return named(server, body)
  },
  cancelDeposit(server: DepositServer, body: Body) {
    move(server, String(body.number), { state: 'cancelled' })
    return named(server, body)
  },
} satisfies Partial<Record<CallId, (server: DepositServer, body: Body) => object | undefined>>

/** Which request opened an order: a repeated one answers the same. */
const opened = new WeakMap<DepositServer, Map<string, string>>()

function open(server: DepositServer, { requestId, channel: id, amount }: Body): Deposit {
  const known = opened.get(server) ?? new Map<string, string>()
  opened.set(server, known)
  const before = server.orders.find(({ number }) => number === known.get(String(requestId)))
  if (before) return before
  const channel =
    server.channels.find((each) => each.id === id) ?? channelOf({ id: String(id), kind: 'bankQr', name: '' })
  const number = `K7M2P9QX${'ABCDEFGH'[server.orders.length] ?? 'Z'}BCD`
  const state = { bankQr: 'created', hosted: 'created', manual: 'review', scratchCard: 'unknown' } as const
  const made = order({
    ...{ number, channel: channel.id, channelName: channel.name, kind: channel.kind },
    ...{ state: state[channel.kind], amount: `${amount}.00` },
    page: channel.kind === 'hosted' ? 'https://pay.example/p/1' : null,
  })
  known.set(String(requestId), number)
  server.orders = [made, ...server.orders]
  return made
}
