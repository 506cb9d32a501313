import { placeholders } from '@banyan/rules/lottery/imported-result.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { drawnResult, fairness, issueNumber, issueStates, lotteryGameCode } from '#/lottery/lottery-shapes.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { orNull } from '../identity/member-words.ts'
import { operatorCall, reason, rowId } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
const act = { ...operatorCall, method: 'POST', query: shape({}), origin: 'ours' } as const
const together = { ...fourEyesCall, method: 'POST', query: shape({}) } as const

const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const version = Type.Integer({ minimum: 0, maximum: 10_000 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: "By the calendar of the game's zone" })
const who = Type.String({ maxLength: 120 })
const words = Type.String({ maxLength: 500 })

/**
 * Where an issue stands on the way from its sale to its payments. An imported one waits for a result (`awaitingResult`),
 * has a part of it (`partial`), has one that a second operator has to confirm (`awaitingConfirmation`), or has reports that
 * differ (`differing`). `confirmed` is the delay in which it can still be stopped; `correcting` pays and takes back after
 * a correction.
 */
export const issueSteps = [
  'sale',
  'awaitingDraw',
  'awaitingResult',
  'partial',
  'awaitingConfirmation',
  'differing',
  'confirmed',
  'settling',
  'settled',
  'correcting',
  'void',
] as const

/**
 * A result as its source publishes it, by the names of its prizes (`rules/lottery/imported-result.ts`): tiers of a
 * Vietnamese board as lists, `first`, `b2`, `front3`, `back3` of Thailand, `number` of Laos, `special` and `first` of Hanoi,
 * `value` and `change` of an index, the prizes of 4D. A prize that is not known yet is left out.
 */
const publishedResult = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }),
  Type.Union([
    Type.String({ maxLength: 12 }),
    Type.Array(Type.String({ maxLength: 12 }), { maxItems: 30, description: 'In the order of the board' }),
  ]),
  { maxProperties: 12, additionalProperties: false },
)
export type PublishedResult = Static<typeof publishedResult>

const sourceUrl = Type.String({ pattern: '^https://[!-~]{1,480}$', description: 'Where the result is published' })
const issueName = { gameCode: lotteryGameCode, numero: issueNumber }

const listed = shape({
  ...issueName,
  day,
  isFair: Type.Boolean({ description: 'Drawn by the house: nobody enters or corrects its result' }),
  saleOpenAt: moment,
  saleCloseAt: moment,
  drawAt: moment,
  state: Type.Enum([...issueStates], { description: 'As players see it' }),
  step: Type.Enum([...issueSteps]),
  isOverdue: Type.Boolean({ description: 'Its draw, result or settlement should have come by now' }),
  result: orNull(drawnResult),
  version: { ...version, description: 'Of the result that counts; 0 where there is none' },
  settlesAt: orNull(moment),
  reports: { ...count, description: 'That stand now' },
  approvals: { ...count, description: 'Operators who stand by the result that has most' },
  bets: { ...count, description: 'Without cancelled ones' },
  stakes: memberAmount,
  paid: memberAmount,
  rebates: memberAmount,
})
export type ListedIssue = Static<typeof listed>

/** `result`: imported ones past their draw without a result; `delay`: confirmed, not settled yet; `overdue`: late. */
const queues = ['result', 'delay', 'overdue'] as const

/** Issues, the last drawn first: where neither a day nor a queue is named, those of the last two days that have opened. */
const lotteryIssues = defineCall({
  ...read,
  id: 'lotteryIssues',
  summary: 'Issues of the lottery with their sale, results and payments.',
  path: '/wps/operator/lottery/issues',
  query: shape({
    day: Type.Optional(day),
    gameCode: Type.Optional(lotteryGameCode),
    state: Type.Optional(Type.Enum([...issueStates])),
    queue: Type.Optional(Type.Enum([...queues])),
    results: Type.Optional(Type.Enum(['fair', 'imported'], { description: 'Whose results they have' })),
    ...pageQuery,
  }),
  value: shape({
    ...pageOf(listed),
    waiting: shape({ results: count, overdue: count }),
    serverTime: moment,
  }),
  errors: ['lottery_game_unknown'],
})

