import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { gridIcon } from '@banyan/ui/icons/grid-icon.ts'
import { Link, Outlet } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { LanguageMenu } from './language-menu.tsx'
import { AccountMenu } from './parts/account-menu.tsx'
import { MerchantClock } from './parts/merchant-clock.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The frame of every page: pages at the side, merchant, clock and account above. */
export function Shell() {
  const t = useText()
  const { merchant } = startUp()
  return (
    <div className="flex min-h-dvh max-md:flex-col">
      <aside className="shrink-0 border-line bg-raised max-md:order-2 max-md:border-b md:sticky md:top-0 md:h-dvh md:w-22 md:border-e">
        <div className="grid h-16 place-items-center max-md:hidden">
          <BrandMark size={34} />
        </div>
        <nav aria-label={t('shell.nav')} className="flex gap-1 p-2 md:flex-col">
          <Link
            to="/"
            activeProps={{ className: 'bg-primary-soft text-primary-strong' }}
            inactiveProps={{ className: 'text-muted hover:bg-primary-soft hover:text-text' }}
            className="flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors md:flex-col md:gap-1 md:px-1 md:py-2.5 md:text-center md:text-xs"
          >
            <Icon drawing={gridIcon} size={22} />
            {t('overview.title')}
          </Link>
        </nav>
      </aside>
      <div className="flex min-w-0 grow flex-col max-md:contents">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-ground px-3 max-md:order-1 md:h-16 md:px-6">
          <span className="contents md:hidden">
            <BrandMark size={30} />
          </span>
          <p className="min-w-0 truncate font-semibold max-sm:hidden">{merchant.name}</p>
          <div className="ms-auto flex shrink-0 items-center gap-1">
            <MerchantClock />
            <LanguageMenu />
            <ThemeToggle />
            <AccountMenu />
          </div>
        </header>
        <main className="mx-auto w-full max-w-[1440px] grow p-4 max-md:order-3 md:p-6">
          <Outlet />
        </main>
      </div>
    </div>
  )
}
