import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

/** What an operator can change about how an account is accessed or paid out. */
export type AccessAct = 'password' | 'signInCode' | 'factors' | 'paymentPassword' | 'payoutAccount' | 'release'

type Texts = Readonly<Record<'en' | 'vi' | 'ar' | 'zh-Hans', string>>

const acts: Readonly<Record<AccessAct, Texts>> = {
  password: {
    en: 'a new password was set, and your account was logged out everywhere',
    vi: 'một mật khẩu mới đã được đặt và tài khoản đã bị đăng xuất trên mọi thiết bị',
    ar: 'عُيّنت كلمة مرور جديدة وسُجّل خروج حسابك من جميع الأجهزة',
    'zh-Hans': '已设置新密码，您的账户已在所有设备上退出登录',
  },
  signInCode: {
    en: 'a login address was made that opens your account once, within a minute',
    vi: 'một địa chỉ đăng nhập đã được tạo, mở tài khoản của bạn một lần trong vòng một phút',
    ar: 'أُنشئ عنوان دخول يفتح حسابك مرة واحدة خلال دقيقة',
    'zh-Hans': '已生成一个登录地址，可在一分钟内登录您的账户一次',
  },
  factors: {
    en: 'your authenticator and passkeys were removed, and your account was logged out everywhere',
    vi: 'ứng dụng xác thực và khóa truy cập đã được gỡ, tài khoản đã bị đăng xuất trên mọi thiết bị',
    ar: 'أُزيل تطبيق المصادقة ومفاتيح المرور وسُجّل خروج حسابك من جميع الأجهزة',
    'zh-Hans': '您的身份验证器和通行密钥已移除，账户已在所有设备上退出登录',
  },
  paymentPassword: {
    en: 'your payment password was removed',
    vi: 'mật khẩu thanh toán của bạn đã được gỡ',
    ar: 'أُلغيت كلمة مرور الدفع الخاصة بك',
    'zh-Hans': '您的支付密码已移除',
  },
  payoutAccount: {
    en: 'a bank account for withdrawals was removed',
    vi: 'một tài khoản ngân hàng để nhận tiền rút đã được gỡ',
    ar: 'أُزيل حساب بنكي للسحب',
    'zh-Hans': '一个用于提款的银行账户已移除',
  },
  release: {
    en: 'the hold on your withdrawals was lifted',
    vi: 'việc tạm giữ rút tiền đã được gỡ bỏ',
    ar: 'رُفع تعليق عمليات السحب',
    'zh-Hans': '您的提款暂停已解除',
  },
}

const subjects: Texts = {
  en: '{brand}: customer service changed your account',
  vi: '{brand}: chăm sóc khách hàng đã thay đổi tài khoản của bạn',
  ar: '{brand}: غيّرت خدمة العملاء إعدادات حسابك',
  'zh-Hans': '{brand}：客服更改了您的账户',
}

const texts: Texts = {
  en: `Customer service has just changed your account at {brand}: {act}. {hold}If you asked for it, there is nothing more to do.

If you did not ask for it, change your password at once at {address}, and tell customer service.`,
  vi: `Chăm sóc khách hàng vừa thay đổi tài khoản của bạn tại {brand}: {act}. {hold}Nếu chính bạn yêu cầu, bạn không cần làm gì thêm.

Nếu không phải bạn yêu cầu, hãy đổi mật khẩu ngay tại {address} và báo cho chăm sóc khách hàng.`,
  ar: `غيّرت خدمة العملاء للتو حسابك في {brand}: {act}. {hold}إذا كنت أنت من طلب ذلك فلا يلزمك شيء آخر.

إذا لم تكن أنت من طلب ذلك فغيّر كلمة مرورك فورًا على {address} وأبلغ خدمة العملاء.`,
  'zh-Hans': `客服刚刚更改了您在{brand}的账户：{act}。{hold}如果是您本人要求的，则无需处理。

如果不是您本人要求的，请立即前往{address}更改密码，并联系客服。`,
}

const holds: Texts = {
  en: 'For your safety no money can be withdrawn for {hours} hours. ',
  vi: 'Để bảo đảm an toàn, bạn không thể rút tiền trong {hours} giờ. ',
  ar: 'حفاظًا على أمانك لا يمكن سحب الأموال خلال الساعات القادمة (العدد: {hours}). ',
  'zh-Hans': '为了您的安全，{hours}小时内无法提款。',
}

const messages: Texts = {
  en: '{brand}: customer service changed the access to your account. Not asked for by you? Tell us at once.',
  vi: '{brand}: CSKH vừa thay đổi quyền truy cập tài khoản. Không phải bạn yêu cầu? Báo ngay CSKH.',
  ar: '{brand}: غيّرت خدمة العملاء إعدادات حسابك. إن لم تطلب ذلك فأبلغنا فورًا.',
  'zh-Hans': '{brand}：客服更改了您账户的登录或提款设置。如非本人要求，请立即联系客服。',
}

export interface AccessNotice {
  readonly brand: string
  readonly address: string
  readonly act: AccessAct
  /** For how long no money goes out; undefined where the act holds nothing. */
  readonly heldHours: number | undefined
}

/** The mail about an operator's act on access, in the language with this tag, else in English. */
export function accessNoticeMail(
  tag: string,
  { brand, address, act, heldHours }: AccessNotice,
): Pick<MailMessage, 'subject' | 'text'> {
  const hold = heldHours === undefined ? '' : fillText(holds, tag, { hours: String(heldHours) })
  const values = { brand, address, hold, act: fillText(acts[act], tag, {}) }
  return { subject: fillText(subjects, tag, values), text: fillText(texts, tag, values) }
}

/** The same as an SMS, which names no act: phones show messages on locked screens. */
export function accessNoticeText(tag: string, { brand }: Pick<AccessNotice, 'brand'>): string {
  return fillText(messages, tag, { brand })
}
