import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { FairGame } from '@banyan/rules/lottery/lottery-games.ts'
import type { Page } from '@playwright/test'
import published from '#/published-draw.json' with { type: 'json' }
import { type Answers, answering } from './answering.ts'
import { withDraws } from './lottery-answers.ts'
import { member, type Screen } from './screens.ts'

type Bet = ValueOf<Calls['ownLotteryBets']>['rows'][number]

const bet = (id: number, fields: Partial<Bet>): Bet => ({
  ...{ id: String(id), gameCode: 'SSC5M', numero: `20261124-0${150 - id}`, playCode: 'SSC_L3_DIRECT' },
  ...{ selection: '1,7,8|0,8|3,8', isWhole: true, unit: '2000.00', multiple: 5, lines: 12, stake: '120000.00' },
  ...{ odds: { '1': '960' }, prizeMode: 'LOTT', prizeGroup: 1_920, state: 'LOST', payout: '0.00', revisions: [] },
  ...{ placedAt: '2026-11-24T03:58:04.000Z', cancelUntil: null, chaseId: null, contentHash: 'b7'.repeat(32) },
  ...fields,
})

const ownBets: Bet[] = [
  bet(1, { state: 'ACCEPTED', cancelUntil: '2999-01-01T00:00:00.000Z' }),
  bet(2, { state: 'WON', payout: '9600000.00' }),
  bet(3, {
    ...{ playCode: 'SSC_DT_1_2', selection: 'D,T', unit: '200.00', lines: 2, stake: '2000.00', prizeGroup: 0 },
    ...{ odds: { D: '2.1', T: '2.1', X: '9' }, chaseId: '7' },
  }),
  bet(4, { state: 'WON', payout: '1920.00', unit: '0.20', revisions: [{ state: 'LOST', payout: '0.00' }] }),
  bet(5, { state: 'CANCELLED', payout: '120000.00' }),
  bet(6, { state: 'REFUNDED', payout: '120000.00', selection: '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|5' }),
]

const ownChases: Answers = {
  ownLotteryBets: { rows: ownBets, next: null },
  ownLotteryChases: {
    rows: [
      {
        ...{ id: '7', gameCode: 'SSC5M', prizeMode: 'LOTT', stopOnWin: true, state: 'RUNNING', total: '62000.00' },
        ...{ held: '48000.00', staked: '14000.00', returned: '0.00', payout: '0.00', issueCount: 5, waitingCount: 2 },
        placedAt: '2026-11-24T03:40:04.000Z',
        items: [
          {
            ...{ playCode: 'SSC_L3_DIRECT', selection: '1|2|3', isWhole: true, unit: '2000.00', multiple: 1 },
            ...{ lines: 1, prizeGroup: 1_920 },
          },
        ],
      },
    ],
    next: null,
  },
}

const both = (game: FairGame, answers: Answers) => async (page: Page) => {
  await withDraws(game)(page)
  await answering(answers)(page)
}

/** A game's table of each family, with the numbers of its last draws. */
const tables = [
  ['five digits', '/lottery', 'SSC5M'],
  ['three digits', '/lottery', 'P31M'],
  ['eleven numbers', '/lottery', 'E55M'],
  ['three dice', '/lottery', 'K35M'],
  ['ten cars', '/lottery', 'PK5M'],
  ['PC28', '/lottery', 'PC28_3M'],
  ['Mark Six', '/lottery', 'LHC5M'],
  ['the northern board', '/vnLottery', 'VNF5M'],
  ['the southern board', '/vnLottery', 'VNFS1M'],
  ['Thai numbers', '/seaLottery', 'THF5M'],
  ['four digits', '/seaLottery', 'D4F5M'],
] as const

/** Of a game that is shown, one of its views. */
const view = (name: string, game: FairGame, what: string, path = '/lottery', answers: Answers = {}): Screen => ({
  ...{ name, path: `${path}?gameCode=${game}&view=${what}`, account: member },
  before: both(game, { ownLotteryBets: { rows: [], next: null }, ...answers }),
})

const { algo, commit, round, ...drawn } = published
const draw = {
  ...{ ...drawn, state: 'SETTLED', fair: { algo, commit, round }, betsRoot: null, chain: null },
} as unknown as ValueOf<Calls['drawEvidence']>
const issue = { gameCode: published.game, numero: published.issue }

/** The lotteries' areas, signed in, with all that there is to look at of a game. */
export const lotteryScreens: readonly Screen[] = [
  { name: 'the classic lotteries', path: '/lottery', account: member },
  { name: 'the Vietnamese lotteries', path: '/vnLottery', account: member },
  { name: 'the South-East Asian lotteries', path: '/seaLottery', account: member },
  ...tables.map(
    ([name, path, game]): Screen => ({
      ...{ name: `the table of ${name}`, path: `${path}?gameCode=${game}`, account: member },
      before: withDraws(game),
    }),
  ),
  view('results of five digits', 'SSC5M', 'results'),
  view('results of ten cars', 'PK5M', 'results'),
  view('results of Mark Six', 'LHC5M', 'results'),
  view('results of the northern board', 'VNF5M', 'results', '/vnLottery'),
  view('trends of five digits', 'SSC5M', 'trends'),
  view('trends of three dice', 'K35M', 'trends'),
  view('trends of the northern board', 'VNF5M', 'trends', '/vnLottery'),
  view('own lottery bets', 'SSC5M', 'bets', '/lottery', ownChases),
  view('no lottery bets', 'SSC5M', 'bets'),
  view('rules of five digits', 'SSC5M', 'rules'),
  view('rules of the northern board', 'VNF5M', 'rules', '/vnLottery'),
  {
    ...{ name: 'own lottery chases', path: '/lottery?gameCode=SSC5M&view=bets', account: member },
    before: both('SSC5M', ownChases),
    open: async (page) => await page.getByRole('main').locator('header fieldset button').last().click(),
  },
  {
    ...{ name: 'a draw that was checked', path: `/draws?gameCode=${issue.gameCode}&numero=${issue.numero}` },
    account: member,
    before: both('VNF1M', {
      drawEvidence: draw,
      ownLotteryBets: {
        rows: [
          bet(1, { ...issue, playCode: 'VNN_LO2', selection: '13,46,79', state: 'WON', payout: '99000.00' }),
          bet(2, { ...issue, playCode: 'VNN_DE_DB', selection: '79', chaseId: '7' }),
        ],
        next: null,
      },
    }),
  },
]
