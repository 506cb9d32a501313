import { shape } from '@banyan/contract/system/content.ts'
import Type from 'typebox'
import { dayAfter, dayOf, endOfDay } from './days.ts'
import { minor, money } from './fields.ts'
import { defineKind, type Facts, type TermLine } from './kind.ts'

const stepsAtMost = 30

/**
 * A reward that rises with each day in a row on which a member deposits or bets enough; who misses a day begins again
 * (domain section 4.2). The day is the merchant's, whatever the member's clock says.
 */
export const checkIn = defineKind({
  code: 'check_in',
  names: { en: 'Daily check-in', vi: 'Điểm danh mỗi ngày', ar: 'الحضور اليومي', 'zh-Hans': '每日签到' },
  schema: shape({
    deposited: money('Deposited on the day, at least'),
    valid: money('Or bet on the day, at least'),
    rewards: Type.Array(money('The reward of the day'), {
      ...{ minItems: 2, maxItems: stepsAtMost },
      description: 'By the days in a row; after the last one it begins again',
    }),
  }),
  initial: {
    deposited: '100000.00',
    valid: '500000.00',
    rewards: ['5000.00', '8000.00', '10000.00', '15000.00', '20000.00', '28000.00', '58000.00'],
  },
  wagering: { of: 'bonus', factor: 1 },
  steps: ({ rewards }, facts) => {
    const before = daysInRow(facts) % rewards.length
    return { rewards: rewards.map(minor), done: before + (facts.had.get(facts.today)?.isPaid ? 1 : 0) }
  },
  way: () => 'deposit',
  chances({ deposited, valid, rewards }, facts) {
    const { today } = facts
    const reward = minor(rewards[daysInRow(facts) % rewards.length] ?? '0')
    const [paid, bet] = [depositedOn(facts, today), validOn(facts, today)]
    const isMet = paid >= minor(deposited) || bet >= minor(valid)
    // What is nearer to its mark.
    const isDeposit = paid * minor(valid) >= bet * minor(deposited)
    return [
      {
        ...{ cycle: today, isMet, reward: { least: reward, most: reward }, until: endOfDay(today) },
        progress: isDeposit
          ? { done: paid, of: minor(deposited), unit: 'money' }
          : { done: bet, of: minor(valid), unit: 'money' },
      },
    ]
  },
  lines: ({ deposited, valid, rewards }) => [
    {
      texts: {
        en: 'On each day on which you deposit {deposited} or bet {valid}, check in and claim.',
        vi: 'Mỗi ngày nạp {deposited} hoặc cược hợp lệ {valid}, hãy điểm danh và nhận thưởng.',
        ar: 'في كل يوم تودع فيه {deposited} أو تراهن بمبلغ {valid}، سجّل حضورك واستلم.',
        'zh-Hans': '当日存款达 {deposited} 或有效投注达 {valid}，即可签到领取。',
      },
      values: { deposited: { money: minor(deposited) }, valid: { money: minor(valid) } },
    },
    ...rewards.map(
      (reward, at): TermLine => ({
        texts: {
          en: 'Day {day} in a row: {reward}.',
          vi: 'Ngày thứ {day} liên tiếp: {reward}.',
          ar: 'اليوم {day} على التوالي: {reward}.',
          'zh-Hans': '连续第 {day} 天：{reward}。',
        },
        values: { day: { count: at + 1 }, reward: { money: minor(reward) } },
      }),
    ),
    {
      texts: {
        en: 'Who misses a day begins again, and so does everybody after the last step.',
        vi: 'Bỏ lỡ một ngày thì bắt đầu lại; sau bậc cuối cũng bắt đầu lại.',
        ar: 'من يفوّت يومًا يبدأ من جديد، وكذلك الجميع بعد الخطوة الأخيرة.',
        'zh-Hans': '中断一天将重新开始，完成最后一级后也重新开始。',
      },
      values: {},
    },
  ],
  example: ({ rewards }) => ({
    texts: {
      en: 'You check in on {days} days in a row and get {sum} in all.',
      vi: 'Bạn điểm danh {days} ngày liên tiếp và nhận tổng cộng {sum}.',
      ar: 'عدد الأيام المتتالية {days}، ومجموع ما تحصل عليه {sum}.',
      'zh-Hans': '连续签到 {days} 天，共得 {sum}。',
    },
    values: {
      days: { count: rewards.length },
      sum: { money: rewards.reduce((sum, reward) => sum + minor(reward), 0n) },
    },
  }),
})

/** Days right before today on each of which the reward was taken. */
function daysInRow({ today, had }: Facts): number {
  let days = 0
  while (had.get(dayAfter(today, -1 - days))?.isPaid) days += 1
  return days
}

const depositedOn = ({ deposits }: Facts, day: string): bigint =>
  deposits.reduce((sum, { at, amount }) => (dayOf(at) === day ? sum + amount : sum), 0n)

const validOn = ({ play }: Facts, day: string): bigint =>
  Object.values(play.get(day)?.valid ?? {}).reduce((sum, amount) => sum + amount, 0n)
