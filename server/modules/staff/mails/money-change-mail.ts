import type { MoneySection } from '@banyan/contract/system/money-sections.ts'
import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

type Texts = Readonly<Record<'en' | 'vi' | 'ar' | 'zh-Hans', string>>

/** Names of sections, as the console has them. */
const names: Readonly<Record<MoneySection, Texts>> = {
  vendorGifts: { en: 'Vendors’ gifts', vi: 'Quà của nhà cung cấp', ar: 'منح المزوّدين', 'zh-Hans': '厂商赠付' },
  passkeys: { en: 'Passkeys', vi: 'Khóa truy cập', ar: 'مفاتيح المرور', 'zh-Hans': '通行密钥' },
  roles: { en: 'Roles', vi: 'Vai trò', ar: 'الأدوار', 'zh-Hans': '角色' },
  approvals: { en: 'Approvals', vi: 'Phê duyệt', ar: 'الموافقات', 'zh-Hans': '审批' },
  cashier: { en: 'Deposits', vi: 'Nạp tiền', ar: 'الإيداع', 'zh-Hans': '存款' },
  withdrawals: { en: 'Withdrawals', vi: 'Rút tiền', ar: 'عمليات السحب', 'zh-Hans': '提款' },
  treeTransfers: {
    en: 'Transfers in the tree',
    vi: 'Chuyển tiền trong hệ thống',
    ar: 'التحويلات داخل الفريق',
    'zh-Hans': '上下级转账',
  },
  vendorWallets: {
    en: 'Wallets at vendors',
    vi: 'Ví tại nhà cung cấp',
    ar: 'المحافظ لدى المزوّدين',
    'zh-Hans': '游戏商钱包',
  },
  payoutBanks: { en: 'Banks for withdrawals', vi: 'Ngân hàng nhận tiền rút', ar: 'بنوك السحب', 'zh-Hans': '提款银行' },
  lottery: { en: 'Lottery', vi: 'Xổ số', ar: 'اليانصيب', 'zh-Hans': '彩票' },
  lotterySchedules: {
    en: 'Lottery schedules',
    vi: 'Lịch quay xổ số',
    ar: 'جداول سحوبات اليانصيب',
    'zh-Hans': '彩票开奖安排',
  },
  vip: { en: 'VIP levels', vi: 'Cấp VIP', ar: 'مستويات VIP', 'zh-Hans': 'VIP 等级' },
}

const subjects: Texts = {
  en: '{brand}: money settings changed ({section})',
  vi: '{brand}: cài đặt tiền đã thay đổi ({section})',
  ar: '{brand}: تغيّرت إعدادات الأموال ({section})',
  'zh-Hans': '{brand}：资金设置已更改（{section}）',
}

const texts: Texts = {
  en: `Settings that decide where money goes have just changed at {brand}: {section}. {by} requested the change, and another operator approved it. The console shows what changed: {address}

If you did not expect this, ask both of them at once, and lock their accounts if they cannot explain it.`,
  vi: `Cài đặt quyết định tiền đi đâu tại {brand} vừa thay đổi: {section}. {by} đã yêu cầu và một người vận hành khác đã phê duyệt. Xem nội dung thay đổi trong bảng điều khiển: {address}

Nếu bạn không biết về thay đổi này, hãy hỏi cả hai ngay và khóa tài khoản của họ nếu họ không giải thích được.`,
  ar: `تغيّرت للتو في {brand} إعدادات تقرر أين تذهب الأموال: {section}. طلب التغيير {by} ووافق عليه مشغّل آخر. تعرض لوحة التحكم ما تغيّر: {address}

إذا لم تكن على علم بذلك فاسأل كليهما فورًا، وأغلق حسابيهما إن لم يقدّما تفسيرًا.`,
  'zh-Hans': `{brand}决定资金去向的设置刚刚更改：{section}。申请人：{by}，已由另一名运营人员批准。更改内容请见控制台：{address}

如果您事先不知情，请立即询问这两人；若无法解释，请锁定其账户。`,
}

interface MoneyChange {
  readonly brand: string
  /** Of the section's page in the console. */
  readonly address: string
  readonly section: MoneySection
  /** Who requested the change. */
  readonly by: string
}

/** The mail to an owner about changed settings, without their values, in the language with this tag, else in English. */
export function moneyChangeMail(tag: string, { section, ...rest }: MoneyChange): Pick<MailMessage, 'subject' | 'text'> {
  const values = { ...rest, section: fillText(names[section], tag, {}) }
  return { subject: fillText(subjects, tag, values), text: fillText(texts, tag, values) }
}
