import { shape } from '@banyan/contract/system/content.ts'
import { partExample, partLine } from './deposit-part.ts'
import { count, minor, money, partOf, rate } from './fields.ts'
import { defineKind } from './kind.ts'

const hourMs = 3_600_000

/** A bonus on the first, second or third deposit that a member ever completes (domain section 4.2). */
export const nthDeposit = defineKind({
  code: 'nth_deposit',
  names: {
    en: 'Bonus on an early deposit',
    vi: 'Thưởng nạp lần đầu',
    ar: 'مكافأة أول الإيداعات',
    'zh-Hans': '前几笔存款奖励',
  },
  schema: shape({
    nth: count('Which of the member’s deposits', 3),
    least: money('The deposit, at least'),
    ppm: rate('Part of the deposit', 3_000_000),
    most: money('The bonus, at most'),
    hours: count('Hours after the deposit in which it may be claimed', 168),
  }),
  initial: { nth: 1, least: '100000.00', ppm: 1_000_000, most: '3000000.00', hours: 24 },
  wagering: { of: 'deposit_and_bonus', factor: 20 },
  optIn: true,
  way: () => 'deposit',
  chances({ nth, least, ppm, most, hours }, { deposits, had, lastBetAt }) {
    const deposit = deposits.find((one) => one.nth === nth)
    const progress = (done: bigint) => ({ done, of: minor(least), unit: 'money' as const })
    // Nothing counts for a later deposit until those before it were made.
    const isNext = nth === 1 || deposits.some((one) => one.nth === nth - 1)
    if (!deposit) return [{ cycle: '-', isMet: false, ...(isNext && { progress: progress(0n) }) }]
    const joined = had.get('-')?.at
    // Who joined first may have played since; who did not has to claim before the money is at stake.
    const isInTime = (joined !== undefined && joined <= deposit.at) || lastBetAt === null || lastBetAt <= deposit.at
    const reward = partOf(deposit.amount, ppm, minor(most))
    return [
      {
        cycle: '-',
        isMet: deposit.amount >= minor(least) && isInTime && reward > 0n,
        progress: progress(deposit.amount),
        reward: { least: reward, most: reward },
        ...{ base: deposit.amount, deposit: deposit.number },
        until: new Date(deposit.at.getTime() + hours * hourMs),
      },
    ]
  },
  lines: ({ nth, least, ppm, most, hours }) => [
    {
      texts: {
        en: 'For deposit number {nth} of an account, {least} or more.',
        vi: 'Cho lần nạp thứ {nth} của tài khoản, từ {least} trở lên.',
        ar: 'للإيداع رقم {nth} في الحساب، بمبلغ {least} أو أكثر.',
        'zh-Hans': '适用于账户的第 {nth} 笔存款，金额不低于 {least}。',
      },
      values: { nth: { count: nth }, least: { money: minor(least) } },
    },
    partLine({ ppm, most }),
    {
      texts: {
        en: 'Claim it within {hours} hours after the deposit, before you bet, unless you joined before you paid in.',
        vi: 'Nhận trong vòng {hours} giờ sau khi nạp và trước khi cược, trừ khi đã tham gia trước khi nạp.',
        ar: 'استلمها خلال {hours} من الساعات بعد الإيداع وقبل أن تراهن، إلا إذا انضممت قبل الإيداع.',
        'zh-Hans': '请在存款后 {hours} 小时内、投注之前领取；存款前已参加者除外。',
      },
      values: { hours: { count: hours } },
    },
  ],
  example: partExample,
})