const report = shape({
  id: rowId,
  by: Type.Enum(['operator', 'feed']),
  source: { ...who, description: 'Name of the operator, or of the feed' },
  at: moment,
  isCurrent: Type.Boolean({ description: 'Not replaced by a newer one of its source, and not set aside by a stop' }),
  isWhole: Type.Boolean(),
  published: publishedResult,
  result: orNull(drawnResult),
  sourceUrl: orNull(Type.String({ maxLength: 500 })),
  payloadHash: orNull(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  confirms: orNull(rowId),
  differenceSeen: orNull(words),
  placeholder: orNull(
    Type.Enum([...placeholders], { description: 'Nothing but zeros, or the draw before once more: likely no result' }),
  ),
  placeholderReason: orNull({ ...words, description: 'Why it is the result all the same' }),
  differsFrom: Type.Array(rowId, { maxItems: 200, description: 'Current reports that say something else' }),
})
export type ResultReport = Static<typeof report>

/** An issue with everything that is known of it. */
const lotteryIssue = defineCall({
  ...read,
  id: 'lotteryIssue',
  summary: 'An issue of the lottery with its reports, results, corrections and payments.',
  path: '/wps/operator/lottery/issues/record',
  query: shape(issueName),
  value: shape({
    issue: listed,
    fair: Type.Union([Type.Null(), fairness]),
    resultBy: orNull({ ...moment, description: 'Void without a result after this; null where it is fair' }),
    correctableUntil: orNull(moment),
    reports: Type.Array(report, { maxItems: 200, description: 'The newest first' }),
    draws: Type.Array(
      shape({
        version,
        at: moment,
        result: drawnResult,
        source: Type.String({ maxLength: 300, description: 'Who drew it, or who brought it' }),
        stopped: orNull(shape({ at: moment, by: who, reason: words })),
      }),
      { maxItems: 100 },
    ),
    settlement: orNull(
      shape({
        version,
        bets: count,
        winners: count,
        paid: memberAmount,
        rebates: memberAmount,
        finishedAt: orNull(moment),
      }),
    ),
    corrections: Type.Array(
      shape({
        version,
        isVoid: Type.Boolean(),
        at: moment,
        by: { ...who, description: 'Who asked for it; the audit names who approved it' },
        reason: words,
        bets: { ...count, description: 'Looked at so far' },
        changed: count,
        credited: memberAmount,
        taken: { ...memberAmount, description: 'Taken back, what is owed among it' },
        owed: { ...memberAmount, description: 'Of that, what members did not have and owe now' },
        finishedAt: orNull(moment),
      }),
      { maxItems: 100 },
    ),
    voided: orNull(
      shape({
        at: moment,
        cause: Type.Enum(['no_result', 'no_beacon', 'schedule', 'operator']),
        reason: orNull(words),
      }),
    ),
  }),
  errors: ['issue_not_found'],
})

/** Why what looks like a placeholder is the result all the same. */
const placeholderReason = { placeholderReason: Type.Optional(reason) }

const afterReport = shape({
  report: rowId,
  step: Type.Enum([...issueSteps]),
  settlesAt: orNull({ ...moment, description: 'Where this was the second approval' }),
})
const reportErrors = [
  'issue_not_found',
  'fair_result_stands',
  'result_too_early',
  'lottery_issue_over',
  'own_approval',
] as const

/**
 * Reports a result that was read from its source, which counts as its operator's approval; a newer one replaces it. Where
 * another operator has approved the same and nothing differs, it is drawn. What looks like a placeholder is refused without
 * `placeholderReason`, of either operator.
 */
const enterLotteryResult = defineCall({
  ...act,
  id: 'enterLotteryResult',
  summary: 'Enters the result of an imported issue.',
  path: '/wps/operator/lottery/results/enter',
  body: shape({ ...issueName, published: publishedResult, sourceUrl: Type.Optional(sourceUrl), ...placeholderReason }),
  value: afterReport,
  // A fault of shape names the prize by its field: `/body/published/G3`.
  errors: [...reportErrors, 'result_shape', 'result_placeholder'],
})

/**
 * Approves what another operator, or a feed, has reported. Reports that differ have to be seen: without `differenceSeen`,
 * which says why this one is right all the same, they refuse it. A placeholder needs `placeholderReason` likewise.
 */
const confirmLotteryResult = defineCall({
  ...act,
  id: 'confirmLotteryResult',
  summary: 'Confirms a reported result.',
  path: '/wps/operator/lottery/results/confirm',
  body: shape({ ...issueName, report: rowId, differenceSeen: Type.Optional(reason), ...placeholderReason }),
  value: afterReport,
  errors: [...reportErrors, 'report_not_found', 'result_incomplete', 'result_differs', 'result_placeholder'],
})

/** Stops a confirmed result within its delay: it counts no more, and operators report anew. */
const stopLotteryResult = defineCall({
  ...act,
  id: 'stopLotteryResult',
  summary: 'Stops a confirmed result before it is settled.',
  path: '/wps/operator/lottery/results/stop',
  body: shape({ ...issueName, reason }),
  value: shape({}),
  errors: ['issue_not_found', 'fair_result_stands', 'lottery_issue_over'],
})

/**
 * Voids an issue: every stake comes back, after a settlement what it paid is taken back first. A fair issue can be voided
 * until it is drawn, its seed is opened all the same.
 */
const voidLotteryIssue = defineCall({
  ...together,
  id: 'voidLotteryIssue',
  summary: 'Voids an issue and gives back its stakes.',
  path: '/wps/operator/lottery/issues/void',
  body: shape({ ...issueName, reason }),
  errors: ['issue_not_found', 'fair_result_stands', 'lottery_issue_over', 'result_in_delay', 'correction_window_over'],
})

/** Corrects the result of a settled issue within 72 hours: winners are paid the difference, and others pay it back. */
const correctLotteryResult = defineCall({
  ...together,
  id: 'correctLotteryResult',
  summary: 'Corrects an imported result that was settled.',
  path: '/wps/operator/lottery/results/correct',
  body: shape({ ...issueName, published: publishedResult, sourceUrl: Type.Optional(sourceUrl), reason }),
  errors: [
    'issue_not_found',
    'fair_result_stands',
    'result_shape',
    'lottery_issue_over',
    'result_in_delay',
    'correction_window_over',
    'nothing_to_change',
  ],
})

export const lotteryResultCalls = {
  lotteryIssues,
  lotteryIssue,
  enterLotteryResult,
  confirmLotteryResult,
  stopLotteryResult,
  voidLotteryIssue,
  correctLotteryResult,
} as const
