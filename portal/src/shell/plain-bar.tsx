import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { Brand } from './brand/brand.tsx'
import { LanguageSelect } from './language/language-select.tsx'
import { ThemeToggle } from './theme/theme-toggle.tsx'

/** The first line of a page that stands outside the portal's frame: the way home at its start, language and theme at its end. */
export function PlainBar({ children }: { children?: ReactNode }) {
  const t = useText()
  const { merchant } = usePortalConfig()
  return (
    <div className="mx-auto flex min-h-14 w-full max-w-[1440px] flex-wrap items-center gap-x-1 px-3 md:min-h-16 md:gap-x-2 md:px-6 xl:px-8">
      <Link
        to="/"
        aria-label={t('shell.home', { merchant: merchant.name })}
        className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm"
      >
        <Brand />
      </Link>
      {children}
      <span className="w-11 shrink-0">
        <LanguageSelect look="icon" />
      </span>
      <ThemeToggle />
    </div>
  )
}
