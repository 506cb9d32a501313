import { shape } from '@banyan/contract/system/content.ts'
import { birthdayIn, dayAfter, endOfDay, startOf } from './days.ts'
import { count } from './fields.ts'
import { defineKind } from './kind.ts'
import { giftExample, giftLines, giftOf } from './vip-gifts.ts'

const dayMs = 86_400_000

/**
 * What a VIP level gives around a member's birthday, once a year (domain section 4.4). The birthday is saved once and for
 * all, and long enough before, so that nobody has one whenever it pleases.
 */
export const vipBirthday = defineKind({
  code: 'vip_birthday',
  names: { en: 'VIP birthday gift', vi: 'Quà sinh nhật VIP', ar: 'هدية عيد ميلاد VIP', 'zh-Hans': 'VIP 生日礼金' },
  schema: shape({
    around: count('Days before and after the birthday in which it may be claimed', 15, 0),
    accountDays: count('Days for which the account is there, at least', 365, 0),
    savedDays: count('Days before the birthday on which it was saved, at least', 365, 0),
  }),
  initial: { around: 3, accountDays: 30, savedDays: 30 },
  wagering: { of: 'bonus', factor: 1 },
  stackable: true,
  chances({ around, accountDays, savedDays }, { vip, now, today, registeredAt }) {
    const amount = giftOf(vip.levels, vip.level, 'birthday')
    const reward = amount > 0n ? { reward: { least: amount, most: amount } } : {}
    const { birthday } = vip
    if (!birthday) return [{ cycle: 'year:-', isMet: false, ...reward }]
    const year = Number(today.slice(0, 4))
    // The days around one in January begin in December, and the other way round.
    const near = [year - 1, year, year + 1].map((each) => ({ year: each, day: birthdayIn(birthday.day, each) }))
    const next = near.find(({ day }) => dayAfter(day, around) >= today)
    if (!next) throw new Error(`no birthday comes after ${today}`)
    const isOld = now.getTime() - registeredAt.getTime() >= accountDays * dayMs
    const isSavedInTime = birthday.savedAt <= startOf(dayAfter(next.day, -savedDays))
    const isNear = dayAfter(next.day, -around) <= today
    const until = endOfDay(dayAfter(next.day, around))
    return [{ cycle: `year:${next.year}`, isMet: isNear && isOld && isSavedInTime && amount > 0n, until, ...reward }]
  },
  lines: ({ around, accountDays, savedDays }, levels) => [
    {
      texts: {
        en: 'Once a year, within {around} days before or after your birthday, by your VIP level when you claim.',
        vi: 'Mỗi năm một lần, trong vòng {around} ngày trước hoặc sau sinh nhật, theo cấp VIP lúc nhận.',
        ar: 'مرة في السنة، قبل عيد ميلادك أو بعده بعدد أيام أقصاه {around}، بحسب مستواك VIP عند الاستلام.',
        'zh-Hans': '每年一次，生日前后 {around} 天内可领取，按领取时的 VIP 等级计算。',
      },
      values: { around: { count: around } },
    },
    {
      texts: {
        en: 'Days that your account must have been there: {account}. Days before the birthday on which it must have been saved in your profile: {saved}.',
        vi: 'Tài khoản phải có từ ít nhất {account} ngày. Sinh nhật phải được lưu trong hồ sơ trước ít nhất {saved} ngày.',
        ar: 'أقل عمر للحساب بالأيام: {account}. أقل عدد أيام بين حفظ تاريخ الميلاد في ملفك وعيد ميلادك: {saved}.',
        'zh-Hans': '账户注册须满 {account} 天，且生日须至少提前 {saved} 天保存在个人资料中。',
      },
      values: { account: { count: accountDays }, saved: { count: savedDays } },
    },
    {
      texts: {
        en: 'A birthday is saved once and for all.',
        vi: 'Ngày sinh chỉ được lưu một lần và không thể thay đổi.',
        ar: 'يُحفظ تاريخ الميلاد مرة واحدة ولا يتغير.',
        'zh-Hans': '生日一经保存即不可更改。',
      },
      values: {},
    },
    ...giftLines(levels, 'birthday'),
  ],
  example: (_rule, levels) => giftExample(levels, 'birthday'),
})
