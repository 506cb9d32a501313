import { localised } from '@banyan/rules/content/localised-text.ts'

/** Short enough for one message of 70 letters beside a brand of usual length. */
const texts = {
  en: '{brand}: {code} is your sign-in code, good for {minutes} minutes.',
  vi: '{brand}: {code} là mã đăng nhập của bạn, dùng trong {minutes} phút.',
  ar: '{brand}: رمز تسجيل الدخول {code}، صالح لمدة {minutes} دقائق.',
  'zh-Hans': '{brand}：您的登录验证码是{code}，{minutes}分钟内有效。',
} as const

interface CodeMessage {
  readonly brand: string
  readonly code: string
  readonly minutes: number
}

/** What the message with a code says in the language with this tag, else in English. */
export function codeText(tag: string, { brand, code, minutes }: CodeMessage): string {
  const values: Readonly<Record<string, string>> = { brand, code, minutes: String(minutes) }
  return localised(texts, tag, 'en').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
