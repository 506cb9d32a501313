import { localisedText, shape } from '@banyan/contract/system/content.ts'
import Type from 'typebox'
import { dayOf, endOfDay } from './days.ts'
import { count, minor, money } from './fields.ts'
import { type Chance, defineKind, type Facts, type TermLine } from './kind.ts'

/** Odds are stated in millionths, and all of a wheel come to this. */
const wholePpm = 1_000_000

/** What the stock of a prize is kept under. */
export const prizeSlot = (place: number): string => `prize:${place}`

const prize = shape({
  name: localisedText(40),
  amount: Type.String({
    pattern: '^(0|[1-9]\\d{0,12})\\.\\d{2}$',
    'x-kind': 'amount',
    description: '0.00 gives nothing',
  }),
  ppm: Type.Integer({ minimum: 1, maximum: wholePpm, description: 'The odds', 'x-unit': 'ppm' }),
  stock: Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'How often in all; 0 is always there' }),
})

/**
 * A wheel that is turned once for each ticket, which the day's deposits and bets give (domain sections 4.2 and 4.6). The
 * odds are stated; a prize that has run out is replaced by the last one, which never does.
 */
export const wheel = defineKind({
  code: 'wheel',
  names: { en: 'Lucky wheel', vi: 'Vòng quay may mắn', ar: 'عجلة الحظ', 'zh-Hans': '幸运转盘' },
  schema: shape({
    deposited: money('A ticket for each so much deposited on the day'),
    valid: money('A ticket for each so much bet on the day'),
    ticketsAtMost: count('Tickets of a member in a day', 20),
    prizes: Type.Array(prize, { minItems: 2, maxItems: 12, description: 'The last one replaces what has run out' }),
  }),
  initial: {
    ...{ deposited: '500000.00', valid: '5000000.00', ticketsAtMost: 5 },
    prizes: [
      { name: { en: '888,000' }, amount: '888000.00', ppm: 500, stock: 20 },
      { name: { en: '188,000' }, amount: '188000.00', ppm: 4_500, stock: 200 },
      { name: { en: '88,000' }, amount: '88000.00', ppm: 25_000, stock: 1_000 },
      { name: { en: '18,000' }, amount: '18000.00', ppm: 170_000, stock: 10_000 },
      { name: { en: '8,000' }, amount: '8000.00', ppm: 350_000, stock: 0 },
      { name: { en: '2,000' }, amount: '2000.00', ppm: 450_000, stock: 0 },
    ],
  },
  wagering: { of: 'bonus', factor: 1 },
  faults({ prizes }) {
    const sum = prizes.reduce((so, { ppm }) => so + ppm, 0)
    return [
      ...(sum === wholePpm ? [] : [{ path: '/prizes', rule: 'oddsComeToAll', limit: wholePpm }]),
      ...(prizes.at(-1)?.stock === 0 ? [] : [{ path: `/prizes/${prizes.length - 1}/stock`, rule: 'alwaysThere' }]),
    ]
  },
  prizes: ({ prizes }) => prizes.map(({ name, amount, ppm }) => ({ name, amount: minor(amount), ppm })),
  way: () => 'deposit',
  chances(rule, facts) {
    const tickets = ticketsOf(rule, facts)
    const amounts = rule.prizes.map(({ amount }) => minor(amount))
    const least = amounts.reduce((so, amount) => (amount < so ? amount : so))
    const most = amounts.reduce((so, amount) => (amount > so ? amount : so))
    const earned = Array.from(
      { length: tickets.earned },
      (_, at): Chance => ({
        ...{ cycle: `${facts.today}:${at + 1}`, isMet: true, reward: { least, most }, until: endOfDay(facts.today) },
      }),
    )
    if (tickets.earned === rule.ticketsAtMost) return earned
    const next = { cycle: `${facts.today}:${tickets.earned + 1}`, isMet: false, progress: tickets.progress }
    return [...earned, { ...next, until: endOfDay(facts.today) }]
  },
  draw({ prizes }, _chance, choose) {
    const last = prizes.length - 1
    const drawn = choose(wholePpm)
    const at = prizes.findIndex((_, place) => drawn < prizes.slice(0, place + 1).reduce((sum, { ppm }) => sum + ppm, 0))
    return (at === last ? [last] : [at, last]).map((place) => {
      const { amount, stock } = prizes[place] ?? { amount: '0', stock: 0 }
      const from = { slot: prizeSlot(place), timesAtMost: stock }
      return { place, amount: minor(amount), ...(stock > 0 && { from }) }
    })
  },
  lines: ({ deposited, valid, ticketsAtMost, prizes }) => [
    {
      texts: {
        en: 'One turn for each {deposited} deposited and for each {valid} bet on a day, at most {most} a day.',
        vi: 'Mỗi {deposited} nạp hoặc {valid} cược hợp lệ trong ngày được một lượt quay, tối đa {most} lượt mỗi ngày.',
        ar: 'دورة واحدة لكل {deposited} تودعها ولكل {valid} تراهن بها في اليوم، والحد الأقصى في اليوم {most}.',
        'zh-Hans': '当日每存款 {deposited} 或有效投注 {valid} 可获一次机会，每天最多 {most} 次。',
      },
      values: {
        ...{ deposited: { money: minor(deposited) }, valid: { money: minor(valid) }, most: { count: ticketsAtMost } },
      },
    },
    ...prizes.map(
      ({ amount, ppm }): TermLine => ({
        texts: {
          en: '{prize}: {odds} of all turns.',
          vi: '{prize}: {odds} số lượt quay.',
          ar: '{prize}: {odds} من الدورات.',
          'zh-Hans': '{prize}：占全部转动的 {odds}。',
        },
        values: { prize: { money: minor(amount) }, odds: { ppm } },
      }),
    ),
    {
      texts: {
        en: 'A prize that has run out is replaced by {last}; no odds of a larger one change by it.',
        vi: 'Giải đã hết được thay bằng {last}; tỷ lệ các giải lớn hơn không đổi.',
        ar: 'الجائزة التي تنفد تحل محلها {last}، ولا تتغير بذلك احتمالات الجوائز الأكبر.',
        'zh-Hans': '已派完的奖品以 {last} 代替，更大奖品的概率不变。',
      },
      values: { last: { money: minor(prizes.at(-1)?.amount ?? '0') } },
    },
  ],
  example: ({ prizes }) => ({
    texts: {
      en: 'A turn is worth {mean} on average.',
      vi: 'Trung bình mỗi lượt quay trị giá {mean}.',
      ar: 'قيمة الدورة في المتوسط {mean}.',
      'zh-Hans': '平均每次转动价值 {mean}。',
    },
    values: { mean: { money: meanOf(prizes) } },
  }),
})

/** What a turn gives on average, in minor units, rounded down. */
function meanOf(prizes: readonly { readonly amount: string; readonly ppm: number }[]): bigint {
  return prizes.reduce((sum, { amount, ppm }) => sum + minor(amount) * BigInt(ppm), 0n) / BigInt(wholePpm)
}

interface Marks {
  readonly deposited: string
  readonly valid: string
  readonly ticketsAtMost: number
}

function ticketsOf({ deposited, valid, ticketsAtMost }: Marks, { deposits, play, today }: Facts) {
  const paid = deposits.reduce((sum, { at, amount }) => (dayOf(at) === today ? sum + amount : sum), 0n)
  const bet = Object.values(play.get(today)?.valid ?? {}).reduce((sum, amount) => sum + amount, 0n)
  const given = paid / minor(deposited) + (bet > 0n ? bet / minor(valid) : 0n)
  const earned = given < BigInt(ticketsAtMost) ? Number(given) : ticketsAtMost
  return { earned, progress: { done: paid % minor(deposited), of: minor(deposited), unit: 'money' as const } }
}
