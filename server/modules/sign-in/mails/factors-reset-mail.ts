import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

const subjects = {
  en: '{brand}: your authenticator and passkeys were removed',
  vi: '{brand}: ứng dụng xác thực và khóa truy cập của bạn đã được gỡ',
  ar: '{brand}: تمت إزالة تطبيق المصادقة ومفاتيح المرور الخاصة بك',
  'zh-Hans': '{brand}：您的身份验证器和通行密钥已移除',
} as const

const texts = {
  en: `Customer service has just removed the authenticator and the passkeys of your account at {brand}, and logged it out everywhere. For your safety no money can be withdrawn for a day. If you asked for it, log in and set up a new one under Security.

If you did not ask for it, change your password at once at {address}, and tell customer service.`,
  vi: `Chăm sóc khách hàng vừa gỡ ứng dụng xác thực và khóa truy cập khỏi tài khoản của bạn tại {brand} và đăng xuất tài khoản trên mọi thiết bị. Để bảo đảm an toàn, bạn không thể rút tiền trong một ngày. Nếu chính bạn yêu cầu, hãy đăng nhập và thiết lập lại trong mục Bảo mật.

Nếu không phải bạn yêu cầu, hãy đổi mật khẩu ngay tại {address} và báo cho chăm sóc khách hàng.`,
  ar: `أزالت خدمة العملاء للتو تطبيق المصادقة ومفاتيح المرور من حسابك في {brand} وسجّلت خروجه من جميع الأجهزة. حفاظًا على أمانك لا يمكن سحب الأموال لمدة يوم واحد. إذا كنت أنت من طلب ذلك فسجّل الدخول وأعد الإعداد من صفحة الأمان.

إذا لم تكن أنت فغيّر كلمة مرورك فورًا على {address} وأبلغ خدمة العملاء.`,
  'zh-Hans': `客服刚刚移除了您在{brand}的账户的身份验证器和通行密钥，并在所有设备上退出了登录。为了您的安全，一天内无法提款。如果是您本人要求的，请登录后在“安全”页面重新设置。

如果不是您本人要求的，请立即前往{address}更改密码，并联系客服。`,
} as const

/** The mail that tells an account's owner that its factors were taken away, in the language with this tag, else in English. */
export function factorsResetMail(
  tag: string,
  values: { readonly brand: string; readonly address: string },
): Pick<MailMessage, 'subject' | 'text'> {
  return { subject: fillText(subjects, tag, values), text: fillText(texts, tag, values) }
}
