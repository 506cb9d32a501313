import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { areaCalls } from './area-calls.ts'
import { chaseCalls } from './chase-calls.ts'
import {
  betItem,
  betStates,
  comingIssue,
  drawnResult,
  endedIssue,
  fairness,
  issueNumber,
  lotteryBet,
  lotteryGameCode,
  prizeMode,
} from './lottery-shapes.ts'

const lottery = { moduleId: 'LOTTERY', encrypted: false } as const
const open = { ...lottery, method: 'GET', callers: everyone, token: 'none', body: undefined } as const
const own = { ...lottery, callers: ['member', 'agent'], token: 'needed' } as const

const device = Type.Optional(Type.Enum(['WEB', 'H5', 'APP']))
const menuQuery = shape({ prizeMode, device, language: Type.Optional(languageCode) })

const menuGame = shape({
  gameCode: lotteryGameCode,
  gameName: Type.String({ maxLength: 120, description: 'In the asked language' }),
  nodeId: Type.String({ pattern: '^\\d{0,18}$', description: 'Identity in the catalogue; empty where it has none' }),
  cycleSec: Type.Integer({ minimum: 0, maximum: 86_400, description: 'Seconds from draw to draw; 0 where days are' }),
  status: Type.Enum(['OPEN', 'CLOSED']),
  prizeMode,
  sort: Type.Integer({ minimum: 0, maximum: 1_000 }),
  isHot: Type.Enum([0, 1]),
})

const menus = shape({
  gameMenus: Type.Array(
    shape({
      gameGroupCode: Type.String({ maxLength: 30 }),
      gameGroupName: Type.String({ maxLength: 120 }),
      games: Type.Array(menuGame, { maxItems: 200 }),
    }),
    { maxItems: 30 },
  ),
  accountTypeName: Type.String({ maxLength: 10, description: 'The price list that was asked for' }),
})

/** Games of a price list by group (requirements LOT-01). */
const lotteryMenu = defineCall({
  ...open,
  id: 'lotteryMenu',
  summary: 'Lottery games of a price list, by group.',
  path: '/lgw/vn/games/game_menu',
  query: menuQuery,
  value: menus,
  errors: [],
  origin: 'spec 7',
})

/** The same of the games that the account bet on last, the newest first. */
const recentLotteryMenu = defineCall({
  ...own,
  method: 'GET',
  id: 'recentLotteryMenu',
  summary: 'Lottery games that the signed-in account bet on last.',
  path: '/lgw/vn/games/game_menu/recent',
  query: menuQuery,
  body: undefined,
  value: menus,
  errors: [],
  origin: 'spec 7',
})

const issuesQuery = shape({
  gameCode: lotteryGameCode,
  size: Type.Integer({ minimum: 1, maximum: 120, default: 10 }),
  day: Type.Optional(
    Type.String({ pattern: '^20\\d\\d-\\d\\d-\\d\\d$', description: 'A day by the clock of the game, yyyy-MM-dd' }),
  ),
  after: pageQuery.after,
})
const issues = shape({
  gameCode: lotteryGameCode,
  list: Type.Array(endedIssue, { maxItems: 120, description: 'The newest first' }),
  next: pageOf(endedIssue).next,
  current: Type.Union([Type.Null(), comingIssue]),
  /** The only clock that counts. */
  serverTime: moment,
})

/** Opened numbers of a game, of one day where it is named, with the issue that is on sale (requirements LOT-01, LOT-04, LOT-09). */
const openedIssues = defineCall({
  ...open,
  id: 'openedIssues',
  summary: "A lottery game's opened numbers and the issue on sale.",
  path: '/lgw/vn/numeros/opened/game',
  query: issuesQuery,
  value: issues,
  errors: ['lottery_game_unknown'],
  origin: 'spec 7',
})

const openedNumero = defineCall({
  ...open,
  id: 'openedNumero',
  summary: "A lottery game's opened numbers, for pages outside of its area.",
  path: '/lotto/lgw/games/opened/numero',
  query: issuesQuery,
  value: issues,
  errors: ['lottery_game_unknown'],
  origin: 'spec 7',
})

/** Everything of a draw that anybody needs to repeat it (requirements LOT-07). */
const drawEvidence = defineCall({
  ...open,
  id: 'drawEvidence',
  summary: 'What is published of a draw, to verify it.',
  path: '/lgw/draws/evidence',
  query: shape({ gameCode: lotteryGameCode, numero: issueNumber }),
  value: shape({
    game: lotteryGameCode,
    issue: issueNumber,
    state: comingIssue.properties.state,
    fair: Type.Union([Type.Null(), fairness]),
    saleCloseAt: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Unix seconds' }),
    betsRoot: Type.Union([Type.Null(), Type.String({ maxLength: 64 })]),
    seed: Type.Union([Type.Null(), Type.String({ maxLength: 64, description: 'Once it is drawn or void' })]),
    signature: Type.Union([Type.Null(), Type.String({ maxLength: 96 })]),
    result: Type.Union([Type.Null(), drawnResult]),
    chain: Type.Union([
      Type.Null({ description: 'Null where it is the public beacon, quicknet' }),
      shape({
        chainHash: Type.String({ maxLength: 64 }),
        publicKey: Type.String({ maxLength: 200 }),
        periodSeconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
        genesisSeconds: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      }),
    ]),
    day: Type.Union([
      Type.Null(),
      shape({
        commits: Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' }), { maxItems: 1_440 }),
        commit: Type.String({ pattern: '^[0-9a-f]{64}$' }),
        lfd2From: Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Unix seconds: what opens then or later is drawn by LFD2 alone',
        }),
      }),
    ]),
  }),
  errors: ['issue_not_found'],
  origin: 'ours',
})

