import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { useNarrow } from '@banyan/ui/use-wide.ts'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LanguageMenu } from './language-menu.tsx'
import type { NavigationEntry } from './navigation-entry.ts'
import { AccountMenu } from './parts/account-menu.tsx'
import { MerchantClock } from './parts/merchant-clock.tsx'
import { PhoneMenu } from './parts/phone-menu.tsx'
import { Rail } from './parts/rail.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The frame of every page: pages at the side or, on phones, behind a button; clock and account above. */
export function Shell({ entries }: { entries: readonly NavigationEntry[] }) {
  const main = useFocusOnNewPages()
  const isNarrow = useNarrow()
  return (
    <div className="flex min-h-dvh">
      {/* Its links are as much work as many a page, and its counts are asked for. */}
      {!isNarrow && <Rail entries={entries} />}
      <div className="flex min-w-0 grow flex-col">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-ground px-2 md:h-16 md:px-6">
          <span className="flex items-center gap-1 md:hidden">
            <PhoneMenu entries={entries} />
            <BrandMark size={28} />
          </span>
          <div className="ms-auto flex shrink-0 items-center md:gap-1">
            <MerchantClock />
            <LanguageMenu />
            <ThemeToggle />
            <AccountMenu />
          </div>
        </header>
        <main ref={main} tabIndex={-1} className="mx-auto w-full max-w-[1440px] grow p-4 outline-none md:p-6">
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Whoever goes to another page by keyboard or screen reader is in its content, not still among the links that led there. */
function useFocusOnNewPages() {
  const main = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) main.current?.focus({ preventScroll: true })
    before.current = path
  }, [path])
  return main
}
