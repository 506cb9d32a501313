import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { SignInForm } from '#/src/features/sign-in/sign-in-form.tsx'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import type { WhyOut } from '#/src/session/session.ts'
import { startUp } from '#/src/session/start-up.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { LanguageMenu } from '#/src/shell/language-menu.tsx'
import { ThemeToggle } from '#/src/shell/theme-toggle.tsx'

const reasons: Partial<Record<WhyOut, TextKey>> = {
  left: 'signIn.left',
  ended: 'signIn.ended',
  unreachable: 'errors.network_failed',
}

/** Where an operator signs in, with the reason where a session went before. */
export function SignInPage({ why }: { why: WhyOut }) {
  const t = useText()
  const { merchant } = startUp()
  const reason = reasons[why]
  usePageTitle(t('signIn.title'))
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-end gap-1 px-2 md:h-16 md:px-3.5">
        <LanguageMenu />
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-md grow flex-col justify-center px-4 pb-24">
        <div className="mb-6 flex items-center gap-3.5">
          <BrandMark size={44} />
          <div className="min-w-0">
            <p className="text-sm truncate text-muted">{merchant.name}</p>
            <h1 className="text-xl font-semibold">{t('console.title')}</h1>
          </div>
        </div>
        <section
          aria-label={t('signIn.title')}
          className="rounded-lg border border-line bg-raised p-5 shadow-sm sm:p-7"
        >
          {reason && (
            <p role="status" className="mb-5 rounded-md bg-info-soft px-4 py-3 text-sm text-info">
              {t(reason)}
            </p>
          )}
          <SignInForm />
        </section>
      </main>
    </div>
  )
}
