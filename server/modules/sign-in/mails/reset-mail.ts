import { fillText, type MailMessage } from '#/modules/codes/send-queue.ts'

const subjects = {
  en: '{brand}: set a new password',
  vi: '{brand}: đặt mật khẩu mới',
  ar: '{brand}: تعيين كلمة مرور جديدة',
  'zh-Hans': '{brand}：设置新密码',
} as const

const texts = {
  en: `Somebody asked to set a new password for your account at {brand}. If it was you, open this link within {minutes} minutes; it works once:

{link}

If it was not you, ignore this email: your password stays as it is. Do not give the link to anybody.`,
  vi: `Có người yêu cầu đặt mật khẩu mới cho tài khoản của bạn tại {brand}. Nếu đó là bạn, hãy mở liên kết dưới đây trong {minutes} phút; liên kết chỉ dùng được một lần:

{link}

Nếu không phải bạn yêu cầu, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên. Đừng chuyển liên kết này cho bất kỳ ai.`,
  ar: `طلب أحدهم تعيين كلمة مرور جديدة لحسابك في {brand}. إذا كنت أنت فافتح الرابط التالي خلال {minutes} دقيقة، وهو صالح لمرة واحدة:

{link}

إذا لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي. لا تُعطِ الرابط لأي شخص.`,
  'zh-Hans': `有人申请为您在{brand}的账户设置新密码。如果是您本人，请在{minutes}分钟内打开以下链接，链接仅可使用一次：

{link}

如果不是您本人操作，请忽略此邮件，您的密码不会改变。请勿将此链接转发给任何人。`,
} as const

interface ResetMail {
  readonly brand: string
  readonly link: string
  readonly minutes: number
}

/** The mail with a link that sets a forgotten password anew, in the language with this tag, else in English. */
export function resetMail(tag: string, { brand, link, minutes }: ResetMail): Pick<MailMessage, 'subject' | 'text'> {
  const values = { brand, link, minutes: String(minutes) }
  return { subject: fillText(subjects, tag, values), text: fillText(texts, tag, values) }
}
