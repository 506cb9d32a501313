import { gameType } from '@banyan/contract/games/game.ts'
import { shape } from '@banyan/contract/system/content.ts'
import Type from 'typebox'
import { dayAfter, endOfDay } from './days.ts'
import { minor, money, partOf, rate } from './fields.ts'
import { defineKind, type Facts } from './kind.ts'

/** A part of what was bet on some types of games, credited on the day after without being claimed (domain section 4.2). */
export const extraRebate = defineKind({
  code: 'extra_rebate',
  names: { en: 'Extra rebate', vi: 'Hoàn trả thêm', ar: 'استرداد إضافي', 'zh-Hans': '额外返水' },
  schema: shape({
    products: Type.Array(gameType, { minItems: 1, maxItems: 14, uniqueItems: true, description: 'Types of games' }),
    valid: money('Bet on a day, at least'),
    ppm: rate('Part of what was bet', 20_000),
    most: money('At most in a day'),
  }),
  initial: { products: ['RNG'], valid: '1000000.00', ppm: 5_000, most: '1000000.00' },
  wagering: { of: 'bonus', factor: 1 },
  optIn: true,
  isIssued: true,
  products: ({ products }) => products,
  way: () => 'games',
  chances(rule, facts) {
    const yesterday = dayAfter(facts.today, -1)
    return [yesterday, facts.today].map((day) => {
      const bet = betOn(facts, day, rule.products)
      const reward = bet >= minor(rule.valid) ? partOf(bet, rule.ppm, minor(rule.most)) : 0n
      return {
        cycle: day,
        // What a day comes to is known when it is over.
        isMet: day === yesterday && reward > 0n,
        progress: { done: bet > 0n ? bet : 0n, of: minor(rule.valid), unit: 'money' as const },
        ...(reward > 0n && { reward: { least: reward, most: reward } }),
        until: endOfDay(facts.today),
      }
    })
  },
  lines: ({ products, valid, ppm, most }) => [
    {
      texts: {
        en: 'On each day on which you bet {valid} or more on {products}, {rate} of it comes back, at most {most}.',
        vi: 'Mỗi ngày cược hợp lệ từ {valid} ở {products}, được hoàn {rate}, tối đa {most}.',
        ar: 'في كل يوم تراهن فيه بمبلغ {valid} أو أكثر على {products}، يعود إليك {rate} منه بحد أقصى {most}.',
        'zh-Hans': '当日在 {products} 有效投注达 {valid}，返还 {rate}，最高 {most}。',
      },
      values: {
        ...{ valid: { money: minor(valid) }, products: { products }, rate: { ppm }, most: { money: minor(most) } },
      },
    },
    {
      texts: {
        en: 'It is credited by itself on the day after.',
        vi: 'Tiền được cộng tự động vào ngày hôm sau.',
        ar: 'يُضاف تلقائيًا في اليوم التالي.',
        'zh-Hans': '次日自动派发。',
      },
      values: {},
    },
  ],
  example: ({ valid, ppm, most }) => {
    const bet = minor(valid) * 10n
    return {
      texts: {
        en: 'You bet {bet} on a day and get {back} on the next.',
        vi: 'Bạn cược {bet} trong ngày và nhận {back} vào hôm sau.',
        ar: 'تراهن بمبلغ {bet} في يوم فتحصل على {back} في اليوم التالي.',
        'zh-Hans': '当日投注 {bet}，次日获得 {back}。',
      },
      values: { bet: { money: bet }, back: { money: partOf(bet, ppm, minor(most)) } },
    }
  },
})

const betOn = ({ play }: Facts, day: string, products: readonly string[]): bigint =>
  products.reduce((sum, product) => sum + (play.get(day)?.valid[product] ?? 0n), 0n)
