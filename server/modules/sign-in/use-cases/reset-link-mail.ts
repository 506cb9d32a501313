import { accountToReset } from '#/modules/accounts/contacts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { MailMessage } from '#/modules/codes/send-queue.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { countTryOrRefuse, countTryWithin } from '#/modules/verification/limited-tries.ts'
import { hashOfSecret } from '#/platform/crypto/hash-of-secret.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Context } from '#/platform/http/bind.ts'
import { resetMail } from '../mails/reset-mail.ts'
import { linkGoodForMinutes, putResetLink } from '../store/reset-links.ts'

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

/** The mail with a new link, to the address as the account gave it; undefined where nobody is to be sent one, or no more. */
export async function resetLinkMail(
  parts: ResetMailParts,
  forgottenBy: ForgottenBy,
  { language, languageFor }: Pick<Context, 'language' | 'languageFor'>,
): Promise<Omit<MailMessage, 'id'> | undefined> {
  const { database, settings, personal, publicUrl } = parts
  const account = await accountToReset(database.db, personal, forgottenBy)
  if (!account) return undefined
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
  return {
    to: account.address,
    ...resetMail(tag, { brand: settings.current('brand').name, link, minutes: linkGoodForMinutes }),
  }
}

/** A username by its ends alone: its owner knows it, and nobody else learns it. */
export function hideUsername(username: string): string {
  const letters = [...username]
  const [first = '', last = ''] = [letters[0], letters.length > 2 ? letters.at(-1) : '']
  return `${first}***${last}`
}

const asksAnHour = 5

/** Counts who asks for a mail from this network, whomever for; refuses with too_many_requests past its hour's share. */
export async function countForgotten(
  { database, personal }: { readonly database: Pick<Database, 'transaction'>; readonly personal: PersonalSecrets },
  address: string,
): Promise<void> {
  const subject = personal.hashOfNetwork(address)
  const limit = { kind: 'forgotten', subject, atMost: asksAnHour, withinSeconds: 3600 }
  await countTryOrRefuse(database, limit)
}
