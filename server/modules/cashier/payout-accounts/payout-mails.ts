import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

type Says = {
  readonly brand: string
  readonly address: string
}

type Mail = Pick<MailMessage, 'subject' | 'text'>

const accountSubjects = {
  en: '{brand}: a bank account was added',
  vi: '{brand}: một tài khoản ngân hàng vừa được thêm',
  ar: '{brand}: أُضيف حساب بنكي',
  'zh-Hans': '{brand}：已添加银行账户',
} as const

const accountTexts = {
  en: `A bank account for withdrawals has just been added to your account at {brand}. If that was you, there is nothing to do.

If it was not you, change your password at once at {address}, and tell customer service: money can then be held back.`,
  vi: `Một tài khoản ngân hàng để nhận tiền rút vừa được thêm vào tài khoản của bạn tại {brand}. Nếu chính bạn thực hiện, bạn không cần làm gì thêm.

Nếu không phải bạn, hãy đổi mật khẩu ngay tại {address} và báo cho chăm sóc khách hàng để tạm giữ tiền.`,
  ar: `أُضيف للتو حساب بنكي للسحب إلى حسابك في {brand}. إذا كنت أنت من أضافه فلا حاجة إلى أي إجراء.

إذا لم تكن أنت فغيّر كلمة مرورك فورًا على {address} وأبلغ خدمة العملاء ليُحتجز المال.`,
  'zh-Hans': `您在{brand}的账户刚刚添加了一个用于提款的银行账户。如果是您本人操作，则无需理会。

如果不是您本人操作，请立即前往{address}更改密码，并联系客服以便暂停提款。`,
} as const

const passwordSubjects = {
  en: '{brand}: your payment password was set',
  vi: '{brand}: mật khẩu thanh toán của bạn vừa được đặt',
  ar: '{brand}: عُيّنت كلمة مرور الدفع الخاصة بك',
  'zh-Hans': '{brand}：您的支付密码已设置',
} as const

const passwordTexts = {
  en: `The payment password of your account at {brand} has just been set or changed. If that was you, there is nothing to do.

If it was not you, change your password at once at {address}, and tell customer service: money can then be held back.`,
  vi: `Mật khẩu thanh toán của tài khoản bạn tại {brand} vừa được đặt hoặc thay đổi. Nếu chính bạn thực hiện, bạn không cần làm gì thêm.

Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay tại {address} và báo cho chăm sóc khách hàng để tạm giữ tiền.`,
  ar: `عُيّنت كلمة مرور الدفع لحسابك في {brand} أو غُيّرت للتو. إذا كنت أنت من فعل ذلك فلا حاجة إلى أي إجراء.

إذا لم تكن أنت فغيّر كلمة مرورك فورًا على {address} وأبلغ خدمة العملاء ليُحتجز المال.`,
  'zh-Hans': `您在{brand}的账户的支付密码刚刚设置或更改。如果是您本人操作，则无需理会。

如果不是您本人操作，请立即前往{address}更改登录密码，并联系客服以便暂停提款。`,
} as const

/** Tells of an account that was added, in the language with this tag, else in English. */
export function payoutAccountAddedMail(tag: string, values: Says): Mail {
  return { subject: fillText(accountSubjects, tag, values), text: fillText(accountTexts, tag, values) }
}

/** Tells of a payment password that was set or changed. */
export function paymentPasswordMail(tag: string, values: Says): Mail {
  return { subject: fillText(passwordSubjects, tag, values), text: fillText(passwordTexts, tag, values) }
}
