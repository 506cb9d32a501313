import { shape } from '@banyan/contract/system/content.ts'
import Type from 'typebox'
import { dayAfter, dayOf, startOf } from './days.ts'
import { count, minor, money } from './fields.ts'
import { type Chance, defineKind } from './kind.ts'

const minuteMs = 60_000
/** The smallest step of a packet: whole hundreds of the currency, as people give them. */
const step = minor('100.00')

/** What the pool of a rain is kept under. */
export const rainSlot = (cycle: string): string => `rain:${cycle}`

/** Packets that rain at stated hours, for whoever deposited on the day; each holds a sum drawn by chance (domain section 4.2). */
export const redPacket = defineKind({
  code: 'red_packet',
  names: { en: 'Red packet rain', vi: 'Mưa lì xì', ar: 'مطر المظاريف الحمراء', 'zh-Hans': '红包雨' },
  schema: shape({
    hours: Type.Array(Type.Integer({ minimum: 0, maximum: 23 }), {
      ...{ minItems: 1, maxItems: 24, uniqueItems: true },
      description: 'Hours of the day at which it rains',
    }),
    minutes: count('How long it rains, in minutes', 60),
    deposited: money('Deposited on the day, at least'),
    least: money('A packet, at least'),
    most: money('A packet, at most'),
    pool: money('All packets of one rain'),
  }),
  initial: {
    ...{ hours: [12, 20], minutes: 10, deposited: '100000.00' },
    ...{ least: '1000.00', most: '50000.00', pool: '5000000.00' },
  },
  wagering: { of: 'bonus', factor: 1 },
  faults: ({ least, most, pool }) => [
    ...(minor(least) > minor(most) ? [{ path: '/most', rule: 'limits' }] : []),
    ...(minor(most) > minor(pool) ? [{ path: '/pool', rule: 'limits' }] : []),
    ...([least, most] as const).flatMap((amount, at) =>
      minor(amount) % step === 0n ? [] : [{ path: at === 0 ? '/least' : '/most', rule: 'step', limit: 100 }],
    ),
  ],
  way: () => 'deposit',
  chances({ hours, minutes, deposited, least, most }, { now, today, deposits }) {
    const paid = deposits.reduce((sum, { at, amount }) => (dayOf(at) === today ? sum + amount : sum), 0n)
    const rains = [today, dayAfter(today, 1)].flatMap((day) =>
      hours.toSorted((one, other) => one - other).map((hour) => rainOf(day, hour, minutes)),
    )
    const next = rains.find(({ ends }) => ends > now)
    if (!next) return []
    const chance: Chance = {
      ...{ cycle: next.cycle, until: next.ends },
      isMet: next.begins <= now && paid >= minor(deposited),
      progress: { done: paid, of: minor(deposited), unit: 'money' },
      reward: { least: minor(least), most: minor(most) },
    }
    return [chance]
  },
  draw({ least, most, pool }, { cycle }, choose) {
    const steps = Number((minor(most) - minor(least)) / step)
    const amount = minor(least) + BigInt(choose(steps + 1)) * step
    const from = { slot: rainSlot(cycle), moneyAtMost: minor(pool) }
    // The last of a rain may hold less than was drawn.
    return [
      { place: 0, amount, from },
      { place: 0, amount: minor(least), from },
    ]
  },
  lines: ({ hours, minutes, deposited, least, most, pool }) => [
    {
      texts: {
        en: 'It rains for {minutes} minutes at each of these hours: {hours}.',
        vi: 'Mưa lì xì kéo dài {minutes} phút vào các giờ: {hours}.',
        ar: 'تستمر الأمطار بالدقائق {minutes}، في الساعات: {hours}.',
        'zh-Hans': '红包雨每场 {minutes} 分钟，时间（整点）：{hours}。',
      },
      values: {
        minutes: { count: minutes },
        hours: { list: hours.toSorted((one, other) => one - other).map((hour) => `${hour}:00`) },
      },
    },
    {
      texts: {
        en: 'For whoever deposited {deposited} or more on the day. One packet for each member and rain.',
        vi: 'Dành cho người đã nạp từ {deposited} trong ngày. Mỗi đợt, mỗi người một bao.',
        ar: 'لمن أودع {deposited} أو أكثر في اليوم. مظروف واحد لكل عضو في كل مرة.',
        'zh-Hans': '当日存款达 {deposited} 可参与，每场每人限领一个。',
      },
      values: { deposited: { money: minor(deposited) } },
    },
    {
      texts: {
        en: 'A packet holds {least} to {most}, each sum as likely as another; all packets of a rain hold {pool}.',
        vi: 'Mỗi bao từ {least} đến {most}, mọi mức có khả năng như nhau; tổng mỗi đợt {pool}.',
        ar: 'في كل مظروف من {least} إلى {most} باحتمال متساوٍ، ومجموع كل مرة {pool}.',
        'zh-Hans': '每个红包 {least} 至 {most}，各金额概率相同；每场总额 {pool}。',
      },
      values: { least: { money: minor(least) }, most: { money: minor(most) }, pool: { money: minor(pool) } },
    },
  ],
  example: ({ least, most, pool }) => ({
    texts: {
      en: 'A packet holds {mean} on average, so that one rain is enough for some {packets} packets.',
      vi: 'Trung bình mỗi bao {mean}, đủ cho khoảng {packets} bao mỗi đợt.',
      ar: 'متوسط المظروف {mean}، فيكفي كل مطر لعدد من المظاريف يقارب {packets}.',
      'zh-Hans': '平均每个红包 {mean}，每场约 {packets} 个。',
    },
    values: {
      mean: { money: (minor(least) + minor(most)) / 2n },
      packets: { count: (2n * minor(pool)) / (minor(least) + minor(most)) },
    },
  }),
})

function rainOf(day: string, hour: number, minutes: number) {
  const begins = new Date(startOf(day).getTime() + hour * 60 * minuteMs)
  const ends = new Date(begins.getTime() + minutes * minuteMs)
  return { cycle: `${day}:${String(hour).padStart(2, '0')}`, begins, ends }
}
