import { fillText, type TextByTag } from './send-queue.ts'

/**
 * What each code is for, so that nobody tells one to whoever asks for another. Short enough for one message beside a
 * brand of usual length: of 160 letters in English, and of 70 in every other script.
 */
const texts = {
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
  readonly purpose: keyof typeof texts
  readonly brand: string
  readonly code: string
  readonly minutes: number
}

/** What the message with a code says in the language with this tag, else in English. */
export function codeText(tag: string, { purpose, brand, code, minutes }: CodeMessage): string {
  return fillText(texts[purpose], tag, { brand, code, minutes: String(minutes) })
}
