import { SignInForm } from '#/src/features/sign-in/sign-in-form.tsx'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import type { WhyOut } from '#/src/session/session.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { EntranceFrame } from '#/src/shell/entrance-frame.tsx'

const reasons: Partial<Record<WhyOut, TextKey>> = {
  left: 'signIn.left',
  ended: 'signIn.ended',
  unreachable: 'errors.network_failed',
}

/** Where an operator signs in, with the reason where a session went before. */
export function SignInPage({ why }: { why: WhyOut }) {
  const t = useText()
  const reason = reasons[why]
  usePageTitle(t('signIn.title'))
  return (
    <EntranceFrame label={t('signIn.title')}>
      {reason && (
        <p role="status" className="mb-5 rounded-md bg-info-soft px-4 py-3 text-sm text-info">
          {t(reason)}
        </p>
      )}
      <SignInForm />
    </EntranceFrame>
  )
}
