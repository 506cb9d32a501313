import { shape } from '@banyan/contract/system/content.ts'
import { minor, money } from './fields.ts'
import { defineKind } from './kind.ts'

/** What an operator gives a member, with a reason and a second operator; nobody claims it (domain section 4.2). */
export const gift = defineKind({
  code: 'gift',
  names: {
    en: 'Gift of customer service',
    vi: 'Quà từ chăm sóc khách hàng',
    ar: 'هدية من خدمة العملاء',
    'zh-Hans': '客服赠礼',
  },
  schema: shape({ most: money('A gift, at most') }),
  initial: { most: '5000000.00' },
  wagering: { of: 'bonus', factor: 1 },
  isHidden: true,
  chances: () => [],
  lines: ({ most }) => [
    {
      texts: {
        en: 'Customer service gives it to single members, at most {most} each.',
        vi: 'Chăm sóc khách hàng tặng riêng từng người, mỗi lần tối đa {most}.',
        ar: 'تمنحها خدمة العملاء لأعضاء بعينهم، بحد أقصى {most} لكل هدية.',
        'zh-Hans': '由客服赠予个别会员，每笔最高 {most}。',
      },
      values: { most: { money: minor(most) } },
    },
  ],
  example: ({ most }) => ({
    texts: {
      en: 'You are given {gift}.',
      vi: 'Bạn được tặng {gift}.',
      ar: 'تُمنح {gift}.',
      'zh-Hans': '您获赠 {gift}。',
    },
    values: { gift: { money: minor(most) } },
  }),
})
