import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { answerFrom, type FakeCatalogue, fakeCatalogue } from './catalogue.ts'
import { answer } from './open-portal.tsx'

type Bet = ValueOf<Calls['ownLotteryBets']>['rows'][number]
type Chase = ValueOf<Calls['ownLotteryChase']>

/** A bet as the server answers it. */
export function bet(id: number, fields: Partial<Bet> = {}): Bet {
  return {
    id: String(id),
    gameCode: 'SSC1M',
    numero: `20261126-${String(id).padStart(4, '0')}`,
    playCode: 'SSC_L3_DIRECT',
    selection: '1,2|3|4,5',
    isWhole: true,
    unit: '2000.00',
    multiple: 3,
    lines: 4,
    stake: '24000.00',
    odds: { '1': '982' },
    prizeMode: 'LOTT',
    prizeGroup: 1964,
    state: 'LOST',
    payout: '0.00',
    revisions: [],
    placedAt: '2026-11-20T03:04:05.000Z',
    cancelUntil: null,
    chaseId: null,
    contentHash: 'b7'.repeat(32),
    ...fields,
  }
}

/** A chase over three issues: one settled and won, one bet, one waiting. */
export function chase(id: number, fields: Partial<Chase> = {}): Chase {
  const open = { saleOpenAt: soon(-60), saleCloseAt: soon(60), reason: null, payout: '0.00' }
  return {
    id: String(id),
    gameCode: 'SSC1M',
    prizeMode: 'LOTT',
    stopOnWin: true,
    state: 'RUNNING',
    items: [
      {
        ...{ playCode: 'SSC_SUM_BSOE', selection: 'B', isWhole: true, unit: '10.00', multiple: 1, lines: 1 },
        prizeGroup: null,
      },
    ],
    total: '70.00',
    held: '40.00',
    staked: '30.00',
    returned: '0.00',
    payout: '19.50',
    issueCount: 3,
    waitingCount: 1,
    placedAt: '2026-11-20T03:04:05.000Z',
    issues: [
      {
        ...{ ...open, numero: '20261126-0001', multiple: 1, stake: '10.00', state: 'SETTLED', payout: '19.50' },
        bets: [{ id: '71', state: 'WON', payout: '19.50' }],
      },
      {
        ...{ ...open, numero: '20261126-0002', multiple: 2, stake: '20.00', state: 'BET' },
        bets: [{ id: '72', state: 'ACCEPTED', payout: '0.00' }],
      },
      { ...open, numero: '20261126-0003', multiple: 4, stake: '40.00', state: 'WAITING', bets: [] },
    ],
    ...fields,
  }
}

/** A moment so many seconds from now. */
export const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

interface FakeBets {
  bets: Bet[]
  chases: Chase[]
  /** Rows of one page, whatever is asked for. */
  pageSize: number
  /** What a cancellation is refused with; `offline` answers nothing. */
  refusal: ErrorCode | 'offline' | undefined
  /** Lists fail while it is set. */
  listsFail: boolean
  readonly catalogue: FakeCatalogue
  /** Queries of the list of bets. */
  readonly asked: Record<string, string>[]
  /** Bodies of cancellations. */
  readonly cancelled: unknown[]
}

export function fakeBets(fields: Partial<FakeBets> = {}): FakeBets {
  return {
    ...{ bets: [], chases: [], pageSize: 20, refusal: undefined, listsFail: false, asked: [], cancelled: [] },
    catalogue: fakeCatalogue(),
    ...fields,
  }
}

/** A server that has these bets and chases. */
export function answerBets(fake: FakeBets): typeof fetch {
  const refused = (code: ErrorCode, status: number) => answer({ success: false, code, message: '', value: {} }, status)
  const cancel = (body: { id: string; numeros?: string[] }, did: () => object) => {
    fake.cancelled.push(body)
    if (fake.refusal === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
    if (fake.refusal) return refused(fake.refusal, 409)
    return answer({ success: true, value: did() })
  }
  return (input, init) => {
    const url = new URL(String(input), 'http://portal.example')
    const query = Object.fromEntries(url.searchParams)
    const body = () => JSON.parse(String(init?.body))
    switch (url.pathname) {
      case callTable.ownLotteryBets.path: {
        fake.asked.push(query)
        if (fake.listsFail) return refused('bet_not_found', 404)
        const { state, gameCode, numero } = query
        const rows = fake.bets.filter(
          (each) =>
            (!state || each.state === state) &&
            (!gameCode || each.gameCode === gameCode) &&
            (!numero || each.numero === numero),
        )
        const from = Number(query.after ?? 0)
        const to = from + fake.pageSize
        return answer({
          success: true,
          value: { rows: rows.slice(from, to), next: to < rows.length ? String(to) : null },
        })
      }
      case callTable.cancelLotteryBet.path:
        return cancel(body(), () => {
          fake.bets = fake.bets.map((each) => (each.id === body().id ? { ...each, state: 'CANCELLED' } : each))
          return { balance: '5024000.00' }
        })
      case callTable.ownLotteryChases.path:
        return answer({ success: true, value: { rows: fake.chases.map(({ issues, ...rest }) => rest), next: null } })
      case callTable.ownLotteryChase.path:
        return answer({ success: true, value: fake.chases.find(({ id }) => id === query.id) })
      case callTable.cancelLotteryChase.path:
        return cancel(body(), () => ({ balance: '5000040.00', returned: '40.00' }))
    }
    return answerFrom(fake.catalogue)(input, init)
  }
}
