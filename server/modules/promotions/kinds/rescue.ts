import { shape } from '@banyan/contract/system/content.ts'
import Type from 'typebox'
import { dayAfter, daysBetween, endOfDay, mondayOf } from './days.ts'
import { minor, money, partOf, rate } from './fields.ts'
import { defineKind, type Facts } from './kind.ts'

/** A part of what games took yesterday, or last week, for whoever has little left (domain section 4.2, P01, P02). */
export const rescue = defineKind({
  code: 'rescue',
  names: { en: 'Money back on losses', vi: 'Hoàn tiền thua', ar: 'استرداد جزء من الخسارة', 'zh-Hans': '亏损返还' },
  schema: shape({
    of: Type.Enum(['day', 'week'], { description: 'Whether it looks at yesterday or at last week' }),
    tiers: Type.Array(shape({ from: money('A loss from'), ppm: rate('Part of the loss', 500_000) }), {
      ...{ minItems: 1, maxItems: 10 },
      description: 'The part of the loss, by how large it is; the highest that is reached counts for all of it',
    }),
    most: money('At most'),
    balanceAtMost: money('For whoever has no more than'),
  }),
  initial: {
    of: 'day',
    tiers: [
      { from: '500000.00', ppm: 30_000 },
      { from: '2000000.00', ppm: 50_000 },
      { from: '5000000.00', ppm: 80_000 },
    ],
    most: '5000000.00',
    balanceAtMost: '50000.00',
  },
  wagering: { of: 'bonus', factor: 3 },
  faults: ({ tiers }) =>
    tiers.flatMap(({ from }, at) => {
      const before = tiers[at - 1]
      return before && minor(before.from) >= minor(from) ? [{ path: `/tiers/${at}/from`, rule: 'order' }] : []
    }),
  chances(rule, facts) {
    const { cycle, days, until } = periodOf(rule.of, facts.today)
    const loss = lossOf(facts, days)
    const reward = rewardOf(rule, loss)
    const isPoor = facts.balance <= minor(rule.balanceAtMost)
    return [
      {
        ...{ cycle, isMet: reward > 0n && isPoor, until },
        progress: { done: loss > 0n ? loss : 0n, of: minor(rule.tiers[0]?.from ?? '0'), unit: 'money' },
        ...(reward > 0n && { reward: { least: reward, most: reward } }),
      },
    ]
  },
  lines: ({ of, tiers, most, balanceAtMost }) => [
    {
      texts:
        of === 'day'
          ? {
              en: 'A part of what games took from you yesterday comes back, at most {most}.',
              vi: 'Hoàn lại một phần số tiền thua ngày hôm qua, tối đa {most}.',
              ar: 'يعود إليك جزء مما خسرته في الألعاب أمس، بحد أقصى {most}.',
              'zh-Hans': '返还昨日游戏亏损的一部分，最高 {most}。',
            }
          : {
              en: 'A part of what games took from you last week, Monday to Sunday, comes back, at most {most}.',
              vi: 'Hoàn lại một phần số tiền thua tuần trước (thứ Hai đến Chủ nhật), tối đa {most}.',
              ar: 'يعود إليك جزء مما خسرته في الألعاب الأسبوع الماضي من الاثنين إلى الأحد، بحد أقصى {most}.',
              'zh-Hans': '返还上周（周一至周日）游戏亏损的一部分，最高 {most}。',
            },
      values: { most: { money: minor(most) } },
    },
    ...tiers.map(({ from, ppm }) => ({
      texts: {
        en: 'From a loss of {from} on: {rate} of it.',
        vi: 'Thua từ {from}: hoàn {rate}.',
        ar: 'من خسارة {from} فأكثر: {rate} منها.',
        'zh-Hans': '亏损达 {from} 起：返还 {rate}。',
      },
      values: { from: { money: minor(from) }, rate: { ppm } },
    })),
    {
      texts: {
        en: 'For whoever has no more than {most} left, here and at game vendors.',
        vi: 'Dành cho người còn không quá {most}, tính cả ở nhà cung cấp.',
        ar: 'لمن لم يبقَ لديه أكثر من {most}، هنا ولدى مزوّدي الألعاب.',
        'zh-Hans': '仅限余额（含厂商处）不超过 {most} 的会员。',
      },
      values: { most: { money: minor(balanceAtMost) } },
    },
  ],
  example: (rule) => {
    const highest = rule.tiers.at(-1)?.from ?? '0'
    const loss = (minor(highest) * 8n) / 5n
    return {
      texts: {
        en: 'You lost {loss} and get {back} back.',
        vi: 'Bạn thua {loss} và được hoàn {back}.',
        ar: 'خسرت {loss} فتسترد {back}.',
        'zh-Hans': '亏损 {loss}，可返还 {back}。',
      },
      values: { loss: { money: loss }, back: { money: rewardOf(rule, loss) } },
    }
  },
})

interface Tiers {
  readonly tiers: readonly { readonly from: string; readonly ppm: number }[]
  readonly most: string
}

function rewardOf({ tiers, most }: Tiers, loss: bigint): bigint {
  const reached = tiers.findLast(({ from }) => loss >= minor(from))
  return reached ? partOf(loss, reached.ppm, minor(most)) : 0n
}

/** What was staked less what was paid; below zero where games gave more than they took. */
function lossOf({ play }: Facts, days: readonly string[]): bigint {
  return days.reduce((sum, day) => sum + (play.get(day)?.staked ?? 0n) - (play.get(day)?.paid ?? 0n), 0n)
}

/** The time that is looked at, and until when it can be claimed: today, or this week. */
function periodOf(of: 'day' | 'week', today: string) {
  if (of === 'day') {
    const yesterday = dayAfter(today, -1)
    return { cycle: yesterday, days: [yesterday], until: endOfDay(today) }
  }
  const monday = mondayOf(today)
  const first = dayAfter(monday, -7)
  return {
    cycle: `week:${first}`,
    days: daysBetween(first, dayAfter(monday, -1)),
    until: endOfDay(dayAfter(monday, 6)),
  }
}
