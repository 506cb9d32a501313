import { shape } from '@banyan/contract/system/content.ts'
import Type from 'typebox'
import { dayOf, endOfDay, monthBefore, monthOf } from './days.ts'
import { count, minor, money } from './fields.ts'
import { type Chance, defineKind, type Facts } from './kind.ts'

/** What an agent is given for new members of a month who play; an operator looks at each claim (domain section 4.2). */
export const agentLadder = defineKind({
  code: 'agent_ladder',
  names: { en: 'New members of agents', vi: 'Thành tích đại lý', ar: 'أعضاء الوكلاء الجدد', 'zh-Hans': '代理拉新奖励' },
  schema: shape({
    valid: money('A new member counts who has bet in the month, at least'),
    steps: Type.Array(shape({ members: count('New members from', 100_000), reward: money('The reward') }), {
      ...{ minItems: 1, maxItems: 12 },
      description: 'By how many there are; the highest step that is reached is paid',
    }),
  }),
  initial: {
    valid: '3000000.00',
    steps: [
      { members: 5, reward: '100000.00' },
      { members: 20, reward: '1000000.00' },
      { members: 100, reward: '10000000.00' },
      { members: 300, reward: '50000000.00' },
    ],
  },
  wagering: { of: 'bonus', factor: 0 },
  review: 'always',
  isForAgents: true,
  faults: ({ steps }) =>
    steps.flatMap(({ members }, at) => {
      const before = steps[at - 1]
      return before && before.members >= members ? [{ path: `/steps/${at}/members`, rule: 'order' }] : []
    }),
  chances({ valid, steps }, facts) {
    const [last, current] = [monthOf(monthBefore(facts.today)), monthOf(facts.today)]
    const until = endOfDay(`${current}-28`)
    return [last, current].map((month): Chance => {
      const members = newActives(facts, month, minor(valid))
      const reached = steps.findLast((step) => members >= step.members)
      const next = steps.find((step) => members < step.members) ?? steps.at(-1)
      const given = reached && minor(reached.reward)
      return {
        // What a month comes to is known when it is over; it can be claimed until the 28th.
        ...{ cycle: month, isMet: month === last && reached !== undefined, until },
        progress: { done: BigInt(members), of: BigInt(next?.members ?? 1), unit: 'count' },
        ...(given !== undefined && { reward: { least: given, most: given } }),
      }
    })
  },
  lines: ({ valid, steps }) => [
    {
      texts: {
        en: 'For agents: a new member counts who registered in the month and bet {valid} or more in it.',
        vi: 'Dành cho đại lý: tính người mới đăng ký trong tháng và cược hợp lệ từ {valid} trong tháng.',
        ar: 'للوكلاء: يُحتسب العضو الجديد الذي سجّل خلال الشهر وراهن فيه بمبلغ {valid} أو أكثر.',
        'zh-Hans': '面向代理：当月注册且当月有效投注达 {valid} 的新会员计入。',
      },
      values: { valid: { money: minor(valid) } },
    },
    ...steps.map(({ members, reward }) => ({
      texts: {
        en: 'From this many on, {members}: {reward}.',
        vi: 'Từ {members} người: {reward}.',
        ar: 'من عدد {members} فأكثر: {reward}.',
        'zh-Hans': '达到 {members} 人：{reward}。',
      },
      values: { members: { count: members }, reward: { money: minor(reward) } },
    })),
    {
      texts: {
        en: 'The month is paid after it is over; claim it until the 28th.',
        vi: 'Trả sau khi hết tháng; yêu cầu trước ngày 28.',
        ar: 'يُدفع عن الشهر بعد انتهائه؛ اطلبه حتى اليوم 28.',
        'zh-Hans': '月结后派发，请在 28 日前申请。',
      },
      values: {},
    },
  ],
  example: ({ steps }) => {
    const { members, reward } = steps.at(-1) ?? { members: 0, reward: '0' }
    return {
      texts: {
        en: 'You bring {members} new members who play, and claim {reward}.',
        vi: 'Bạn đưa về {members} người chơi mới và nhận {reward}.',
        ar: 'عدد الأعضاء الجدد الذين جلبتهم {members} فتستلم {reward}.',
        'zh-Hans': '带来 {members} 名活跃新会员，可领取 {reward}。',
      },
      values: { members: { count: members }, reward: { money: minor(reward) } },
    }
  },
})

const newActives = ({ recruits }: Facts, month: string, least: bigint): number =>
  recruits.filter(({ registeredAt, valid }) => monthOf(dayOf(registeredAt)) === month && (valid[month] ?? 0n) >= least)
    .length
