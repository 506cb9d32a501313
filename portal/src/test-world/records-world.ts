import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setSession } from '../session/session.ts'
import { startSession } from '../session/start-session.ts'
import { member, rememberSignIn } from './accounts.ts'
import { openPortal, stubBrowser } from './open-portal.tsx'
import { answerSecurity, type SecurityServer, securityServer } from './security-server.ts'

export const days = { from: '2026-11-18', to: '2026-11-24' }
const nowIso = () => new Date().toISOString()
export const movement = (version: number, fields: object = {}) => ({
  ...{ at: '2026-11-24T09:00:00.000Z', reference: `ref-${version}`, group: 'bet', type: 'bet', amount: '-10.00' },
  ...{
    balance: '90.00',
    version,
    remark: { vendor: 'PG', game: 'Golden Koi', gameCode: 'koi', roundId: `r-${version}` },
  },
  ...fields,
})
export const bet = (roundId: string, fields: object = {}) => ({
  ...{ vendor: 'PG', roundId, product: 'RNG', game: 'Golden Koi', gameCode: 'koi', status: 'won' },
  ...{ stake: '100.00', valid: '75.00', payout: '250.50', profit: '150.50', openedAt: '2026-11-24T09:00:00.000Z' },
  ...{ closedAt: '2026-11-24T09:00:02.000Z', ...fields },
})

interface RecordsWorld {
  server: SecurityServer
  /** Addresses that were asked, with their queries. */
  asked: string[]
  /** What each call answers, by the query. */
  answers: Record<string, (query: URLSearchParams) => object>
}

/** Calls about records, made anew for each test. */
export const world: RecordsWorld = { server: securityServer(), asked: [], answers: {} }

beforeEach(() => {
  world.asked = []
  world.answers = {
    transactions: () => ({ ...days, rows: [movement(2), movement(1)], next: null }),
    'transactions/totals': () => ({ ...days, in: '100.00', out: '30.00', net: '70.00', asOf: nowIso() }),
    bets: () => ({ ...days, rows: [bet('r-1')], next: null }),
    'bets/totals': () => ({
      ...days,
      rounds: 1,
      stake: '100.00',
      valid: '75.00',
      payout: '250.50',
      profit: '150.50',
      isComplete: true,
    }),
    'bets/bet': () => ({
      ...bet('r-1'),
      isComplete: true,
      calls: [call('bet', '100.00', '0.00'), call('payout', '0.00', '250.50')],
    }),
    'bets/games': () => ({ list: [{ vendor: 'PG', gameCode: 'koi', product: 'RNG', game: 'Golden Koi' }] }),
    profit: () => profit([{ product: 'RNG', ...play }]),
    bonuses: () => ({ ...days, rows: [], next: null, total: '0.00' }),
  }
  world.server = securityServer()
  const usual = answerSecurity(world.server)
  stubBrowser(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal')
    const name = pathname.startsWith('/wps/records/') ? pathname.slice('/wps/records/'.length) : undefined
    const answer = name === undefined ? undefined : world.answers[name]
    if (!answer) return await usual(input, init)
    world.asked.push(`${name}?${searchParams}`)
    return new Response(JSON.stringify({ success: true, value: answer(searchParams) }))
  })
  setSession({ is: 'out' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = (type: string, stake: string, payout: string) => ({ at: nowIso(), reference: type, type, stake, payout })
export const play = { bets: 2, stake: '110.00', valid: '100.00', payout: '250.50', profit: '140.50' }
export const profit = (products: object[]) => ({
  ...{ ...days, products, ...play, rebate: '0.00', promotion: '0.00', pending: '10.00' },
  ...{ deposits: '0.00', withdrawals: '0.00', asOf: nowIso() },
})

/** Opens a page of records for a member, with its popup. */
export async function openPage(name: string, title: string) {
  world.server.account = member
  rememberSignIn()
  const portal = openPortal(`/member/${name}`)
  startSession()
  const { router } = await portal
  const popup = await screen.findByRole('dialog', { name: title })
  return { router, popup: within(popup) }
}
