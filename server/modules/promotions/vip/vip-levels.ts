import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { ValueFault } from '#/platform/settings/section.ts'
import type { VipLevel } from '../kinds/kind.ts'
import { keptForEver } from './vip-rule.ts'

type VipSettings = SettingsSections['vip']
type LevelSetting = VipSettings['levels'][number]

const minor = (amount: string) => minorOf(amount, merchantCurrency.exponent)

/** What the amounts of a level are called in the settings. */
const gifts = ['upgradeGift', 'weeklyGift', 'monthlyGift', 'birthdayGift'] as const

/** The levels of the settings in minor units, level 0 first; none where the brand has no VIP. */
export function vipLevelsOf({ levels }: VipSettings): readonly VipLevel[] {
  return levels.map((level) => ({
    name: level.name,
    ...{ deposited: minor(level.deposited), valid: minor(level.valid), keepValid: minor(level.keepValid) },
    gifts: {
      ...{ upgrade: minor(level.upgradeGift), weekly: minor(level.weeklyGift) },
      ...{ monthly: minor(level.monthlyGift), birthday: minor(level.birthdayGift) },
    },
    withdrawalsPerDay: level.withdrawalsPerDay === 0 ? undefined : level.withdrawalsPerDay,
    withdrawnPerDay: minor(level.withdrawnPerDay),
  }))
}

/** Levels must rise: everybody has the first one, and none asks or gives less than the one below it. */
export function vipFaults({ levels }: VipSettings): ValueFault[] {
  return levels.flatMap((level, rank) => {
    const before = levels[rank - 1]
    const faults = before ? faultsAbove(before, level) : faultsOfFirst(level)
    // Domain section 4.4: VIP 0 to 2 never drop.
    const isKept = rank > keptForEver || minor(level.keepValid) === 0n
    return [...faults, ...(isKept ? [] : [{ field: 'keepValid', rule: 'level_is_kept' }])].map(({ field, rule }) => ({
      path: `/levels/${rank}/${field}`,
      rule,
    }))
  })
}

interface FieldFault {
  readonly field: keyof LevelSetting | string
  readonly rule: string
}

function faultsOfFirst(level: LevelSetting): FieldFault[] {
  return (['deposited', 'valid', 'upgradeGift'] as const).flatMap((field) =>
    minor(level[field]) === 0n ? [] : [{ field, rule: 'first_level' }],
  )
}

function faultsAbove(before: LevelSetting, level: LevelSetting): FieldFault[] {
  const rising = ['deposited', 'valid', 'keepValid', ...gifts, 'withdrawnPerDay'] as const
  const falls = rising.filter((field) => minor(level[field]) < minor(before[field]))
  const asksMore = minor(level.deposited) > minor(before.deposited) || minor(level.valid) > minor(before.valid)
  const times = ({ withdrawalsPerDay }: LevelSetting) => withdrawalsPerDay || Number.POSITIVE_INFINITY
  return [
    ...falls.map((field) => ({ field, rule: 'levels_rise' })),
    ...(asksMore || falls.includes('deposited') ? [] : [{ field: 'deposited', rule: 'levels_rise' }]),
    ...(times(level) < times(before) ? [{ field: 'withdrawalsPerDay', rule: 'levels_rise' }] : []),
  ]
}
