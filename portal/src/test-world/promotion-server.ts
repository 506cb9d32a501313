import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { OpenReward, PromotionPage, PromotionSummary, Standing } from '@banyan/contract/promotions/promotion.ts'
import { answerFrom, callBeyondLobby, type FakeCatalogue, fakeCatalogue } from './catalogue.ts'

type CallId = keyof Calls

/** An answer other than the usual one: a refusal, or none at all. */
type Fault = { readonly refused: string; readonly status?: number } | 'lost'

/** What a test decides about a server with promotions; `sent` are its calls with what they carried. */
export interface PromotionServer {
  promotions: PromotionPage[]
  rewards: ValueOf<Calls['ownRewards']>
  history: ValueOf<Calls['rewardHistory']>['rows']
  count: number
  /** What the next tickets win, the last one again and again. */
  draws: ValueOf<Calls['claimRaffle']>[]
  faults: Partial<Record<CallId, Fault>>
  readonly sent: { readonly call: CallId; readonly body: Record<string, unknown> }[]
  readonly catalogue: FakeCatalogue
}

export const standing = (fields: Partial<Standing> = {}): Standing => ({
  ...{ cycle: '-', status: 'join', obstacle: null, progress: null, reward: null, until: null },
  ...fields,
})

export function promotion(code: string, fields: Partial<PromotionPage> = {}): PromotionPage {
  return {
    ...{ code, kind: 'nth_deposit', name: `Name of ${code}`, summary: `Summary of ${code}`, art: 'gift', version: 3 },
    ...{
      groups: [],
      products: [],
      way: 'deposit',
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
      standing: standing(),
    },
    ...{ terms: ['For deposit number 1.', 'Bet it 20 times.'], example: 'You deposit ₫500,000.', prizes: [] },
    ...{ steps: [], stepsDone: 0, ready: [] },
    ...fields,
  }
}

export function reward(code: string, fields: Partial<OpenReward> = {}): OpenReward {
  const most = '100000.00'
  return {
    ...{ code, kind: 'reload', name: `Name of ${code}`, art: 'coins', version: 3 },
    standing: standing({ cycle: '2026-11-26', status: 'claim', reward: { least: most, most } }),
    wagering: { factor: 12, withDeposit: true },
    ...fields,
  }
}

export function promotionServer(fields: Partial<PromotionServer> = {}): PromotionServer {
  return {
    ...{ promotions: [], rewards: { ready: [], inProgress: [] }, history: [], count: 0, draws: [] },
    ...{ faults: {}, sent: [], catalogue: fakeCatalogue(), ...fields },
  }
}

/** Answers as that server; all else as `rest`, or as one with a catalogue. */
export function answerPromotions(
  server: PromotionServer,
  rest: typeof fetch = answerFrom(server.catalogue),
): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const call = callBeyondLobby(pathname, init?.method ?? 'GET')
    if (call === undefined || !(call in answers)) return rest(input, init)
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
    server.sent.push({ call, body })
    const fault = server.faults[call]
    if (fault && fault !== 'lost') return refusal(fault.refused, fault.status ?? 409)
    const value = answers[call as keyof typeof answers](server, body)
    // What was lost is the answer: the server has done its part.
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return value === undefined
      ? refusal('promotion_not_found', 404)
      : new Response(JSON.stringify({ success: true, value }))
  }
}

const refusal = (code: string, status: number) =>
  new Response(JSON.stringify({ success: false, code, message: '', requestId: 'r-1' }), { status })

type Body = Record<string, unknown>

/** What a request won: a repeated one is answered alike. */
const drawn = new WeakMap<PromotionServer, Map<string, object>>()

const answers = {
  promotions: ({ promotions }: PromotionServer) => ({ promotions: promotions.map(summaryOf) }),
  promotion: ({ promotions }: PromotionServer, { code }: Body) => promotions.find((each) => each.code === code),
  joinPromotion: (server: PromotionServer, { promotion: code }: Body) => {
    stand(server, String(code), { status: 'signed' })
    return {}
  },
  claimReward: (server: PromotionServer, { promotion: code, cycle }: Body) => {
    const ready = server.rewards.ready.find((each) => each.code === code && each.standing.cycle === cycle)
    const amount = (ready ?? server.promotions.find((each) => each.code === code))?.standing.reward?.most ?? '0.00'
    server.rewards = { ...server.rewards, ready: server.rewards.ready.filter((each) => each !== ready) }
    stand(server, String(code), { status: 'claimed' })
    return { status: 'claimed', amount }
  },
  claimRaffle: (server: PromotionServer, { requestId }: Body) => {
    const known = drawn.get(server) ?? new Map<string, object>()
    drawn.set(server, known)
    const won = known.get(String(requestId)) ?? server.draws[Math.min(known.size, server.draws.length - 1)]
    if (won) known.set(String(requestId), won)
    return won
  },
  acknowledgeReward: (server: PromotionServer, { id }: Body) => {
    server.history = server.history.map((each) => (each.id === id ? { ...each, status: 'claimed' } : each))
    return { status: 'claimed' }
  },
  ownRewards: ({ rewards }: PromotionServer) => rewards,
  rewardCount: ({ count }: PromotionServer) => ({ availablePromoCount: count }),
  rewardHistory: ({ history }: PromotionServer) => ({ rows: history, next: null }),
} satisfies Partial<Record<CallId, (server: PromotionServer, body: Body) => object | undefined>>

/** Requests of tickets that the server has answered, whatever came of the answers. */
export const ticketsTaken = (server: PromotionServer) => drawn.get(server)?.size ?? 0

function stand(server: PromotionServer, code: string, fields: Partial<Standing>): void {
  server.promotions = server.promotions.map((each) =>
    each.code === code ? { ...each, standing: { ...each.standing, ...fields } } : each,
  )
}

function summaryOf({ terms, example, prizes, steps, stepsDone, ready, ...summary }: PromotionPage): PromotionSummary {
  return summary
}
