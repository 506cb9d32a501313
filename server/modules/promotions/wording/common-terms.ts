import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import { contributionOf } from '@banyan/rules/promotions/contribution.ts'
import type { CommonRule, Rule } from '../deciding/rule.ts'
import { limitOf } from '../kinds/fields.ts'
import type { PromotionKind, TermLine, Texts, VipLevel } from '../kinds/kind.ts'

/** What every promotion says of who may have it and of what must be betted, from the values that decide. */
function commonTerms(common: CommonRule, others: Beside['others']): TermLine[] {
  const { optIn, vipFrom, newWithinDays, needs, countries, excludeTags, oncePer } = common
  const { mostPerMember, stackable, review, mayReapply } = common
  const most = limitOf(mostPerMember)
  return [
    ...(optIn ? [line(words.optIn)] : []),
    ...(vipFrom > 0 ? [line(words.vipFrom, { level: { count: vipFrom } })] : []),
    ...(newWithinDays > 0 ? [line(words.newWithin, { days: { count: newWithinDays } })] : []),
    ...needs.map((need) => line(words[need])),
    ...(countries.length > 0 ? [line(words.countries, { countries: { countries } })] : []),
    ...(excludeTags.length > 0 ? [line(words.excluded)] : []),
    ...oncePer.map((each) => line(words.oncePer[each])),
    ...(others.length > 0 ? [line(words.exclusive, { others: { names: others } })] : []),
    ...(most === undefined ? [] : [line(words.mostPerMember, { most: { money: most } })]),
    ...wageringTerms(common),
    ...(stackable || common.wagering.factor === 0 ? [] : [line(words.alone)]),
    ...(review === 'never' ? [] : [line(review === 'always' ? words.reviewed : words.shared)]),
    ...(mayReapply ? [line(words.reapply)] : []),
  ]
}

function wageringTerms({ wagering: { of, factor, counts, days, largestBet } }: CommonRule): TermLine[] {
  if (factor === 0) return [line(words.free)]
  const contribution = Object.entries(contributionOf(counts) ?? {})
  const largest = limitOf(largestBet)
  const byPercent = Map.groupBy(contribution, ([, percent]) => percent)
  return [
    line(of === 'bonus' ? words.wagerBonus : words.wagerBoth, { factor: { count: factor } }),
    ...[...byPercent].map(([percent, products]) =>
      line(words.counts, {
        ...{ products: { products: products.map(([product]) => product) }, rate: { ppm: percent * 10_000 } },
      }),
    ),
    ...(contribution.length > 0 ? [line(words.countsNot)] : []),
    ...(largest === undefined ? [] : [line(words.largestBet, { largest: { money: largest } })]),
    ...(days > 0 ? [line(words.withinDays, { days: { count: days } })] : []),
    line(words.giveUp),
  ]
}

/** What terms speak of besides the rule. */
export interface Beside {
  readonly levels: readonly VipLevel[]
  /** Names of the promotions that this one excludes. */
  readonly others: readonly LocalisedText[]
}

/** All terms of a promotion. */
export function termsOf(kind: PromotionKind, rule: Rule, { levels, others }: Beside): TermLine[] {
  return [...kind.lines(rule.own, levels), ...commonTerms(rule.common, others)]
}

const line = (texts: Texts, values: TermLine['values'] = {}): TermLine => ({ texts, values })

