import { shape } from '@banyan/contract/system/content.ts'
import { minor, money } from './fields.ts'
import { defineKind } from './kind.ts'

/** A reward for leaving a number for messages, once for each member (requirements ACC-12, domain section 4.2). */
export const messagingTask = defineKind({
  code: 'messaging_task',
  names: { en: 'Zalo number', vi: 'Số Zalo', ar: 'رقم زالو', 'zh-Hans': 'Zalo 号码' },
  schema: shape({ reward: money('The reward') }),
  initial: { reward: '131000.00' },
  wagering: { of: 'bonus', factor: 5 },
  way: () => 'profile',
  chances({ reward }, { verified }) {
    const given = minor(reward)
    return [
      {
        ...{ cycle: '-', isMet: verified.messaging, reward: { least: given, most: given } },
        progress: { done: verified.messaging ? 1n : 0n, of: 1n, unit: 'count' },
      },
    ]
  },
  lines: ({ reward }) => [
    {
      texts: {
        en: 'Leave your Zalo number in your profile and claim {reward}, once for each member.',
        vi: 'Để lại số Zalo trong hồ sơ và nhận {reward}, mỗi người một lần.',
        ar: 'اترك رقم زالو في ملفك الشخصي واستلم {reward}، مرة واحدة لكل عضو.',
        'zh-Hans': '在个人资料中填写 Zalo 号码，可领取 {reward}，每位会员一次。',
      },
      values: { reward: { money: minor(reward) } },
    },
  ],
  example: ({ reward }) => ({
    texts: {
      en: 'You save your number and claim {reward}.',
      vi: 'Bạn lưu số và nhận {reward}.',
      ar: 'تحفظ رقمك وتستلم {reward}.',
      'zh-Hans': '保存号码后领取 {reward}。',
    },
    values: { reward: { money: minor(reward) } },
  }),
})
