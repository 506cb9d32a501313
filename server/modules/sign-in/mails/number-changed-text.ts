import { fillText } from '#/modules/codes/send-queue.ts'

const texts = {
  en: '{brand}: your account now has another mobile number. If it was not you, tell customer service at once.',
  vi: '{brand}: tài khoản đã đổi số điện thoại. Không phải bạn? Hãy báo CSKH ngay.',
  ar: '{brand}: تم تغيير رقم جوال حسابك. إن لم تكن أنت فأبلغ خدمة العملاء فورًا.',
  'zh-Hans': '{brand}：您的账户已更换手机号码。如非本人操作，请立即联系客服。',
} as const

/** What the number before is told of another one, in the language with this tag, else in English. */
export function numberChangedText(tag: string, values: { readonly brand: string }): string {
  return fillText(texts, tag, values)
}
