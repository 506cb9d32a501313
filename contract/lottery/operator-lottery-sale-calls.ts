import { numberSales } from '@banyan/rules/lottery/number-sale.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import {
  issueNumber,
  issueStates,
  lotteryGameCode,
  lotteryNumber,
  markedNumbersAtMost,
  oddsByTier,
  playCode,
  prizeMode,
} from '#/lottery/lottery-shapes.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { orNull } from '../identity/member-words.ts'
import { operatorCall, reason } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
const act = { ...operatorCall, method: 'POST', query: shape({}), origin: 'ours' } as const

const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const who = Type.String({ maxLength: 100 })
const words = Type.String({ maxLength: 500 })

const exposedIssue = shape({
  gameCode: lotteryGameCode,
  numero: issueNumber,
  state: Type.Enum([...issueStates]),
  saleCloseAt: moment,
  drawAt: moment,
  bets: { ...count, description: 'Without cancelled ones' },
  players: count,
  stakes: memberAmount,
  payable: { ...memberAmount, description: 'No draw pays more' },
  mostOfNumber: { ...memberAmount, description: 'Limit of a number' },
  mostOfIssue: { ...memberAmount, description: 'Limit of the issue' },
})
export type ExposedIssue = Static<typeof exposedIssue>

/** Issues with bets that are not drawn yet, those that could cost most first. */
const lotteryExposures = defineCall({
  ...read,
  id: 'lotteryExposures',
  summary: 'Undrawn lottery issues with bets, by what they may cost.',
  path: '/wps/operator/lottery/exposures',
  query: shape({ gameCode: Type.Optional(lotteryGameCode) }),
  value: shape({ issues: Type.Array(exposedIssue, { maxItems: 200 }), serverTime: moment }),
  errors: ['lottery_game_unknown'],
})

const exposedNumber = shape({
  playCode,
  number: Type.String({ maxLength: 40, description: 'A cell: what a draw has to hit; * is a whole selection' }),
  payable: memberAmount,
  sale: Type.Enum(['usual', ...numberSales]),
})
export type ExposedNumber = Static<typeof exposedNumber>

/** What an issue may cost, by bet type and number, the most first. Stakes are known by bet type alone. */
const lotteryExposure = defineCall({
  ...read,
  id: 'lotteryExposure',
  summary: 'What a lottery issue may cost, by bet type and number.',
  path: '/wps/operator/lottery/exposure',
  query: shape({
    gameCode: lotteryGameCode,
    numero: issueNumber,
    playCode: Type.Optional(playCode),
    ...pageQuery,
  }),
  value: shape({
    ...pageOf(exposedNumber),
    issue: exposedIssue,
    plays: Type.Array(
      shape({
        playCode,
        bets: count,
        stakes: memberAmount,
        payable: { ...memberAmount, description: 'No draw pays more on its bets' },
      }),
      { maxItems: 200, description: 'Those with bets, the most payable first' },
    ),
    serverTime: moment,
  }),
  errors: ['issue_not_found'],
})

const markedNumber = shape({
  playCode,
  numero: orNull({ ...issueNumber, description: 'Null where it counts in every issue' }),
  number: lotteryNumber,
  sale: Type.Enum([...numberSales]),
  by: who,
  at: moment,
  reason: words,
})
export type MarkedLotteryNumber = Static<typeof markedNumber>

/** Numbers of a game that are closed or at half the odds, by bet type. */
const lotteryNumbers = defineCall({
  ...read,
  id: 'lotteryNumbers',
  summary: 'Closed and half-priced numbers of a lottery game.',
  path: '/wps/operator/lottery/numbers',
  query: shape({ gameCode: lotteryGameCode, playCode: Type.Optional(playCode) }),
  value: shape({ numbers: Type.Array(markedNumber, { maxItems: markedNumbersAtMost }) }),
  errors: ['lottery_game_unknown'],
})

/**
 * Closes numbers, sells them at half the odds, or as the others again. Bets that were taken keep their odds. A mark of one
 * issue goes when its sale closes; one of every issue stays.
 */
