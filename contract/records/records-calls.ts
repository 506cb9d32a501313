import { movementGroups, movementTypes } from '@banyan/rules/money/movement-type.ts'
import {
  betStatuses,
  bonusPeriods,
  bonusStates,
  recordPeriods,
  summedRoundsAtMost,
} from '@banyan/rules/money/record-filters.ts'
import Type, { type TProperties } from 'typebox'
import { defineCall } from '#/call.ts'
import { gameType, vendorCode } from '#/games/game.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount, signedAmount } from '../wallet/wallet-balance.ts'

const read = {
  method: 'GET',
  moduleId: 'WALLET',
  callers: ['member', 'agent'],
  token: 'needed',
  encrypted: false,
  body: undefined,
  origin: 'ours',
} as const

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])

const day = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\d$',
  description: "A day of the merchant's calendar, yyyy-MM-dd",
})

/** Days of a record: a period, or from one day to another, both included. The two days go before the period. */
const range = {
  period: Type.Enum([...recordPeriods], { default: 'sevenDays' }),
  from: Type.Optional(day),
  to: Type.Optional(day),
} as const
const rangeErrors = ['range_too_long', 'range_too_old'] as const

/** An answer about days says which they were. */
const ofDays = <Fields extends TProperties>(fields: Fields) => shape({ from: day, to: day, ...fields })

/** Up to when a figure has everything; movements after it are not in it yet. */
const asOf = { asOf: moment } as const

const roundId = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$', description: "The vendor's own" })
const gameName = Type.String({ maxLength: 120, description: 'In the asked language' })
const gameCode = Type.String({ maxLength: 64, description: "The vendor's own code" })
const reference = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\s\\x00-\\x1f]+$' })

const transactionFilters = {
  ...range,
  group: Type.Enum(['all', ...movementGroups], { default: 'all' }),
  direction: Type.Enum(['both', 'in', 'out'], { default: 'both' }),
  reference: Type.Optional(reference),
} as const

/** Every movement of the account's money, newest first. A page may hold fewer rows than were asked for and still go on. */
const transactionHistory = defineCall({
  ...read,
  id: 'transactionHistory',
  summary: "Movements of the signed-in account's money.",
  path: '/wps/records/transactions',
  query: shape({ ...transactionFilters, ...pageQuery }),
  value: ofDays(
    pageOf(
      shape({
        at: moment,
        reference: Type.String({ minLength: 1, maxLength: 200, description: "The order's or the vendor's own number" }),
        group: Type.Enum([...movementGroups]),
        type: Type.Enum([...movementTypes]),
        amount: signedAmount,
        balance: memberAmount,
        version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Counts movements' }),
        remark: orNull(
          shape({ vendor: vendorCode, game: orNull(gameName), gameCode: orNull(gameCode), roundId: orNull(roundId) }),
        ),
      }),
    ),
  ),
  errors: rangeErrors,
})

/** What came in and what went out, over everything that the filter lets through. */
const transactionTotals = defineCall({
  ...read,
  id: 'transactionTotals',
  summary: 'Sums of the movements that a filter lets through.',
  path: '/wps/records/transactions/totals',
  query: shape(transactionFilters),
  value: ofDays({ in: memberAmount, out: memberAmount, net: signedAmount, ...asOf }),
  errors: rangeErrors,
})

const betFilters = {
  ...range,
  product: Type.Optional(gameType),
  vendor: Type.Optional(vendorCode),
  gameCode: Type.Optional(gameCode),
  status: Type.Optional(Type.Enum([...betStatuses])),
} as const

/** What counts for wagering and rebates; it follows a settlement by seconds. */
const validBet = memberAmount

/** One round of a game. What was taken back is no stake. */
const bet = {
  vendor: vendorCode,
  roundId,
  product: orNull(gameType),
  game: orNull(gameName),
  gameCode: orNull(gameCode),
  status: Type.Enum([...betStatuses]),
  stake: memberAmount,
  valid: validBet,
  payout: memberAmount,
  profit: signedAmount,
  openedAt: moment,
  closedAt: orNull(moment),
} as const

/** Rounds that the account played, the one that began last first; a range is about when they began. */
const betHistory = defineCall({
  ...read,
  id: 'betHistory',
  summary: 'Rounds of games that the signed-in account played.',
  path: '/wps/records/bets',
  query: shape({ ...betFilters, ...pageQuery }),
  value: ofDays(pageOf(shape(bet))),
  errors: rangeErrors,
})

