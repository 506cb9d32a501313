import { fillText } from '#/modules/codes/send-queue.ts'

const texts = {
  en: '{brand}: this number already has an account. Log in with it.',
  vi: '{brand}: Số này đã có tài khoản. Hãy đăng nhập bằng số này.',
  ar: '{brand}: لهذا الرقم حساب بالفعل. سجّل الدخول به.',
  'zh-Hans': '{brand}：此号码已有账户，请直接登录。',
} as const

/** What a number is told in the place of a code that somebody wants to register it with, though it has an account. */
export function hasAccountText(tag: string, values: { readonly brand: string }): string {
  return fillText(texts, tag, values)
}
