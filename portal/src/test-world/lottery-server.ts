import type { BodyOf, ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { callTable } from '@banyan/contract/client.gen.ts'
import type { FieldFault } from '@banyan/contract/envelope.ts'
import type { ErrorCode } from '@banyan/contract/errors.ts'
import { answer } from './open-portal.tsx'
import { answerBets, fakeBets } from './own-lottery-bets.ts'

type Terms = ValueOf<Calls['lotteryTerms']>
type MenuGroup = ValueOf<Calls['lotteryMenu']>['gameMenus'][number]
type Issues = ValueOf<Calls['openedIssues']>
type EndedIssue = Issues['list'][number]
type Slip = BodyOf<Calls['placeLotteryBets']>
type ChaseSlip = BodyOf<Calls['placeLotteryChase']>

/** Sale of an issue, and from its close to the next one's. */
const saleSeconds = 290
const commit = 'c0ffee'.padEnd(64, '0')

/** What a server sells and has drawn; tests change it while the portal is open. */
interface LotteryServer {
  terms: Omit<Terms, 'gameCode' | 'prizeMode'>
  menus: MenuGroup[]
  /** Codes of the games that were bet on last. */
  recent: string[]
  /** The issue on sale, by its number within the day; the draws before it are all there. */
  issue: number
  /** Results that are no longer the usual ones, by issue. */
  readonly results: Map<number, string>
  /** Numbers that are closed or at half the odds, by bet type. */
  marked: NonNullable<Issues['current']>['numbers']
  /** What the next order is refused with; `lost` takes it, but its answer never comes. */
  refusal: 'lost' | ErrorCode | undefined
  fields: FieldFault[]
  /** Bodies of orders, in the order in which they came. */
  readonly slips: Slip[]
  readonly chases: ChaseSlip[]
  /** Paths of calls so far. */
  readonly asked: string[]
  readonly bets: ReturnType<typeof fakeBets>
  /** When the sale of the issue opened, by the page's own clock. */
  openedAt: number
}

export const menuGame = (
  gameCode: string,
  gameName: string,
  fields: Partial<MenuGroup['games'][number]> = {},
): MenuGroup['games'][number] => ({
  ...{ gameCode, gameName, nodeId: '', cycleSec: 300, status: 'OPEN', prizeMode: 'LOTT', sort: 1, isHot: 0 },
  ...fields,
})

export function lotteryServer(fields: Partial<LotteryServer> = {}): LotteryServer {
  return {
    terms: {
      ...{ status: 'OPEN', units: ['2.00', '0.20'], cancelSecondsBeforeClose: 3 },
      prizeGroups: { least: 1_800, most: 1_960, step: 2, mostRebatePer2000: 160 },
      limits: {
        ...{ mostLines: 5_000, leastStake: '1.00', mostStake: '1000000.00', mostStakeOfLine: '100000.00' },
        ...{ mostPayoutOfBet: '90000000.00', mostPayoutOfPlayer: '900000000.00' },
      },
      betTypes: [
        { playCode: 'SSC_L3_DIRECT', version: 0, decidedBy: 'PLAYER', prizeGroup: 1_960, odds: { '1': '980.0000' } },
        {
          ...{ playCode: 'SSC_DT_1_2', version: 3, decidedBy: 'ODDS', prizeGroup: null },
          odds: { D: '2.1', T: '2.1', X: '9' },
        },
      ],
    },
    menus: [
      { gameGroupCode: 'SSC', gameGroupName: 'Five digits', games: [menuGame('SSC5M', 'Quick Five')] },
      { gameGroupCode: 'K3', gameGroupName: 'Dice', games: [menuGame('K35M', 'Three Dice')] },
    ],
    ...{ recent: [], issue: 137, results: new Map(), marked: [], refusal: undefined, fields: [] },
    ...{ slips: [], chases: [], asked: [], bets: fakeBets(), openedAt: performance.now() },
    ...fields,
  }
}

/** The number of an issue as it is written. */
export const numeroOf = (issue: number) => `20261126-${String(issue).padStart(4, '0')}`

/** The next issue is on sale, from now. */
export function openNext(server: LotteryServer): void {
  server.issue += 1
  server.openedAt = performance.now()
}

/** A draw as lists and news have it; the last digit counts the issues. */
export function drawn(server: LotteryServer, issue: number): EndedIssue {
  const winNo = server.results.get(issue) ?? `1,2,3,4,${issue % 10}`
  return {
    ...{ numero: numeroOf(issue), openTime: momentOf(server, issue - server.issue), state: 'SETTLED', winNo },
    winDetail: { digits: winNo.split(',').map(Number) },
    ...{ attributes: {}, fair: { algo: 'v1', commit, round: 1_000 + issue } },
  }
}

/** The server's clock goes with the page's own, whatever a test does to that. */
const now = () => Date.UTC(2026, 10, 26, 4) + performance.now()
const iso = (time: number) => new Date(time).toISOString()
const timeOf = ({ openedAt }: LotteryServer, ahead: number) => Date.UTC(2026, 10, 26, 4) + openedAt + ahead * 300_000
const momentOf = (server: LotteryServer, ahead: number, seconds = 0) => iso(timeOf(server, ahead) + seconds * 1_000)

function coming(server: LotteryServer, ahead = 0) {
  return {
    numero: numeroOf(server.issue + ahead),
    saleOpenAt: momentOf(server, ahead),
    saleCloseAt: momentOf(server, ahead, saleSeconds),
    drawAt: momentOf(server, ahead, 300),
  }
}

function issuesOf(server: LotteryServer, gameCode: string, size: number): Issues {
  return {
    gameCode,
    list: Array.from({ length: Math.min(size, server.issue - 1) }, (_, at) => drawn(server, server.issue - 1 - at)),
    next: null,
    current: {
      ...coming(server),
      ...{ state: 'OPEN', fair: { algo: 'v1', commit, round: 1_000 + server.issue }, numbers: server.marked },
    },
    serverTime: iso(now()),
  }
}

/** Answers the calls of the lotteries as that server, and all others as one with bets of one's own. */
export function answerLottery(server: LotteryServer): typeof fetch {
  const rest = answerBets(server.bets)
  return (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal.example')
    server.asked.push(pathname)
    const call = `${init?.method ?? 'GET'} ${pathname}`
    if (call === `POST ${callTable.placeLotteryBets.path}`) return placed(server, JSON.parse(String(init?.body)))
    if (call === `POST ${callTable.placeLotteryChase.path}`) return chased(server, JSON.parse(String(init?.body)))
    const value = answerTo(server, pathname, searchParams)
    return value ? answer({ success: true, value }) : rest(input, init)
  }
}

function answerTo(server: LotteryServer, pathname: string, query: URLSearchParams): object | undefined {
  const gameCode = query.get('gameCode') ?? ''
  const prizeMode = query.get('prizeMode')
  const all = server.menus.flatMap(({ games }) => games)
  switch (pathname) {
    case callTable.lotteryMenu.path:
      return { gameMenus: server.menus, accountTypeName: prizeMode }
    case callTable.recentLotteryMenu.path: {
      const games = server.recent.flatMap((code) => all.find((each) => each.gameCode === code) ?? [])
      return { gameMenus: [{ gameGroupCode: 'R', gameGroupName: 'R', games }], accountTypeName: prizeMode }
    }
    case callTable.lotteryCountdowns.path:
      return {
        games: all.map((each) => ({ gameCode: each.gameCode, state: 'OPEN', ...coming(server) })),
        serverTime: iso(now()),
      }
    case callTable.lotteryTerms.path:
      return { gameCode, prizeMode, ...server.terms }
    case callTable.openedIssues.path:
      return issuesOf(server, gameCode, Number(query.get('size')))
    case callTable.lotteryComingIssues.path: {
      const list = Array.from({ length: Number(query.get('size')) }, (_, ahead) => coming(server, ahead))
      return { gameCode, list, serverTime: iso(now()) }
    }
  }
  return undefined
}

/** Takes an order, or refuses it as the test says; one whose answer is lost is taken all the same. */
function taken(server: LotteryServer, value: object): Promise<Response> {
  const { refusal: code, fields } = server
  server.refusal = undefined
  if (code === undefined) return answer({ success: true, value })
  if (code === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
  return answer({ success: false, code, message: '', requestId: 'r-1', value: { fields } }, 422)
}

const stakeOf = (items: Slip['items']) =>
  items.reduce((sum, { unit, multiple, lines }) => sum + Number(unit) * multiple * lines, 0)

function placed(server: LotteryServer, slip: Slip): Promise<Response> {
  server.slips.push(slip)
  const bets = slip.items.map((_item, at) => ({ id: String(at), stake: '2.00', odds: {}, mostPayout: '0.00' }))
  const told = { numero: slip.numero, bets, balance: '0.00', fair: null, serverTime: iso(now()) }
  return taken(server, { ...told, stake: stakeOf(slip.items).toFixed(2) })
}

function chased(server: LotteryServer, slip: ChaseSlip): Promise<Response> {
  server.chases.push(slip)
  const times = slip.issues.reduce((sum, { multiple }) => sum + multiple, 0)
  const chase = { total: (stakeOf(slip.items) * times).toFixed(2) }
  return taken(server, { chase, balance: '0.00', serverTime: iso(now()) })
}
