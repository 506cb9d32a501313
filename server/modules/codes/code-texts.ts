import { fillText, type TextByTag } from './send-queue.ts'
import type { MailPurpose } from './store/mail-codes.ts'

/**
 * What each code is for, so that nobody tells one to whoever asks for another. Short enough for one message beside a
 * brand of usual length: of 160 letters in English, and of 70 in every other script.
 */
const messages = {
  login: {
    en: '{brand}: {code} is your login code, valid for {minutes} minutes.',
    vi: '{brand}: {code} là mã đăng nhập của bạn, dùng trong {minutes} phút.',
    ar: '{brand}: رمز تسجيل الدخول {code}، صالح لمدة {minutes} دقائق.',
    'zh-Hans': '{brand}：您的登录验证码是{code}，{minutes}分钟内有效。',
  },
  password: {
    en: '{brand}: {code} sets a new password for your account, valid for {minutes} minutes.',
    vi: '{brand}: {code} là mã đặt lại mật khẩu, dùng trong {minutes} phút.',
    ar: '{brand}: رمز إعادة تعيين كلمة المرور {code}، صالح لمدة {minutes} دقائق.',
    'zh-Hans': '{brand}：您的密码重置验证码是{code}，{minutes}分钟内有效。',
  },
  register: {
    en: '{brand}: {code} is your registration code, valid for {minutes} minutes.',
    vi: '{brand}: {code} là mã đăng ký tài khoản, dùng trong {minutes} phút.',
    ar: '{brand}: رمز إنشاء الحساب {code}، صالح لمدة {minutes} دقائق.',
    'zh-Hans': '{brand}：您的注册验证码是{code}，{minutes}分钟内有效。',
  },
  confirm: {
    en: '{brand}: {code} confirms a change to your account, valid for {minutes} minutes.',
    vi: '{brand}: {code} là mã xác nhận thay đổi, dùng trong {minutes} phút.',
    ar: '{brand}: رمز تأكيد التغيير في حسابك {code}، صالح لمدة {minutes} دقائق.',
    'zh-Hans': '{brand}：您的账户变更验证码是{code}，{minutes}分钟内有效。',
  },
  bind: {
    en: '{brand}: {code} confirms this number for your account, valid for {minutes} minutes.',
    vi: '{brand}: {code} là mã xác nhận số này, dùng trong {minutes} phút.',
    ar: '{brand}: رمز تأكيد رقمك {code}، صالح لمدة {minutes} دقائق.',
    'zh-Hans': '{brand}：您的号码绑定验证码是{code}，{minutes}分钟内有效。',
  },
} as const satisfies Record<string, TextByTag>

interface CodeMessage {
  readonly purpose: keyof typeof messages
  readonly brand: string
  readonly code: string
  readonly minutes: number
}

/** What the message with a code says in the language with this tag, else in English. */
export function codeText(tag: string, { purpose, brand, code, minutes }: CodeMessage): string {
  return fillText(messages[purpose], tag, { brand, code, minutes: String(minutes) })
}

const mailSubjects = {
  stepUp: {
    en: '{brand}: your login code',
    vi: '{brand}: mã đăng nhập của bạn',
    ar: '{brand}: رمز تسجيل الدخول',
    'zh-Hans': '{brand}：您的登录验证码',
  },
  confirm: {
    en: '{brand}: confirm your email address',
    vi: '{brand}: xác nhận địa chỉ email của bạn',
    ar: '{brand}: تأكيد عنوان بريدك الإلكتروني',
    'zh-Hans': '{brand}：确认您的邮箱地址',
  },
} as const

const mailTexts = {
  stepUp: {
    en: 'Somebody is logging in to your account from a new place. If it is you, your code is {code}. It is valid for {minutes} minutes.\n\nIf it is not you, tell nobody this code, and change your password at once: whoever it is knows it.',
    vi: 'Có người đang đăng nhập vào tài khoản của bạn từ một nơi mới. Nếu đó là bạn, mã của bạn là {code}, dùng trong {minutes} phút.\n\nNếu không phải bạn, đừng cho ai biết mã này và hãy đổi mật khẩu ngay: người đó đang biết mật khẩu của bạn.',
    ar: 'يحاول شخص ما تسجيل الدخول إلى حسابك من مكان جديد. إذا كنت أنت، فالرمز هو {code}، صالح لمدة {minutes} دقائق.\n\nإذا لم تكن أنت، فلا تخبر أحدًا بهذا الرمز، وغيّر كلمة المرور فورًا لأن ذلك الشخص يعرفها.',
    'zh-Hans':
      '有人正从新的地点登录您的账户。如果是您本人，验证码为{code}，{minutes}分钟内有效。\n\n如果不是您本人，请勿将验证码告诉任何人，并立即修改密码，因为对方已知道您的密码。',
  },
  confirm: {
    en: 'Your code to confirm this address is {code}. It is valid for {minutes} minutes.\n\nIf you did not ask for it, you need not do anything.',
    vi: 'Mã xác nhận địa chỉ này của bạn là {code}, dùng trong {minutes} phút.\n\nNếu bạn không yêu cầu, bạn không cần làm gì cả.',
    ar: 'رمز تأكيد هذا العنوان هو {code}، صالح لمدة {minutes} دقيقة.\n\nإذا لم تطلبه، فلا حاجة إلى أي إجراء.',
    'zh-Hans': '确认此邮箱地址的验证码为{code}，{minutes}分钟内有效。\n\n如果不是您本人的操作，请忽略此邮件。',
  },
} as const

interface CodeMail {
  readonly brand: string
  readonly code: string
  readonly minutes: number
}

/** What the mail with a code says in the language with this tag, else in English. */
export function codeMail(tag: string, purpose: MailPurpose, { brand, code, minutes }: CodeMail) {
  const values = { brand, code, minutes: String(minutes) }
  return { subject: fillText(mailSubjects[purpose], tag, values), text: fillText(mailTexts[purpose], tag, values) }
}
