import { profileOf } from '#/modules/accounts/accounts.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { askerOf } from '#/modules/verification/asker.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Context } from '#/platform/http/bind.ts'
import { codeMail, codeText } from './code-texts.ts'
import type { MailSender } from './mail.ts'
import { issueMailCode, mailCodeMinutes } from './mail-codes.ts'
import type { SmsSender } from './sms.ts'
import { issueCodeTo, type SmsPurpose } from './sms-codes.ts'
import type { MailPurpose } from './store/mail-codes.ts'
import { codeGoodForMinutes } from './store/sms-codes.ts'

export interface SendParts {
  readonly database: Database
  readonly settings: MerchantSettings
  readonly personal: PersonalSecrets
  readonly sms: Pick<SmsSender, 'reserve'>
  readonly mail: Pick<MailSender, 'reserve'>
}

interface SentFor<Purpose> {
  readonly accountId: bigint
  readonly purpose: Purpose
  readonly within?: string
}

/** Sends a code to a number of the account, or one that it is to have; answers for how many minutes it is good. */
export async function sendSmsCode(
  { database, settings, personal, sms }: SendParts,
  { accountId, e164, ...sentFor }: SentFor<SmsPurpose> & { readonly e164: string },
  context: Context,
): Promise<number> {
  using slot = sms.reserve()
  const { perDay } = settings.current('sms')
  // What finishes a sign-in is a code for signing in, to whoever reads it.
  const purpose = sentFor.purpose === 'stepUp' ? 'login' : sentFor.purpose
  const wish = { e164, ...sentFor, asker: askerOf(context), address: context.address, perDay }
  const { id, code } = await database.transaction((tx) => issueCodeTo(tx, personal, wish))
  const tag = await tagFor(database, accountId, context)
  const says = { purpose, brand: settings.current('brand').name, code, minutes: codeGoodForMinutes }
  slot.send({ id, to: e164, text: codeText(tag, says) })
  return codeGoodForMinutes
}

/** Mails a code to an address of the account; answers for how many minutes it is good. */
export async function sendMailCode(
  { database, settings, personal, mail }: SendParts,
  sentFor: SentFor<MailPurpose> & { readonly address: string },
  context: Context,
): Promise<number> {
  using slot = mail.reserve()
  const { accountId, purpose, address } = sentFor
  const code = await database.transaction((tx) => issueMailCode(tx, personal, sentFor))
  const tag = await tagFor(database, accountId, context)
  const minutes = mailCodeMinutes[purpose]
  const says = { brand: settings.current('brand').name, code, minutes }
  slot.send({ id: newSecret(16), to: address, ...codeMail(tag, purpose, says) })
  return minutes
}

/** The language that the account has chosen, else the one that is asked in. */
export async function tagFor(
  { db }: Pick<Database, 'db'>,
  accountId: bigint,
  context: Pick<Context, 'language' | 'languageFor'>,
): Promise<string> {
  const { language } = await profileOf(db, accountId)
  return (language === null ? context.language : context.languageFor(language)).tag
}
