import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { betItem, issueNumber, lotteryBet, lotteryGameCode, prizeMode } from './lottery-shapes.ts'

const own = { moduleId: 'LOTTERY', encrypted: false, callers: ['member', 'agent'], token: 'needed' } as const

/** Issues of a chase at most: those of a game of each minute. Others have fewer. */
const issuesAtMost = 120
const itemsAtMost = 10

const chaseId = Type.String({ pattern: '^\\d{1,18}$' })
const multiple = Type.Integer({ minimum: 1, maximum: mostMultiple })

export const chaseStates = ['RUNNING', 'STOPPED', 'CANCELLED', 'DONE'] as const
export const chaseIssueStates = ['WAITING', 'BET', 'SETTLED', 'TAKEN_BACK', 'RELEASED'] as const

/** A chase with its sums: `total` = `staked` + `returned` + `held`. */
const chaseParts = {
  id: chaseId,
  gameCode: lotteryGameCode,
  prizeMode,
  stopOnWin: Type.Boolean(),
  state: Type.Enum([...chaseStates], {
    description: 'STOPPED by a win, CANCELLED by its player, DONE when none is left',
  }),
  items: Type.Array(
    shape({
      playCode: lotteryBet.properties.playCode,
      selection: Type.String({ maxLength: 300, description: 'The beginning of long ones' }),
      isWhole: Type.Boolean(),
      unit: memberAmount,
      multiple,
      lines: lotteryBet.properties.lines,
      prizeGroup: Type.Union([
        Type.Null({ description: 'The highest that is open' }),
        lotteryBet.properties.prizeGroup,
      ]),
    }),
    { maxItems: itemsAtMost },
  ),
  total: memberAmount,
  held: memberAmount,
  staked: memberAmount,
  returned: memberAmount,
  payout: memberAmount,
  issueCount: Type.Integer({ minimum: 1, maximum: issuesAtMost }),
  waitingCount: Type.Integer({ minimum: 0, maximum: issuesAtMost }),
  placedAt: moment,
} as const

const chaseIssue = shape({
  numero: issueNumber,
  saleOpenAt: moment,
  saleCloseAt: moment,
  multiple,
  stake: memberAmount,
  state: Type.Enum([...chaseIssueStates]),
  reason: Type.Union([
    Type.Null(),
    Type.String({
      maxLength: 40,
      description: 'missed, stopped, cancelled, or the code by which the bets were refused',
    }),
  ]),
  payout: memberAmount,
  bets: Type.Array(shape({ id: lotteryBet.properties.id, state: lotteryBet.properties.state, payout: memberAmount }), {
    maxItems: itemsAtMost,
  }),
})

/** A chase with its issues, in the order in which they are drawn. */
const lotteryChase = shape({ ...chaseParts, issues: Type.Array(chaseIssue, { maxItems: issuesAtMost }) })

/**
 * Bets on several issues, one after the other; all of them are paid for at once, by money that is held. Each issue is bet
 * when its sale opens, by the odds of that moment. The same `slip` again answers the same chase; with other bets it is refused.
 */
const placeLotteryChase = defineCall({
  ...own,
  id: 'placeLotteryChase',
  summary: 'Places the same bets on issues to come.',
  method: 'POST',
  path: '/lgw/chases',
  query: shape({}),
  body: shape({
    slip: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$', description: "The caller's own id, each once" }),
    gameCode: lotteryGameCode,
    prizeMode,
    items: Type.Array(betItem, { minItems: 1, maxItems: itemsAtMost }),
    issues: Type.Array(shape({ numero: issueNumber, multiple }), {
      minItems: 1,
      maxItems: issuesAtMost,
      description: 'Each once, in any order; its multiple multiplies those of the items',
    }),
    stopOnWin: Type.Boolean(),
  }),
  bodyLimitBytes: 800_000,
  value: shape({ chase: lotteryChase, balance: memberAmount, serverTime: moment }),
  errors: [
    'lottery_game_unknown',
    'lottery_game_closed',
    'issue_not_found',
    'issue_closed',
    'chase_too_long',
    'bad_selection',
    'dup_selection',
    'max_lines',
    'slip_lines',
    'lines_mismatch',
    'unit_refused',
    'min_stake',
    'max_stake',
    'max_payout',
    'odds_changed',
    'prize_group_refused',
    'insufficient_funds',
    'slip_used',
    'account_closed_to_bets',
  ],
  origin: 'ours',
})

/**
 * Cancels the rest of a chase, or issues of it: what waits is released, and what was bet is taken back until shortly before
 * its sale closes. Named issues are cancelled all or none.
 */
const cancelLotteryChase = defineCall({
  ...own,
  id: 'cancelLotteryChase',
  summary: 'Cancels the rest of a chase, or issues of it.',
  method: 'POST',
  path: '/lgw/chases/cancel',
  query: shape({}),
  body: shape({
    id: chaseId,
    numeros: Type.Optional(Type.Array(issueNumber, { minItems: 1, maxItems: issuesAtMost, uniqueItems: true })),
  }),
  value: shape({
    balance: memberAmount,
    returned: Type.String({ ...memberAmount, description: 'Released and taken back by this cancellation' }),
  }),
  errors: ['chase_not_found', 'chase_not_cancellable'],
  origin: 'ours',
})

/** Chases of the account, the newest first. */
const ownLotteryChases = defineCall({
  ...own,
  method: 'GET',
  id: 'ownLotteryChases',
  summary: "The signed-in account's chases.",
  path: '/lgw/chases',
  query: shape({
    gameCode: Type.Optional(lotteryGameCode),
    state: Type.Optional(Type.Enum([...chaseStates])),
    ...pageQuery,
  }),
  body: undefined,
  value: shape(pageOf(shape(chaseParts))),
  errors: [],
  origin: 'ours',
})

/** A chase of the account, with what became of each issue. */
const ownLotteryChase = defineCall({
  ...own,
  method: 'GET',
  id: 'ownLotteryChase',
  summary: 'A chase of the signed-in account, issue by issue.',
  path: '/lgw/chases/one',
  query: shape({ id: chaseId }),
  body: undefined,
  value: lotteryChase,
  errors: ['chase_not_found'],
  origin: 'ours',
})

export const chaseCalls = { placeLotteryChase, cancelLotteryChase, ownLotteryChases, ownLotteryChase }
