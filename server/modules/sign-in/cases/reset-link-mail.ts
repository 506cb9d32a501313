import { foldedUsername } from '#/modules/accounts/folded-username.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { MailMessage } from '#/modules/codes/mail-message.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { countTryWithin } from '#/modules/verification/store/limited-tries.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Context } from '#/platform/http/bind.ts'
import { resetMail } from '../mails/reset-mail.ts'
import { type AccountToReset, accountToReset, linkGoodForMinutes, putResetLink } from '../store/reset-links.ts'

/** 160 bits. */
const codeBytes = 20
const mailsAnHour = 3

export interface ResetMailParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly publicUrl: URL
}

/** What somebody types who has forgotten a password. */
export interface ForgottenBy {
  readonly username: string
  readonly email: string
}

/** The account that both belong to. */
export async function whoForgot(
  { database, personal }: Pick<ResetMailParts, 'database' | 'personal'>,
  { username, email }: ForgottenBy,
): Promise<AccountToReset | undefined> {
  return await accountToReset(database.db, foldedUsername(username), personal.hashOfMail(email.trim()))
}

/** The mail with a new link, to the address as the account gave it; undefined where nobody is to be sent one, or no more. */
export async function resetLinkMail(
  parts: ResetMailParts,
  forgottenBy: ForgottenBy,
  { language, languageFor }: Pick<Context, 'language' | 'languageFor'>,
): Promise<Omit<MailMessage, 'id'> | undefined> {
  const { database, settings, personal, publicUrl } = parts
  const account = await whoForgot(parts, forgottenBy)
  const to = account && personal.openDetail(account.id, 'email', account.sealedAddress)
  if (!account || to === undefined) return undefined
  const code = newSecret(codeBytes)
  const subject = personal.hashOfSubject('reset mails', String(account.id))
  const isWithin = await database.transaction(async (tx) => {
    const limit = { kind: 'resetMail', subject, atMost: mailsAnHour, withinSeconds: 3600 }
    if ((await countTryWithin(tx, limit)) > 0) return false
    await putResetLink(tx, account.id, hashOfSecret(code))
    return true
  })
  if (!isWithin) return undefined
  const { tag } = account.language === null ? language : languageFor(account.language)
  const link = `${publicUrl.origin}/?reset=${code}`
  return { to, ...resetMail(tag, { brand: settings.current('brand').name, link, minutes: linkGoodForMinutes }) }
}
