import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { moment, shape } from '#/system/content.ts'
import { vipLevelsAtMost } from '#/system/vip-settings.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])

/** 0 for everybody who has reached none above it. */
export const vipRank = Type.Integer({ minimum: 0, maximum: vipLevelsAtMost - 1 })
const vipName = Type.String({ maxLength: 24, description: 'In the asked language' })

/** A level with what it takes and what it gives; nothing is 0.00. */
export const vipLevel = shape({
  rank: vipRank,
  name: vipName,
  ...{ deposited: memberAmount, valid: memberAmount, keepValid: memberAmount },
  ...{ upgradeGift: memberAmount, weeklyGift: memberAmount, monthlyGift: memberAmount, birthdayGift: memberAmount },
  withdrawalsPerDay: orNull(Type.Integer({ minimum: 1, maximum: 100, description: 'Null: without a limit' })),
  withdrawnPerDay: memberAmount,
})
export type VipLevel = Static<typeof vipLevel>

const progress = shape({ done: memberAmount, of: memberAmount })

/** The levels, for everybody; and how the signed-in account stands (requirements PRO-04, NAV-12). */
const ownVip = defineCall({
  id: 'ownVip',
  summary: 'VIP levels with their benefits, and how far the signed-in account is.',
  ...{ moduleId: 'PROMOTIONS', encrypted: false, callers: everyone, token: 'optional' },
  method: 'GET',
  path: '/wps/promotions/vip',
  query: shape({}),
  body: undefined,
  value: shape({
    hasVip: Type.Boolean({ description: 'Whether the brand has levels and a member asks' }),
    vipRankLevel: vipRank,
    vipLabelName: vipName,
    highest: { ...vipRank, description: 'Whose gift for reaching it was earned' },
    since: orNull(moment),
    protectedUntil: orNull(Type.String({ ...moment, description: 'Until then the level is not lost' })),
    next: orNull(
      shape({
        rank: vipRank,
        isLost: Type.Boolean({ description: 'It was had before: what counts is bet in the month' }),
        ...{ deposited: progress, valid: progress },
      }),
    ),
    keep: orNull(
      shape({
        month: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: "The merchant's" }),
        valid: progress,
        decidedAt: moment,
      }),
    ),
    levels: Type.Array(vipLevel, { maxItems: vipLevelsAtMost }),
  }),
  errors: [],
  origin: 'ours',
})

export const vipCalls = { ownVip } as const