const markLotteryNumbers = defineCall({
  ...act,
  id: 'markLotteryNumbers',
  summary: 'Closes, halves or opens numbers of a lottery game.',
  path: '/wps/operator/lottery/numbers',
  body: shape({
    gameCode: lotteryGameCode,
    numero: orNull(issueNumber),
    playCode,
    numbers: Type.Array(lotteryNumber, { minItems: 1, maxItems: 100, uniqueItems: true }),
    sale: Type.Enum(['usual', ...numberSales]),
    reason,
  }),
  value: shape({ changed: count }),
  errors: [
    'lottery_game_unknown',
    'lottery_play_unknown',
    'lottery_number_unknown',
    'lottery_numbers_too_many',
    'issue_not_found',
    'issue_closed',
    'nothing_to_change',
  ],
})

/** Odds by tier, or one prize group for everybody; null is the house's price, or the prize group that a player chooses. */
const price = Type.Union([Type.Null(), oddsByTier, Type.Integer({ minimum: 2, maximum: 2_000 })], {
  description: 'Odds by tier, or a prize group; null for that of the house',
})
const priceVersion = Type.Integer({ minimum: 0, maximum: 100_000, description: '0 where it was never changed' })

const ownPrice = shape({
  playCode,
  version: priceVersion,
  price,
  isBeyondGuard: Type.Boolean({ description: 'Two operators agreed on it' }),
  by: who,
  at: moment,
  reason: words,
})
export type OwnLotteryPrice = Static<typeof ownPrice>

const priced = { mode: prizeMode, gameCode: lotteryGameCode } as const

/** Prices of a game by a price list that were ever changed; the others are the house's. */
const lotteryPrices = defineCall({
  ...read,
  id: 'lotteryPrices',
  summary: "A lottery game's prices that differ from the house's.",
  path: '/wps/operator/lottery/prices',
  query: shape(priced),
  value: shape({
    prices: Type.Array(ownPrice, { maxItems: 200 }),
    prizeGroups: shape({ least: count, most: count }),
  }),
  errors: ['lottery_game_unknown'],
})

/** Every version of one price, the newest first. */
const lotteryPriceVersions = defineCall({
  ...read,
  id: 'lotteryPriceVersions',
  summary: 'Every version of a price of the lottery.',
  path: '/wps/operator/lottery/prices/versions',
  query: shape({ ...priced, playCode, ...pageQuery }),
  value: shape(pageOf(ownPrice)),
  errors: ['lottery_game_unknown', 'lottery_play_unknown'],
})

const changedPrice = shape({ ...priced, playCode, version: priceVersion, price, reason })
const priceErrors = [
  'lottery_game_unknown',
  'lottery_play_unknown',
  'price_refused',
  'changed_meanwhile',
  'nothing_to_change',
] as const

/**
 * Changes a price for the bets to come. `version` is the one that was read. It pays back between 30 and 99.9 % of the
 * stakes (`domain/lottery.md` 0.2); beyond that two operators decide.
 */
const setLotteryPrice = defineCall({
  ...act,
  id: 'setLotteryPrice',
  summary: 'Changes a price of the lottery.',
  path: '/wps/operator/lottery/prices',
  body: changedPrice,
  value: shape({ version: priceVersion }),
  errors: [...priceErrors, 'price_beyond_guard'],
})

/** The same beyond the guard: from 10 to 100 % of the stakes, and no further. */
const setLotteryPriceBeyondGuard = defineCall({
  ...fourEyesCall,
  method: 'POST',
  query: shape({}),
  id: 'setLotteryPriceBeyondGuard',
  summary: 'Changes a price of the lottery beyond its guard.',
  path: '/wps/operator/lottery/prices/beyond-guard',
  body: changedPrice,
  errors: priceErrors,
})

export const lotterySaleCalls = {
  lotteryExposures,
  lotteryExposure,
  lotteryNumbers,
  markLotteryNumbers,
  lotteryPrices,
  lotteryPriceVersions,
  setLotteryPrice,
  setLotteryPriceBeyondGuard,
}
