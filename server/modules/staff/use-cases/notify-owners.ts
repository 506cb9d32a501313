import type { MoneySection } from '@banyan/contract/system/money-sections.ts'
import type { MailSender } from '#/modules/codes/mail.ts'
import { sendIfPossible } from '#/modules/sign-in/members.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { newSecret } from '#/platform/crypto/new-secret.ts'
import { type Languages, languageFor } from '#/platform/http/languages.ts'
import { moneyChangeMail } from '../mails/money-change-mail.ts'

export interface NotifyOwnersParts {
  readonly settings: MerchantSettings
  readonly mail: Pick<MailSender, 'reserve'>
  readonly languages: Languages
  readonly consoleUrl: URL
}

const idBytes = 16

/**
 * Prepares what tells the owners by mail of a change to a section that decides where money goes, each in the language that
 * the list has for them. It is asked before the change and called once that is committed, so whoever the change takes off
 * the list is told of it too; the change has been made, whether or not a mail can be sent.
 */
export function ownersNotice(
  { settings, mail, languages, consoleUrl }: NotifyOwnersParts,
  change: { readonly section: MoneySection; readonly by: string },
): () => void {
  const listed = ownersListed(settings)
  return () => notifyOwners({ settings, mail, languages, consoleUrl }, change, listed)
}

function notifyOwners(
  { settings, mail, languages, consoleUrl }: NotifyOwnersParts,
  change: { readonly section: MoneySection; readonly by: string },
  listed: Listed,
): void {
  const page = change.section === 'roles' ? '/roles' : `/settings/${change.section}`
  const says = { ...change, brand: settings.current('brand').name, address: new URL(page, consoleUrl).href }
  const recipients = new Map([...listed, ...ownersListed(settings)].map(({ address, language }) => [address, language]))
  for (const [to, language] of recipients) {
    const { tag } = languageFor(languages, language)
    sendIfPossible(() => mail.reserve(), { id: newSecret(idBytes), to, ...moneyChangeMail(tag, says) })
  }
}

type Listed = ReturnType<typeof ownersListed>

/** Who is notified now. */
const ownersListed = (settings: MerchantSettings) => settings.current('approvals').moneyNotices
