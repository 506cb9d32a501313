import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type Obstacle, withdrawalLines } from '@banyan/contract/wallet/obstacle.ts'
import type { TurnoverLot } from '@banyan/contract/wallet/turnover-calls.ts'
import type { Withdrawal, WithdrawalLeg } from '@banyan/contract/wallet/withdrawal.ts'
import { answerFrom, callBeyondLobby, type FakeCatalogue, fakeCatalogue } from './catalogue.ts'

type CallId = keyof Calls
type Payout = ValueOf<Calls['payoutAccounts']>
type Terms = ValueOf<Calls['withdrawalRequirements']>['terms']

/** An answer other than the usual one: a refusal with what it tells, or none at all. */
type Fault = { readonly refused: string; readonly status?: number; readonly value?: object } | 'lost'

/** What a test decides about a server that pays out; `sent` are its calls with what they carried. */
export interface WithdrawServer {
  payout: Payout
  terms: Terms
  obstacles: Obstacle[]
  lots: TurnoverLot[]
  /** The newest first. */
  orders: Withdrawal[]
  recalled: ValueOf<Calls['walletRecall']>['results']
  pageSize: number
  faults: Partial<Record<CallId, Fault>>
  readonly sent: { readonly call: CallId; readonly body: Record<string, unknown> }[]
  readonly catalogue: FakeCatalogue
}

/** Where the server's clock stands. */
export const now = '2026-11-24T10:00:00.000Z'
export const vietcombank = {
  ...{ id: 'a'.repeat(22), bin: '970436', bank: 'Vietcombank', last4: '6789', isDefault: true },
  ...{ addedAt: '2026-11-01T10:00:00.000Z', usableFrom: '2026-11-01T10:00:00.000Z', isHeld: false },
}
export const techcombank = {
  ...{ ...vietcombank, id: 'b'.repeat(22), bin: '970407', bank: 'Techcombank', last4: '4321' },
  ...{ isDefault: false, isHeld: true, usableFrom: '2030-01-25T03:00:00.000Z' },
}

/** A payout that is sent and waits for its answer. */
export function leg(fields: Partial<WithdrawalLeg> = {}): WithdrawalLeg {
  const { amount = '2000000.00' } = fields
  return {
    ...{ place: 1, state: 'sent', amount, received: '0.00', refunded: '0.00', remaining: amount },
    ...{ sentAt: now, answerBy: '2026-11-24T10:30:00.000Z', finishedAt: null, reference: 'BYN7F3K201', reason: null },
    ...fields,
  }
}

/** A withdrawal as the server answers it: an operator looks at it. */
export function withdrawal(fields: Partial<Withdrawal> = {}): Withdrawal {
  const { amount = '2000000.00', state = 'review', createdAt = now } = fields
  return {
    ...{ number: 'W7M2P9QXABCD', state, amount, fee: '0.00', net: amount, received: '0.00', refunded: '0.00' },
    account: { bin: '970436', bank: 'Vietcombank', last4: '6789' },
    ...{ createdAt, changedAt: createdAt, finishedAt: null, mayCancel: state === 'review', reason: null, legs: [] },
    steps: [
      { at: createdAt, event: 'requested', state: 'checking', place: null, legState: null },
      { at: createdAt, event: 'flagged', state: 'review', place: null, legState: null },
    ],
    ...fields,
  }
}

/** A withdrawal whose payout was sent. */
export function sentWithdrawal(fields: Partial<Withdrawal> = {}): Withdrawal {
  const paid = { at: now, event: 'paid', state: 'paying', legState: 'sent' } as const
  const legs = fields.legs ?? [leg()]
  const steps = legs.map(({ place }) => ({ ...paid, place }))
  return withdrawal({ state: 'paying', legs, steps: [...withdrawal().steps, ...steps], ...fields })
}

