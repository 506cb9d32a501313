import { shape } from '@banyan/contract/system/content.ts'
import { dayOf, endOfDay } from './days.ts'
import { partExample, partLine } from './deposit-part.ts'
import { minor, money, partOf, rate } from './fields.ts'
import { defineKind } from './kind.ts'

/** A bonus on the first deposit of a day that is large enough (domain section 4.2, P03). */
export const reload = defineKind({
  code: 'reload',
  names: {
    en: 'Daily deposit bonus',
    vi: 'Thưởng nạp mỗi ngày',
    ar: 'مكافأة الإيداع اليومية',
    'zh-Hans': '每日存款奖励',
  },
  schema: shape({
    least: money('The deposit, at least'),
    ppm: rate('Part of the deposit', 1_000_000),
    most: money('The bonus, at most'),
  }),
  initial: { least: '200000.00', ppm: 200_000, most: '500000.00' },
  wagering: { of: 'deposit_and_bonus', factor: 12 },
  way: () => 'deposit',
  chances({ least, ppm, most }, { deposits, today }) {
    const ofToday = deposits.filter(({ at }) => dayOf(at) === today)
    const deposit = ofToday.find(({ amount }) => amount >= minor(least))
    const largest = ofToday.reduce((so, { amount }) => (amount > so ? amount : so), 0n)
    const reward = deposit ? partOf(deposit.amount, ppm, minor(most)) : undefined
    return [
      {
        cycle: today,
        isMet: reward !== undefined && reward > 0n,
        progress: { done: deposit?.amount ?? largest, of: minor(least), unit: 'money' },
        ...(deposit &&
          reward !== undefined && {
            reward: { least: reward, most: reward },
            base: deposit.amount,
            deposit: deposit.number,
          }),
        until: endOfDay(today),
      },
    ]
  },
  lines: ({ least, ppm, most }) => [
    {
      texts: {
        en: 'For your first deposit of a day of {least} or more. It can be claimed until the day ends.',
        vi: 'Cho lần nạp đầu tiên trong ngày từ {least} trở lên. Nhận trước khi hết ngày.',
        ar: 'لأول إيداع في اليوم بمبلغ {least} أو أكثر. يمكن استلامها حتى نهاية اليوم.',
        'zh-Hans': '适用于每天首笔不低于 {least} 的存款，当日结束前均可领取。',
      },
      values: { least: { money: minor(least) } },
    },
    partLine({ ppm, most }),
  ],
  example: partExample,
})
