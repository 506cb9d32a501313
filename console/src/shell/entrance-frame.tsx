import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The frame of the pages before the console itself: the merchant, and one card with what is to be done. */
export function EntranceFrame({ label, children }: { label: string; children: ReactNode }) {
  const t = useText()
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
            <p className="text-sm truncate text-muted">{startUp().merchant.name}</p>
            <h1 className="text-xl font-semibold">{t('console.title')}</h1>
          </div>
        </div>
        <section aria-label={label} className="rounded-lg border border-line bg-raised p-5 shadow-sm sm:p-7">
          {children}
        </section>
      </main>
    </div>
  )
}
