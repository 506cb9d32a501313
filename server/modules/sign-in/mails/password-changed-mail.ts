import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

const subjects = {
  en: '{brand}: your password was changed',
  vi: '{brand}: mật khẩu của bạn đã được đổi',
  ar: '{brand}: تم تغيير كلمة مرورك',
  'zh-Hans': '{brand}：您的密码已更改',
} as const

const texts = {
  en: `The password of your account at {brand} has just been changed, and all other devices were logged out. If it was you, you need not do anything.

If it was not you, set a new password at once by “Forgot password?” at {address}, and tell customer service.`,
  vi: `Mật khẩu tài khoản của bạn tại {brand} vừa được đổi và mọi thiết bị khác đã bị đăng xuất. Nếu chính bạn đổi, bạn không cần làm gì thêm.

Nếu không phải bạn, hãy đặt mật khẩu mới ngay qua mục “Quên mật khẩu?” tại {address} và báo cho chăm sóc khách hàng.`,
  ar: `تم للتو تغيير كلمة مرور حسابك في {brand} وتسجيل الخروج من جميع الأجهزة الأخرى. إذا كنت أنت من غيّرها فلا يلزمك فعل أي شيء.

إذا لم تكن أنت فعيّن كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور؟» على {address} وأبلغ خدمة العملاء.`,
  'zh-Hans': `您在{brand}的账户密码刚刚已更改，其他所有设备均已退出登录。如果是您本人操作，则无需处理。

如果不是您本人操作，请立即前往{address}通过“忘记密码？”设置新密码，并联系客服。`,
} as const

/** The mail that tells an account's owner of a changed password, in the language with this tag, else in English. */
export function passwordChangedMail(
  tag: string,
  values: { readonly brand: string; readonly address: string },
): Pick<MailMessage, 'subject' | 'text'> {
  return { subject: fillText(subjects, tag, values), text: fillText(texts, tag, values) }
}
