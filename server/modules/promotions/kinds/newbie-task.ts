import { shape } from '@banyan/contract/system/content.ts'
import type { PromotionWay } from '@banyan/rules/promotions/promotion-status.ts'
import Type from 'typebox'
import { minor, money } from './fields.ts'
import { defineKind, type Facts, type Texts } from './kind.ts'

const tasks = ['phone', 'email', 'bank', 'deposit', 'bet'] as const
type Task = (typeof tasks)[number]

/** A reward for something that a new member does once (domain section 4.2). A bank account alone proves nothing: money must have come. */
export const newbieTask = defineKind({
  code: 'newbie_task',
  names: { en: 'First step', vi: 'Nhiệm vụ tân thủ', ar: 'خطوة أولى', 'zh-Hans': '新手任务' },
  schema: shape({
    task: Type.Enum([...tasks], { description: 'What is rewarded' }),
    reward: money('The reward'),
  }),
  initial: { task: 'phone', reward: '18000.00' },
  wagering: { of: 'bonus', factor: 3 },
  provenBy: ({ task }) => (task === 'phone' || task === 'email' || task === 'bank' ? [task] : []),
  way: ({ task }) => ways[task],
  chances({ task, reward }, facts) {
    const isMet = isDone(task, facts)
    const given = minor(reward)
    return [
      {
        ...{ cycle: '-', isMet, reward: { least: given, most: given } },
        progress: { done: isMet ? 1n : 0n, of: 1n, unit: 'count' },
      },
    ]
  },
  lines: ({ task, reward }) => [
    { texts: texts[task], values: {} },
    {
      texts: {
        en: 'The reward is {reward}, once for each member.',
        vi: 'Thưởng {reward}, mỗi người một lần.',
        ar: 'المكافأة {reward}، مرة واحدة لكل عضو.',
        'zh-Hans': '奖励 {reward}，每位会员一次。',
      },
      values: { reward: { money: minor(reward) } },
    },
  ],
  example: ({ task, reward }) => ({
    texts: {
      en: '{task} You claim {reward}.',
      vi: '{task} Bạn nhận {reward}.',
      ar: '{task} وتستلم {reward}.',
      'zh-Hans': '{task}可领取 {reward}。',
    },
    values: { task: { texts: texts[task] }, reward: { money: minor(reward) } },
  }),
})

const isDone = (task: Task, { verified, deposits, lastBetAt }: Facts): boolean =>
  ({
    ...{ phone: verified.phone, email: verified.email, bank: verified.bank && deposits.length > 0 },
    ...{ deposit: deposits.length > 0, bet: lastBetAt !== null },
  })[task]

const ways: Readonly<Record<Task, PromotionWay>> = {
  ...{ phone: 'security', email: 'security', bank: 'payout', deposit: 'deposit', bet: 'games' },
}

const texts: Readonly<Record<Task, Texts>> = {
  phone: {
    en: 'Confirm your phone number under Security.',
    vi: 'Xác nhận số điện thoại trong mục Bảo mật.',
    ar: 'أكّد رقم هاتفك في صفحة الأمان.',
    'zh-Hans': '在“安全”页面验证您的手机号码。',
  },
  email: {
    en: 'Confirm your email address under Security.',
    vi: 'Xác nhận email trong mục Bảo mật.',
    ar: 'أكّد بريدك الإلكتروني في صفحة الأمان.',
    'zh-Hans': '在“安全”页面验证您的邮箱。',
  },
  bank: {
    en: 'Add a bank account for withdrawals and make a deposit.',
    vi: 'Thêm tài khoản ngân hàng để rút tiền và nạp tiền.',
    ar: 'أضف حسابًا لدى بنك للسحب وقم بإيداع.',
    'zh-Hans': '添加用于提款的银行账号并完成存款。',
  },
  deposit: {
    en: 'Make your first deposit.',
    vi: 'Nạp tiền lần đầu.',
    ar: 'قم بأول إيداع لك.',
    'zh-Hans': '完成首次存款。',
  },
  bet: {
    en: 'Place your first bet, and see it settled.',
    vi: 'Đặt cược lần đầu và chờ kết quả.',
    ar: 'ضع أول رهان لك وانتظر تسويته.',
    'zh-Hans': '完成首次投注并结算。',
  },
}
