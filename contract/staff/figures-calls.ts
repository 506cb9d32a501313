import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { vendorCode } from '#/games/game.ts'
import { moment, shape } from '#/system/content.ts'
import { memberAmount, signedAmount } from '#/wallet/wallet-balance.ts'
import { orNull } from '../identity/member-words.ts'
import { operatorCall } from '../operator-call.ts'

const read = { ...operatorCall, method: 'GET', body: undefined, origin: 'ours' } as const
const counted = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** Stakes that were taken back in a later hour count against that hour. */
const countedBothWays = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })

export const activityRanges = ['day', 'week', 'month'] as const

/** What was played, in the merchant's currency. What was taken back is no stake. */
const played = { stakes: countedBothWays, staked: signedAmount, paid: signedAmount } as const

/**
 * What happened over time: of a day and a week by the hour, of a month by the merchant's days. Money is folded from the
 * book every five minutes; the other figures are what processes counted, told every ten seconds.
 */
const activityFigures = defineCall({
  ...read,
  id: 'activityFigures',
  summary: "Stakes and payments, sign-ins, requests and failures over time, and members' money now.",
  path: '/wps/operator/figures',
  query: shape({ range: Type.Enum([...activityRanges], { default: 'day' }) }),
  value: shape({
    foldedUntil: orNull(moment),
    money: shape({ available: memberAmount, held: memberAmount, owed: memberAmount }),
    points: Type.Array(
      shape({
        at: moment,
        ...played,
        signIns: counted,
        refusedSignIns: counted,
        requests: counted,
        failures: counted,
      }),
      { maxItems: 170, description: 'Every hour or day of the range, the oldest first' },
    ),
    failing: Type.Array(shape({ call: Type.String({ maxLength: 40 }), count: counted }), {
      maxItems: 10,
      description: 'Calls that failed most in the range; an empty name stands for files',
    }),
  }),
  errors: [],
})

export const vendorStates = ['fine', 'blocked', 'silent', 'failing'] as const

/** How vendors are: the last full hour and what has passed of this one; money and stakes of a day. */
const vendorHealth = defineCall({
  ...read,
  id: 'vendorHealth',
  summary: 'How game vendors answer us, how we answer them, and what was played with each.',
  path: '/wps/operator/vendors/health',
  query: shape({}),
  value: shape({
    since: moment,
    forgedCalls: counted,
    vendors: Type.Array(
      shape({
        vendor: vendorCode,
        state: Type.Enum([...vendorStates], {
          description: 'silent: at least half of three questions or more had no answer; failing: calls fail here',
        }),
        asked: Type.Integer({ ...counted, description: 'For addresses of games and tables' }),
        silent: counted,
        calls: Type.Integer({ ...counted, description: "Of the vendor to its players' wallets" }),
        failedCalls: counted,
        ...played,
        lastAt: Type.Union([Type.Null(), moment], { description: 'When money last moved within the day' }),
      }),
      { maxItems: 500, description: 'Those that are blocked or had anything to do' },
    ),
  }),
  errors: [],
})

export const figuresCalls = { activityFigures, vendorHealth } as const