export function withdrawServer(fields: Partial<WithdrawServer> = {}): WithdrawServer {
  return {
    payout: {
      ...{ accounts: [vietcombank, techcombank], holder: 'T*** T*** L***', banks: [], needsPaymentPassword: true },
      paymentPassword: { setAt: '2026-11-01T10:00:00.000Z', lockedUntil: null },
      ...{ proof: 'password', moneyHeldUntil: null, contactsHeldUntil: null },
    },
    terms: {
      ...{ least: '100000.00', most: '300000000.00', step: '1000.00', available: '12480500.00' },
      ...{ leftToday: '50000000.00', countLeftToday: 2, freeLeftToday: 0, dayEndsAt: '2026-11-24T17:00:00.000Z' },
      ...{ fee: null, feePpm: 5_000, leastFee: '10000.00', receiptMinutes: 30 },
    },
    ...{
      obstacles: [],
      lots: [],
      orders: [],
      recalled: [],
      pageSize: 10,
      faults: {},
      sent: [],
      catalogue: fakeCatalogue(),
    },
    ...fields,
  }
}

/** A withdrawal moves on, as the server knows it. */
export function move(server: WithdrawServer, number: string, fields: Partial<Withdrawal>): void {
  server.orders = server.orders.map((each) => (each.number === number ? { ...each, ...fields } : each))
}

/** Answers as that server, by a clock that stands still; all else as one with a catalogue. */
export function answerWithdrawals(server: WithdrawServer): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const call = callBeyondLobby(pathname, init?.method ?? 'GET')
    if (call === undefined || !(call in answers)) return answerFrom(server.catalogue)(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
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
    return value === undefined
      ? sealed({ success: false, code: 'withdrawal_not_found', message: '', requestId: 'r-1' }, 404)
      : sealed({ success: true, value })
  }
}

const sealed = (envelope: object, status = 200) =>
  new Response(JSON.stringify(envelope), { status, headers: { date: new Date(now).toUTCString() } })

type Body = Record<string, unknown>
const named = ({ orders }: WithdrawServer, { number }: Body) => orders.find((each) => each.number === number)

const answers = {
  payoutAccounts: ({ payout }: WithdrawServer) => payout,
  withdrawalRequirements: ({ obstacles, terms }: WithdrawServer) => ({
    lines: withdrawalLines.map((line) => ({ line, obstacle: obstacles.find((each) => each.line === line) ?? null })),
    ...{ terms, currencySymbol: '₫' },
  }),
  walletRecall: ({ recalled }: WithdrawServer) => ({ results: recalled }),
  turnoverLots: ({ lots }: WithdrawServer) => ({ left: '0.00', rows: lots, next: null }),
  withdrawals({ orders, pageSize }: WithdrawServer, { after = '0' }: Body) {
    const from = Number(after)
    const until = from + pageSize
    return { rows: orders.slice(from, until), next: until < orders.length ? String(until) : null }
  },
  withdrawalOrder: named,
  requestWithdrawal: ask,
  cancelWithdrawal(server: WithdrawServer, body: Body) {
    move(server, String(body.number), { state: 'cancelled', mayCancel: false, finishedAt: now })
    return named(server, body)
  },
  confirmLeg: (server: WithdrawServer, body: Body) => answerLeg(server, body, 'received'),
  confirmLegPartly: (server: WithdrawServer, body: Body) => answerLeg(server, body, 'partial'),
  denyLeg: (server: WithdrawServer, body: Body) => answerLeg(server, body, 'disputed'),
} satisfies Partial<Record<CallId, (server: WithdrawServer, body: Body) => object | undefined>>

function answerLeg(server: WithdrawServer, body: Body, state: WithdrawalLeg['state']): Withdrawal | undefined {
  const order = named(server, body)
  const legs = order?.legs.map((each) => (each.place === body.place ? { ...each, state, answerBy: null } : each))
  if (order && legs) move(server, order.number, { legs, ...(state === 'received' && { state: 'paid' }) })
  return named(server, body)
}

/** Which request asked for a withdrawal: a repeated one answers the same. */
const asked = new WeakMap<WithdrawServer, Map<string, string>>()

function ask(server: WithdrawServer, { requestId, amount }: Body): Withdrawal {
  const known = asked.get(server) ?? new Map<string, string>()
  asked.set(server, known)
  const before = server.orders.find(({ number }) => number === known.get(String(requestId)))
  if (before) return before
  const made = withdrawal({ amount: `${amount}.00` })
  known.set(String(requestId), made.number)
  server.orders = [made, ...server.orders]
  return made
}
