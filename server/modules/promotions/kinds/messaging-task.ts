import { shape } from '@banyan/contract/system/content.ts'
import { limitOf, minor, money, moneyAtMost } from './fields.ts'
import { defineKind } from './kind.ts'

/**
 * A reward for leaving a number for messages, once for each member and number (requirements ACC-12, domain section 4.2).
 * Any digits can be typed, so the number must be the mobile number that a code has proved.
 */
export const messagingTask = defineKind({
  code: 'messaging_task',
  names: { en: 'Zalo number', vi: 'Số Zalo', ar: 'رقم زالو', 'zh-Hans': 'Zalo 号码' },
  schema: shape({
    deposited: moneyAtMost('Deposited at once, at least; 0.00: no deposit'),
    reward: money('The reward'),
  }),
  initial: { deposited: '100000.00', reward: '131000.00' },
  wagering: { of: 'bonus', factor: 5 },
  provenBy: () => ['phone'],
  way: () => 'security',
  chances({ deposited, reward }, { verified, deposits }) {
    const given = minor(reward)
    const least = limitOf(deposited)
    const hasPaid = least === undefined || deposits.some(({ amount }) => amount >= least)
    const isMet = verified.messaging && hasPaid
    return [
      {
        ...{ cycle: '-', isMet, reward: { least: given, most: given } },
        progress: { done: isMet ? 1n : 0n, of: 1n, unit: 'count' },
      },
    ]
  },
  lines: ({ deposited, reward }) => [
    {
      texts: {
        en: 'Save your Zalo number in your profile, confirm the same number as your mobile number under Security, and claim {reward}. Once for each member and number.',
        vi: 'Lưu số Zalo trong hồ sơ, xác nhận chính số đó là số điện thoại của bạn trong mục Bảo mật rồi nhận {reward}. Mỗi người và mỗi số chỉ một lần.',
        ar: 'احفظ رقم زالو في ملفك الشخصي، وأكّد الرقم نفسه رقمًا لجوالك في صفحة الأمان، ثم استلم {reward}. مرة واحدة لكل عضو ولكل رقم.',
        'zh-Hans':
          '在个人资料中保存 Zalo 号码，并在“安全”页面将同一号码验证为您的手机号码，即可领取 {reward}。每位会员、每个号码限一次。',
      },
      values: { reward: { money: minor(reward) } },
    },
    ...(limitOf(deposited) === undefined
      ? []
      : [
          {
            texts: {
              en: 'One deposit of {deposited} or more must have been completed.',
              vi: 'Cần có một lần nạp thành công từ {deposited} trở lên.',
              ar: 'يجب إتمام إيداع واحد بمبلغ {deposited} أو أكثر.',
              'zh-Hans': '须已完成一笔不低于 {deposited} 的存款。',
            },
            values: { deposited: { money: minor(deposited) } },
          },
        ]),
  ],
  example: ({ reward }) => ({
    texts: {
      en: 'You save and confirm your number, deposit, and claim {reward}.',
      vi: 'Bạn lưu và xác nhận số, nạp tiền rồi nhận {reward}.',
      ar: 'تحفظ رقمك وتؤكده وتودع ثم تستلم {reward}.',
      'zh-Hans': '保存并验证号码、完成存款后领取 {reward}。',
    },
    values: { reward: { money: minor(reward) } },
  }),
})
