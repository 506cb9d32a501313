import { OwnPasswordForm } from '#/src/features/sign-in/own-password-form.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { EntranceFrame } from '#/src/shell/entrance-frame.tsx'

/** Where an operator chooses a password in place of the one that was handed over, before anything else. */
export function OwnPasswordPage() {
  const t = useText()
  usePageTitle(t('ownPassword.title'))
  return (
    <EntranceFrame label={t('ownPassword.title')}>
      <h2 className="text-lg font-semibold">{t('ownPassword.title')}</h2>
      <p className="mt-1 mb-5 text-sm text-muted text-pretty">{t('ownPassword.text')}</p>
      <OwnPasswordForm />
    </EntranceFrame>
  )
}
