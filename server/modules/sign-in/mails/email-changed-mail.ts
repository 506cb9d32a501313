import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

const subjects = {
  en: '{brand}: your email address was changed',
  vi: '{brand}: địa chỉ email của bạn đã được đổi',
  ar: '{brand}: تم تغيير عنوان بريدك الإلكتروني',
  'zh-Hans': '{brand}：您的邮箱地址已更改',
} as const

const texts = {
  en: `The email address of your account at {brand} has just been changed; this one no longer belongs to it. If it was you, you need not do anything.

If it was not you, log in at {address}, choose “Not me?” beside a login under Security, and tell customer service.`,
  vi: `Tài khoản của bạn tại {brand} vừa được đổi sang địa chỉ email khác; địa chỉ này không còn thuộc tài khoản nữa. Nếu chính bạn đổi, bạn không cần làm gì thêm.

Nếu không phải bạn, hãy đăng nhập tại {address}, chọn “Không phải tôi?” bên cạnh một lần đăng nhập trong mục Bảo mật và báo cho chăm sóc khách hàng.`,
  ar: `تم للتو تغيير عنوان البريد الإلكتروني لحسابك في {brand}، ولم يعد هذا العنوان تابعًا له. إذا كنت أنت من غيّره فلا يلزمك فعل أي شيء.

إذا لم تكن أنت، فسجّل الدخول على {address} واختر «لست أنا؟» بجانب عملية دخول في صفحة الأمان وأبلغ خدمة العملاء.`,
  'zh-Hans': `您在{brand}的账户刚刚更换了邮箱地址，此邮箱不再属于该账户。如果是您本人操作，则无需处理。

如果不是您本人操作，请前往{address}登录，在“安全”页面的登录记录旁选择“不是我？”，并联系客服。`,
} as const

/** The mail that tells the address before of another one, in the language with this tag, else in English. */
export function emailChangedMail(
  tag: string,
  values: { readonly brand: string; readonly address: string },
): Pick<MailMessage, 'subject' | 'text'> {
  return { subject: fillText(subjects, tag, values), text: fillText(texts, tag, values) }
}
