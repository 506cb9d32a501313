import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

const subjects = {
  en: '{brand}: customer service made a login address for your account',
  vi: '{brand}: chăm sóc khách hàng đã tạo địa chỉ đăng nhập cho tài khoản của bạn',
  ar: '{brand}: أنشأت خدمة العملاء عنوان دخول إلى حسابك',
  'zh-Hans': '{brand}：客服为您的账户生成了登录地址',
} as const

const texts = {
  en: `Customer service has just made a one-time login address for your account at {brand}. Whoever opens it within a minute is logged in to your account; if you have an authenticator, it is asked for on a new network. If you asked for it, there is nothing more to do.

If you did not ask for it, log out everywhere under Security and change your password at once at {address}, and tell customer service.`,
  vi: `Chăm sóc khách hàng vừa tạo địa chỉ đăng nhập một lần cho tài khoản của bạn tại {brand}. Ai mở địa chỉ này trong vòng một phút sẽ đăng nhập được vào tài khoản; nếu bạn có ứng dụng xác thực, mạng mới sẽ phải nhập mã của ứng dụng. Nếu chính bạn yêu cầu, bạn không cần làm gì thêm.

Nếu không phải bạn yêu cầu, hãy đăng xuất trên mọi thiết bị trong mục Bảo mật, đổi mật khẩu ngay tại {address} và báo cho chăm sóc khách hàng.`,
  ar: `أنشأت خدمة العملاء للتو عنوان دخول لمرة واحدة إلى حسابك في {brand}. من يفتحه خلال دقيقة يدخل إلى حسابك، وإذا كان لديك تطبيق مصادقة فسيُطلب رمزه على شبكة جديدة. إذا كنت أنت من طلب ذلك فلا يلزمك شيء آخر.

إذا لم تكن أنت فسجّل الخروج من جميع الأجهزة من صفحة الأمان، وغيّر كلمة مرورك فورًا على {address}، وأبلغ خدمة العملاء.`,
  'zh-Hans': `客服刚刚为您在{brand}的账户生成了一次性登录地址。一分钟内打开该地址的人即可登录您的账户；如果您设置了身份验证器，在新网络上还需输入其验证码。如果是您本人要求的，无需其他操作。

如果不是您本人要求的，请立即在“安全”页面退出所有设备的登录，前往{address}更改密码，并联系客服。`,
} as const

/** The mail that tells an account's owner of a sign-in code that an operator minted, in the language with this tag, else in English. */
export function signInCodeMail(
  tag: string,
  values: { readonly brand: string; readonly address: string },
): Pick<MailMessage, 'subject' | 'text'> {
  return { subject: fillText(subjects, tag, values), text: fillText(texts, tag, values) }
}