const words = {
  optIn: {
    en: 'Join first: what you do before does not count.',
    vi: 'Cần tham gia trước: những gì làm trước đó không được tính.',
    ar: 'انضم أولًا: ما تفعله قبل ذلك لا يُحتسب.',
    'zh-Hans': '请先参加：参加之前的行为不计算在内。',
  },
  vipFrom: {
    en: 'For members of VIP level {level} and above.',
    vi: 'Dành cho người từ cấp VIP {level} trở lên.',
    ar: 'للأعضاء من مستوى VIP رقم {level} فما فوق.',
    'zh-Hans': '仅限 VIP {level} 及以上会员。',
  },
  newWithin: {
    en: 'For new members: days since registering, at most {days}.',
    vi: 'Dành cho người mới: số ngày từ khi đăng ký tối đa {days}.',
    ar: 'للأعضاء الجدد: عدد الأيام منذ التسجيل لا يزيد على {days}.',
    'zh-Hans': '仅限新会员：注册不超过 {days} 天。',
  },
  phone: {
    en: 'Your phone number must be confirmed.',
    vi: 'Số điện thoại phải được xác nhận.',
    ar: 'يجب أن يكون رقم هاتفك مؤكدًا.',
    'zh-Hans': '须已验证手机号码。',
  },
  email: {
    en: 'Your email address must be confirmed.',
    vi: 'Email phải được xác nhận.',
    ar: 'يجب أن يكون بريدك الإلكتروني مؤكدًا.',
    'zh-Hans': '须已验证邮箱。',
  },
  bank: {
    en: 'You need a bank account for withdrawals.',
    vi: 'Cần có tài khoản ngân hàng để rút tiền.',
    ar: 'يلزم أن يكون لديك حساب لدى بنك للسحب.',
    'zh-Hans': '须已添加提款用的银行账号。',
  },
  id: {
    en: 'Customer service must have checked your identity document.',
    vi: 'Bộ phận CSKH phải đã kiểm tra giấy tờ tùy thân của bạn.',
    ar: 'يجب أن تكون خدمة العملاء قد تحققت من وثيقة هويتك.',
    'zh-Hans': '须已由客服核验身份证件。',
  },
  countries: {
    en: 'For members with a confirmed mobile number from {countries}.',
    vi: 'Dành cho hội viên có số di động đã xác nhận của {countries}.',
    ar: 'للأعضاء الذين لديهم رقم جوال مؤكد من {countries}.',
    'zh-Hans': '仅限已验证{countries}手机号码的会员。',
  },
  excluded: {
    en: 'Some accounts are excluded; customer service tells you if yours is.',
    vi: 'Một số tài khoản không được tham gia; CSKH sẽ cho biết nếu có tài khoản của bạn.',
    ar: 'بعض الحسابات مستثناة؛ تخبرك خدمة العملاء إن كان حسابك منها.',
    'zh-Hans': '部分账户不可参加，可向客服查询。',
  },
  oncePer: {
    name: {
      en: 'One reward per real name, however many accounts.',
      vi: 'Mỗi họ tên thật chỉ nhận ở một tài khoản.',
      ar: 'لحساب واحد فقط لكل اسم حقيقي.',
      'zh-Hans': '同一真实姓名仅限一个账户领取。',
    },
    phone: {
      en: 'One reward per mobile number, however many accounts.',
      vi: 'Mỗi số di động chỉ nhận ở một tài khoản.',
      ar: 'لحساب واحد فقط لكل رقم جوال.',
      'zh-Hans': '同一手机号码仅限一个账户领取。',
    },
    bank: {
      en: 'One reward per bank account, however many accounts here.',
      vi: 'Mỗi tài khoản ngân hàng chỉ nhận ở một tài khoản.',
      ar: 'لحساب واحد فقط لكل حساب بنكي.',
      'zh-Hans': '同一银行账号仅限一个账户领取。',
    },
  },
  exclusive: {
    en: 'Whoever joined or had one of these cannot have it: {others}.',
    vi: 'Ai đã tham gia hoặc nhận một trong các khuyến mãi sau thì không nhận được: {others}.',
    ar: 'لا تُمنح لمن انضم إلى أحد هذه العروض أو استلمه: {others}.',
    'zh-Hans': '已参加或领取过以下任一优惠者不可领取：{others}。',
  },
  mostPerMember: {
    en: 'One member gets {most} of it at most.',
    vi: 'Mỗi người nhận tối đa {most}.',
    ar: 'يحصل العضو الواحد على {most} كحد أقصى.',
    'zh-Hans': '每位会员最多可得 {most}。',
  },
  free: {
    en: 'Nothing has to be betted for it.',
    vi: 'Không yêu cầu vòng cược.',
    ar: 'لا يلزم أي رهان مقابلها.',
    'zh-Hans': '无流水要求。',
  },
  wagerBonus: {
    en: 'Before money can go out, bet {factor} × the bonus.',
    vi: 'Cược gấp {factor} lần tiền thưởng trước khi rút tiền.',
    ar: 'راهن بقيمة المكافأة مضروبة في {factor} قبل السحب.',
    'zh-Hans': '提款前须完成奖金 {factor} 倍流水。',
  },
  wagerBoth: {
    en: 'Before money can go out, bet {factor} × the deposit and the bonus together.',
    vi: 'Cược gấp {factor} lần tổng tiền nạp và tiền thưởng trước khi rút tiền.',
    ar: 'راهن بمجموع الإيداع والمكافأة مضروبًا في {factor} قبل السحب.',
    'zh-Hans': '提款前须完成存款加奖金 {factor} 倍流水。',
  },
  counts: {
    en: 'Bets on {products} count {rate}.',
    vi: 'Cược ở {products} được tính {rate}.',
    ar: 'تُحتسب الرهانات على {products} بنسبة {rate}.',
    'zh-Hans': '{products} 的投注按 {rate} 计算。',
  },
  countsNot: {
    en: 'Bets on other games don’t count.',
    vi: 'Cược ở trò chơi khác không được tính.',
    ar: 'لا تُحتسب الرهانات على الألعاب الأخرى.',
    'zh-Hans': '其他游戏的投注不计算。',
  },
  largestBet: {
    en: 'A bet of more than {largest} does not count.',
    vi: 'Cược trên {largest} không được tính.',
    ar: 'لا يُحتسب أي رهان يزيد على {largest}.',
    'zh-Hans': '单笔超过 {largest} 的投注不计算。',
  },
  withinDays: {
    en: 'Days to do it in: {days}. After that the bonus and what was won with it are taken back.',
    vi: 'Số ngày để hoàn thành: {days}. Sau đó tiền thưởng và tiền thắng từ đó bị thu hồi.',
    ar: 'عدد الأيام المتاحة: {days}. بعدها تُسترد المكافأة وما ربحته بها.',
    'zh-Hans': '完成期限：{days} 天。逾期将收回奖金及其赢利。',
  },
  giveUp: {
    en: 'You may give the bonus up at any time; then it goes back with what you won since.',
    vi: 'Bạn có thể từ bỏ bất cứ lúc nào; khi đó tiền thưởng và tiền thắng từ lúc nhận bị thu hồi.',
    ar: 'يمكنك التخلي عن المكافأة في أي وقت؛ عندئذ تُسترد مع ما ربحته منذ استلامها.',
    'zh-Hans': '可随时放弃奖金，届时奖金及领取后的赢利将被收回。',
  },
  alone: {
    en: 'It cannot be claimed while another bonus of a promotion is still to be betted.',
    vi: 'Không thể nhận khi còn khoản thưởng khuyến mãi khác chưa cược xong.',
    ar: 'لا يمكن استلامها ما دامت مكافأة عرض آخر لم يكتمل رهانها.',
    'zh-Hans': '有其他优惠奖金未完成流水时不能领取。',
  },
  shared: {
    en: 'One for each person: a claim from a device or network that another claimant uses is checked first.',
    vi: 'Mỗi người một lần: yêu cầu từ thiết bị hoặc mạng đã có người nhận sẽ được kiểm tra trước.',
    ar: 'لكل شخص مرة واحدة: يُراجع أولًا الطلب القادم من جهاز أو شبكة استخدمها مستلم آخر.',
    'zh-Hans': '每人限一份：与其他领取者共用设备或网络的申请须先审核。',
  },
  reviewed: {
    en: 'Every claim is checked before it is paid.',
    vi: 'Mọi yêu cầu được kiểm tra trước khi trả.',
    ar: 'يُراجع كل طلب قبل دفعه.',
    'zh-Hans': '每笔申请均经审核后派发。',
  },
  reapply: {
    en: 'Who was refused may claim again.',
    vi: 'Người bị từ chối có thể yêu cầu lại.',
    ar: 'من رُفض طلبه يمكنه الطلب مجددًا.',
    'zh-Hans': '被拒绝者可重新申请。',
  },
} as const satisfies Record<string, Texts | Record<string, Texts>>
