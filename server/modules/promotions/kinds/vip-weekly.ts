import { shape } from '@banyan/contract/system/content.ts'
import { dayAfter, endOfDay, mondayOf } from './days.ts'
import { count } from './fields.ts'
import { defineKind } from './kind.ts'
import { giftExample, giftLines, periodChance } from './vip-gifts.ts'

/** What a VIP level gives each week, to whoever deposited in the week before (domain section 4.4). */
export const vipWeekly = defineKind({
  code: 'vip_weekly',
  names: { en: 'VIP weekly gift', vi: 'Quà VIP hằng tuần', ar: 'هدية VIP الأسبوعية', 'zh-Hans': 'VIP 周礼金' },
  schema: shape({ deposits: count('Deposits in the week before, at least', 50) }),
  initial: { deposits: 1 },
  wagering: { of: 'bonus', factor: 1 },
  stackable: true,
  chances({ deposits }, facts) {
    const monday = mondayOf(facts.today)
    const before = { from: dayAfter(monday, -7), until: dayAfter(monday, -1) }
    const week = { cycle: `week:${monday}`, before, until: endOfDay(dayAfter(monday, 6)) }
    return [periodChance(facts, 'weekly', week, deposits)]
  },
  lines: ({ deposits }, levels) => [
    {
      texts: {
        en: 'Once a week, Monday to Sunday, by your VIP level when you claim. It cannot be claimed afterwards.',
        vi: 'Mỗi tuần một lần, từ thứ Hai đến Chủ nhật, theo cấp VIP lúc nhận. Hết tuần không thể nhận nữa.',
        ar: 'مرة في الأسبوع من الاثنين إلى الأحد، بحسب مستواك VIP عند الاستلام. لا يمكن استلامها بعد ذلك.',
        'zh-Hans': '每周一至周日可领取一次，按领取时的 VIP 等级计算，过期作废。',
      },
      values: {},
    },
    {
      texts: {
        en: 'Deposits needed in the week before: {deposits}.',
        vi: 'Số lần nạp cần có trong tuần trước: {deposits}.',
        ar: 'عدد الإيداعات المطلوبة في الأسبوع السابق: {deposits}.',
        'zh-Hans': '上周存款笔数须达到：{deposits}。',
      },
      values: { deposits: { count: deposits } },
    },
    ...giftLines(levels, 'weekly'),
  ],
  example: (_rule, levels) => giftExample(levels, 'weekly'),
})
