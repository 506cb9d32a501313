import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Page } from '@playwright/test'
import { type Answers, answering } from './answering.ts'
import { member, type Screen, vipMember } from './screens.ts'

const days = { from: '2026-11-18', to: '2026-11-24' }
const at = (minute: number) => `2026-11-24T0${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:11.000Z`
const asOf = '2999-01-01T00:00:00.000Z'
const remark = (roundId: string) => ({ vendor: 'PG', game: 'Golden Koi of the Red River', gameCode: 'koi', roundId })

const movements: readonly Pick<
  ValueOf<Calls['transactionHistory']>['rows'][number],
  'type' | 'group' | 'amount' | 'balance'
>[] = [
  { type: 'payout', group: 'bet', amount: '1250000.00', balance: '12480000.00' },
  { type: 'bet', group: 'bet', amount: '-200000.00', balance: '11230000.00' },
  { type: 'betReturn', group: 'bet', amount: '40000.00', balance: '11430000.00' },
  { type: 'deposit', group: 'deposit', amount: '5000000.00', balance: '11390000.00' },
  { type: 'correction', group: 'admin', amount: '-15000.50', balance: '6390000.00' },
  { type: 'tableIn', group: 'bet', amount: '-500000.00', balance: '6405000.50' },
  { type: 'demoMoney', group: 'admin', amount: '6905000.50', balance: '6905000.50' },
]

const transactions: Answers = {
  transactionHistory: {
    ...days,
    rows: movements.map((movement, place) => ({
      ...movement,
      at: at(300 - place * 7),
      reference: `7F3K2M9Q${place}XD41`,
      version: movements.length - place,
      remark: movement.group === 'bet' ? remark(`r-${place}`) : null,
    })),
    next: 'more',
  },
  transactionTotals: { ...days, in: '13195000.50', out: '715000.50', net: '12480000.00', asOf },
}

const bet = (
  place: number,
  status: 'open' | 'won' | 'lost' | 'cancelled',
  stake: string,
  payout: string,
  profit: string,
) => ({
  ...{
    vendor: 'PG',
    roundId: `7F3K2M9QXD${place}`,
    product: 'RNG' as const,
    game: 'Golden Koi of the Red River',
    gameCode: 'koi',
  },
  ...{
    status,
    stake,
    valid: status === 'open' || status === 'cancelled' ? '0.00' : stake,
    payout,
    profit,
    openedAt: at(290 - place * 5),
    closedAt: status === 'open' ? null : at(291 - place * 5),
  },
})
const rounds = [
  bet(1, 'open', '200000.00', '0.00', '-200000.00'),
  bet(2, 'won', '200000.00', '1250000.00', '1050000.00'),
  bet(3, 'lost', '200000.00', '0.00', '-200000.00'),
  bet(4, 'cancelled', '0.00', '0.00', '0.00'),
]
const bets: Answers = {
  betHistory: { ...days, rows: rounds, next: 'more' },
  betTotals: {
    ...days,
    rounds: 128,
    stake: '25600000.00',
    valid: '24800000.00',
    payout: '24310000.00',
    profit: '-1290000.00',
    isComplete: true,
  },
  playedGames: { list: [{ vendor: 'PG', gameCode: 'koi', product: 'RNG', game: 'Golden Koi of the Red River' }] },
  betDetail: {
    ...bet(2, 'won', '200000.00', '1250000.00', '1050000.00'),
    calls: [
      { at: at(280), reference: 'a', type: 'bet', stake: '200000.00', payout: '0.00' },
      { at: at(281), reference: 'b', type: 'payout', stake: '0.00', payout: '1250000.00' },
    ],
    isComplete: true,
  },
}

const profit: Answers = {
  personalProfit: {
    ...{
      ...days,
      asOf,
      bets: 164,
      stake: '31200000.00',
      valid: '29900000.00',
      payout: '30150000.00',
      profit: '-650000.00',
    },
    ...{
      rebate: '150000.00',
      promotion: '250000.00',
      pending: '200000.00',
      deposits: '5000000.00',
      withdrawals: '2000000.00',
    },
    products: [
      {
        product: 'RNG',
        bets: 128,
        stake: '25600000.00',
        valid: '24800000.00',
        payout: '24310000.00',
        profit: '-1290000.00',
      },
      {
        product: 'LIVE',
        bets: 32,
        stake: '5000000.00',
        valid: '4500000.00',
        payout: '5600000.00',
        profit: '600000.00',
      },
      { product: null, bets: 4, stake: '600000.00', valid: '600000.00', payout: '240000.00', profit: '-360000.00' },
    ],
  },
}

const bonuses: Answers = {
  bonusDetails: {
    ...days,
    rows: [
      {
        ...{
          id: 'b1',
          at: at(200),
          name: 'Slots bonus 100%',
          type: 'FIRST_DEP',
          amount: '1000000.00',
          multiplier: '20',
        },
        ...{
          required: '40000000.00',
          done: '15000000.00',
          remaining: '25000000.00',
          products: ['RNG'],
          expiresAt: at(250),
        },
        ...{ state: 'active', mayGiveUp: true },
      },
    ],
    next: null,
    total: '1000000.00',
  },
}

const rows = async (page: Page) => {
  await page.getByRole('dialog').locator('tbody button').first().waitFor()
}
const pressRow = async (page: Page) => {
  await page.getByRole('dialog').locator('tbody button').nth(1).click()
  await page.getByRole('dialog').locator('dl').last().waitFor()
}

/** The records of an account's money in the member centre. */
export const recordScreens: readonly Screen[] = [
  {
    name: 'the transactions',
    path: '/member/transactionHistory',
    account: member,
    before: answering(transactions),
    open: rows,
  },
  {
    name: 'a transaction',
    path: '/member/transactionHistory',
    account: member,
    before: answering({ ...transactions, ...bets }),
    open: pressRow,
  },
  { name: 'the bets', path: '/member/personalHistoryCopy', account: member, before: answering(bets), open: rows },
  { name: 'a bet', path: '/member/personalHistoryCopy', account: member, before: answering(bets), open: pressRow },
  {
    name: 'no bets',
    path: '/member/personalHistoryCopy',
    account: member,
    before: answering({
      betHistory: { ...days, rows: [], next: null },
      betTotals: { ...days, rounds: 0, stake: '0.00', valid: '0.00', payout: '0.00', profit: '0.00', isComplete: true },
      playedGames: { list: [] },
    }),
    open: async (page) => {
      await page.getByRole('dialog').locator('p.text-balance').waitFor()
    },
  },
  {
    name: 'the profit',
    path: '/member/personalProfit',
    account: member,
    before: answering(profit),
    open: async (page) => {
      await page.getByRole('dialog').locator('tfoot').waitFor()
    },
  },
  { name: 'the bonuses', path: '/member/bonusDetails', account: member, before: answering(bonuses), open: rows },
  {
    name: 'the reward centre',
    path: '/member/rewardCenter',
    account: vipMember,
    open: async (page) => {
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'rewards that were had',
    path: '/member/rewardCenter',
    account: vipMember,
    open: async (page) => {
      await page.getByRole('tab').nth(2).click()
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor()
    },
  },
]