/**
 * Sums over the rounds that a filter lets through, the newest 10,000 at most. Cancelled rounds are in none of them; `rounds`
 * counts them where they alone are asked for.
 */
const betTotals = defineCall({
  ...read,
  id: 'betTotals',
  summary: 'Sums of the rounds that a filter lets through.',
  path: '/wps/records/bets/totals',
  query: shape(betFilters),
  value: ofDays({
    rounds: Type.Integer({ minimum: 0, maximum: summedRoundsAtMost }),
    stake: memberAmount,
    valid: validBet,
    payout: memberAmount,
    profit: signedAmount,
    isComplete: Type.Boolean({ description: 'False where older rounds are not in it' }),
  }),
  errors: rangeErrors,
})

/** One round with everything that moved money in it, in its order. */
const betDetail = defineCall({
  ...read,
  id: 'betDetail',
  summary: 'One round with its stakes and payments.',
  path: '/wps/records/bets/bet',
  query: shape({ vendor: vendorCode, roundId }),
  value: shape({
    ...bet,
    calls: Type.Array(
      shape({
        at: moment,
        reference: Type.String({ maxLength: 200 }),
        type: Type.Enum([...movementTypes]),
        stake: memberAmount,
        payout: memberAmount,
      }),
      { maxItems: 200 },
    ),
    isComplete: Type.Boolean({ description: 'False where the round has more of them than these' }),
  }),
  errors: ['round_not_found'],
})

/** Games that the account staked on in the days that records go back: what its bets can be filtered by. */
const playedGames = defineCall({
  ...read,
  id: 'playedGames',
  summary: 'Games that the signed-in account played lately.',
  path: '/wps/records/bets/games',
  query: shape({}),
  value: shape({
    list: Type.Array(shape({ vendor: vendorCode, gameCode, product: orNull(gameType), game: orNull(gameName) }), {
      maxItems: 500,
    }),
  }),
  errors: [],
})

const count = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
/** What was staked and paid in the days, each on the day on which the money moved; profit is payout less stake. */
const played = {
  bets: count,
  stake: signedAmount,
  valid: signedAmount,
  payout: signedAmount,
  profit: signedAmount,
} as const

/**
 * What the account won and lost. Valid bets count on their settlement day. Open stakes count as staked and are listed
 * separately. The profit of all is that of the products with rebates and promotions; deposits and withdrawals never enter it.
 */
const personalProfit = defineCall({
  ...read,
  id: 'personalProfit',
  summary: 'Profit and loss of the signed-in account.',
  path: '/wps/records/profit',
  query: shape({ period: range.period }),
  value: ofDays({
    products: Type.Array(shape({ product: orNull(gameType), ...played }), { maxItems: 20 }),
    ...played,
    rebate: signedAmount,
    promotion: signedAmount,
    pending: memberAmount,
    deposits: signedAmount,
    withdrawals: signedAmount,
    ...asOf,
  }),
  errors: [],
})

/** Bonuses with what must be staked for them before they may be paid out (domain section 5.8). */
const bonusDetails = defineCall({
  ...read,
  id: 'bonusDetails',
  summary: 'Bonuses of the signed-in account, and how far their turnover has come.',
  path: '/wps/records/bonuses',
  query: shape({
    ...range,
    period: Type.Enum([...bonusPeriods], {
      default: 'sevenDays',
      description: 'next…: bonuses that expire in these days, today included',
    }),
    type: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' })),
    state: Type.Optional(Type.Enum([...bonusStates])),
    ...pageQuery,
  }),
  value: ofDays({
    ...pageOf(
      shape({
        id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
        at: moment,
        name: Type.String({ minLength: 1, maxLength: 120 }),
        type: Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' }),
        amount: memberAmount,
        multiplier: Type.String({ pattern: '^\\d{1,4}(\\.\\d{1,2})?$' }),
        required: memberAmount,
        done: memberAmount,
        remaining: memberAmount,
        products: Type.Array(gameType, { maxItems: 20, description: 'Whose stakes count; none means all' }),
        expiresAt: orNull(moment),
        state: Type.Enum([...bonusStates]),
        mayGiveUp: Type.Boolean(),
      }),
    ),
    total: memberAmount,
  }),
  errors: rangeErrors,
})

export const recordsCalls = {
  transactionHistory,
  transactionTotals,
  betHistory,
  betTotals,
  betDetail,
  playedGames,
  personalProfit,
  bonusDetails,
} as const
