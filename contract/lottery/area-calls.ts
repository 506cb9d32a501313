import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { moment, shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { betItem, comingIssue, lotteryGameCode, oddsByTier, playCode, prizeMode } from './lottery-shapes.ts'

const lottery = { moduleId: 'LOTTERY', encrypted: false, method: 'GET', body: undefined } as const
const open = { ...lottery, callers: everyone, token: 'none' } as const

/** Two-thousandths of the stakes that are paid back. */
const prizeGroup = Type.Integer({ minimum: 0, maximum: 2_000 })

/** What decides the odds of a bet type. */
export const priceDeciders = ['ODDS', 'PRIZE_GROUP', 'PLAYER'] as const

/** A bet type with its odds as they stand now. */
const quotedBetType = shape({
  playCode,
  version: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: "Version of the merchant's own price; 0 is the house's",
  }),
  decidedBy: Type.Enum([...priceDeciders], {
    description: 'ODDS are fixed, one PRIZE_GROUP counts for everybody, or the PLAYER chooses a group',
  }),
  prizeGroup: Type.Union([Type.Null({ description: 'Null where odds are fixed' }), prizeGroup], {
    description: 'The group of these odds; the highest one where the player chooses',
  }),
  odds: Type.Union([
    Type.Null({ description: 'Null where the chances are the own ones of each selection' }),
    oddsByTier,
  ]),
})

/** By what bets on a game are taken: units, groups, limits and odds, as a bet placed now finds them (requirements LOT-05, LOT-08). */
const lotteryTerms = defineCall({
  ...open,
  id: 'lotteryTerms',
  summary: 'Units, prize groups, limits and odds of a lottery game.',
  path: '/lgw/terms',
  query: shape({ gameCode: lotteryGameCode, prizeMode }),
  value: shape({
    gameCode: lotteryGameCode,
    prizeMode,
    status: Type.Enum(['OPEN', 'CLOSED'], { description: 'Whether the game takes bets' }),
    units: Type.Array(betItem.properties.unit, { maxItems: 20 }),
    prizeGroups: shape({
      least: prizeGroup,
      most: prizeGroup,
      step: Type.Integer({ minimum: 1, maximum: 100, description: 'From one group to the next' }),
      mostRebatePer2000: Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description:
          'Of the valid stake in the least group; one less for each group point above it, none where odds are fixed',
      }),
    }),
    limits: shape({
      mostLines: Type.Integer({ minimum: 1, maximum: 100_000 }),
      leastStake: memberAmount,
      mostStake: memberAmount,
      mostStakeOfLine: memberAmount,
      mostPayoutOfBet: memberAmount,
      mostPayoutOfPlayer: Type.String({ ...memberAmount, description: 'In an issue' }),
    }),
    cancelSecondsBeforeClose: Type.Integer({
      minimum: 0,
      maximum: 3_600,
      description: 'Bets can be taken back until so many seconds before the sale closes',
    }),
    betTypes: Type.Array(quotedBetType, { maxItems: 100 }),
  }),
  errors: ['lottery_game_unknown'],
  origin: 'ours',
})

/** For each game of a price list the issue on sale, or the next one; a game without any is left out (requirements LOT-04). */
const lotteryCountdowns = defineCall({
  ...open,
  id: 'lotteryCountdowns',
  summary: 'Times of the issues on sale of all games of a price list.',
  path: '/lgw/countdowns',
  query: shape({ prizeMode }),
  value: shape({
    games: Type.Array(
      shape({
        gameCode: lotteryGameCode,
        numero: comingIssue.properties.numero,
        saleOpenAt: moment,
        saleCloseAt: moment,
        drawAt: moment,
        state: comingIssue.properties.state,
      }),
      { maxItems: 100 },
    ),
    /** The only clock that counts. */
    serverTime: moment,
  }),
  errors: [],
  origin: 'ours',
})

/** Issues of a game that take bets now or will, the next one first: what a chase goes over (requirements LOT-05). */
const lotteryComingIssues = defineCall({
  ...open,
  id: 'lotteryComingIssues',
  summary: 'The next issues of a lottery game.',
  path: '/lgw/numeros/coming',
  query: shape({
    gameCode: lotteryGameCode,
    size: Type.Integer({ minimum: 1, maximum: 120, default: 10 }),
  }),
  value: shape({
    gameCode: lotteryGameCode,
    list: Type.Array(
      shape({ numero: comingIssue.properties.numero, saleOpenAt: moment, saleCloseAt: moment, drawAt: moment }),
      { maxItems: 120 },
    ),
    serverTime: moment,
  }),
  errors: ['lottery_game_unknown'],
  origin: 'ours',
})

/** Where in the portal a lottery game is played, or its area's lobby lies (requirements LOT-02). */
const lottoLobbyLink = defineCall({
  ...lottery,
  callers: ['member', 'agent'],
  token: 'needed',
  id: 'lottoLobbyLink',
  summary: "Address of a lottery game, or of its area's lobby.",
  path: '/wps/relay/GCS_lottoLobbyLink',
  query: shape({
    lottoArea: Type.Optional(
      Type.Enum(['VN'], { description: 'The Vietnamese area; without it the price list decides' }),
    ),
    launchMode: Type.Enum(['LOTT']),
    prizeMode,
    gameCode: Type.Optional(lotteryGameCode),
    view: Type.Enum(['betting', 'lobby'], { description: 'betting needs a game' }),
    device: Type.Enum(['WEB', 'H5', 'APP']),
    backUrl: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, description: "A path of the portal's, or its own address with one" }),
    ),
    language: Type.Optional(languageCode),
  }),
  value: shape({
    url: Type.String({
      pattern: '^/(lottery|vnLottery|seaLottery)\\?[\\x21-\\x7e]{1,1200}$',
      description: 'Path with its query',
    }),
  }),
  errors: ['lottery_game_unknown'],
  origin: 'spec 7',
})

export const areaCalls = { lotteryTerms, lotteryCountdowns, lotteryComingIssues, lottoLobbyLink }
