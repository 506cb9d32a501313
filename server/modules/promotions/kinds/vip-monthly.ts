import { shape } from '@banyan/contract/system/content.ts'
import { addMonths, dayAfter, firstOfMonth, monthBefore, monthOf, startOf } from './days.ts'
import { count } from './fields.ts'
import { defineKind } from './kind.ts'
import { giftExample, giftLines, periodChance } from './vip-gifts.ts'

/** What a VIP level gives each calendar month, to whoever deposited in the month before (domain section 4.4). */
export const vipMonthly = defineKind({
  code: 'vip_monthly',
  names: { en: 'VIP monthly gift', vi: 'Quà VIP hằng tháng', ar: 'هدية VIP الشهرية', 'zh-Hans': 'VIP 月礼金' },
  schema: shape({ deposits: count('Deposits in the month before, at least', 50) }),
  initial: { deposits: 1 },
  wagering: { of: 'bonus', factor: 1 },
  stackable: true,
  chances({ deposits }, facts) {
    const first = firstOfMonth(facts.today)
    const before = { from: monthBefore(first), until: dayAfter(first, -1) }
    const month = { cycle: `month:${monthOf(first)}`, before, until: startOf(addMonths(first, 1)) }
    return [periodChance(facts, 'monthly', month, deposits)]
  },
  lines: ({ deposits }, levels) => [
    {
      texts: {
        en: 'Once a calendar month, by your VIP level when you claim. It cannot be claimed afterwards.',
        vi: 'Mỗi tháng một lần, theo cấp VIP lúc nhận. Hết tháng không thể nhận nữa.',
        ar: 'مرة في الشهر التقويمي، بحسب مستواك VIP عند الاستلام. لا يمكن استلامها بعد ذلك.',
        'zh-Hans': '每个自然月可领取一次，按领取时的 VIP 等级计算，过期作废。',
      },
      values: {},
    },
    {
      texts: {
        en: 'Deposits needed in the month before: {deposits}.',
        vi: 'Số lần nạp cần có trong tháng trước: {deposits}.',
        ar: 'عدد الإيداعات المطلوبة في الشهر السابق: {deposits}.',
        'zh-Hans': '上月存款笔数须达到：{deposits}。',
      },
      values: { deposits: { count: deposits } },
    },
    ...giftLines(levels, 'monthly'),
  ],
  example: (_rule, levels) => giftExample(levels, 'monthly'),
})