const listedBetsAtMost = 5_000

/** The list that the root of an issue's bets stands for, so that a receipt can be looked up in it (requirements LOT-07). */
const drawBets = defineCall({
  ...open,
  id: 'drawBets',
  summary: 'Hashes of all bets that an issue accepted, once it is drawn or void.',
  path: '/lgw/draws/bets',
  query: shape({
    gameCode: lotteryGameCode,
    numero: issueNumber,
    after: pageQuery.after,
    size: Type.Integer({ minimum: 10, maximum: listedBetsAtMost, default: listedBetsAtMost }),
  }),
  value: shape({
    betsRoot: Type.Union([Type.Null({ description: 'Before the draw' }), Type.String({ maxLength: 64 })]),
    lines: Type.Array(
      Type.String({
        pattern: '^(\\d{1,18}\\|)?[0-9a-f]{64}$',
        description: 'SHA-256 of id|contentHash; of issues closed before LFD2, id|contentHash itself',
      }),
      { maxItems: listedBetsAtMost, description: 'By id; the root is the SHA-256 of all lines, apart by line feeds' },
    ),
    next: pageOf(lotteryBet).next,
  }),
  errors: ['issue_not_found'],
  origin: 'ours',
})

/**
 * Bets on one issue, all or none. The same `slip` again answers what the first answered; with other bets it is refused.
 * `lines` are checked; with `odds` a bet is refused where they have become worse.
 */
const placeLotteryBets = defineCall({
  ...own,
  id: 'placeLotteryBets',
  summary: 'Places bets on an issue of a lottery game.',
  method: 'POST',
  path: '/lgw/bets',
  query: shape({}),
  body: shape({
    slip: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$', description: "The caller's own id, each once" }),
    gameCode: lotteryGameCode,
    numero: issueNumber,
    prizeMode,
    items: Type.Array(betItem, { minItems: 1, maxItems: 50 }),
  }),
  bodyLimitBytes: 800_000,
  value: shape({
    numero: issueNumber,
    bets: Type.Array(
      shape({
        id: lotteryBet.properties.id,
        stake: memberAmount,
        odds: lotteryBet.properties.odds,
        mostPayout: memberAmount,
      }),
      { maxItems: 50 },
    ),
    stake: memberAmount,
    balance: memberAmount,
    fair: Type.Union([Type.Null(), fairness]),
    serverTime: moment,
  }),
  errors: [
    'lottery_game_unknown',
    'lottery_game_closed',
    'issue_closed',
    'issue_not_open',
    'bad_selection',
    'dup_selection',
    'max_lines',
    'slip_lines',
    'lines_mismatch',
    'unit_refused',
    'min_stake',
    'max_stake',
    'max_payout',
    'exposure_reached',
    'number_closed',
    'half_price_apart',
    'odds_changed',
    'prize_group_refused',
    'insufficient_funds',
    'slip_used',
    'account_closed_to_bets',
  ],
  origin: 'ours',
})

/** Takes a bet back, until shortly before its issue's sale closes. */
const cancelLotteryBet = defineCall({
  ...own,
  id: 'cancelLotteryBet',
  summary: 'Cancels a bet before its sale closes.',
  method: 'POST',
  path: '/lgw/bets/cancel',
  query: shape({}),
  body: shape({ id: lotteryBet.properties.id }),
  value: shape({ balance: memberAmount }),
  errors: ['bet_not_found', 'bet_not_cancellable'],
  origin: 'ours',
})

/** Bets of the account, those of chases among them, the newest first. */
const ownLotteryBets = defineCall({
  ...own,
  method: 'GET',
  id: 'ownLotteryBets',
  summary: "The signed-in account's lottery bets.",
  path: '/lgw/bets',
  query: shape({
    gameCode: Type.Optional(lotteryGameCode),
    numero: Type.Optional(Type.String({ ...issueNumber, description: 'Bets on the issues of this number alone' })),
    state: Type.Optional(Type.Enum([...betStates])),
    ...pageQuery,
  }),
  body: undefined,
  value: shape(pageOf(lotteryBet)),
  errors: [],
  origin: 'ours',
})

export const lotteryCalls = {
  lotteryMenu,
  recentLotteryMenu,
  openedIssues,
  openedNumero,
  drawEvidence,
  drawBets,
  placeLotteryBets,
  cancelLotteryBet,
  ownLotteryBets,
  ...areaCalls,
  ...chaseCalls,
}
