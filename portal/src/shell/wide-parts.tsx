import { isWide, useWide } from '@banyan/ui/use-wide.ts'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'

const MenuEntries = lazyRouteComponent(
  async () => (await import('./menu/menu-entries.tsx')).fetchMenuEntries(),
  'MenuEntries',
)
const LanguageSelect = lazyRouteComponent(() => import('./language/language-select.tsx'), 'LanguageSelect')
const TypesNav = lazyRouteComponent(() => import('./types-nav/types-nav.tsx'), 'TypesNav')

/** What only wide windows show, fetched before the first paint of one; a phone never loads it. */
export async function fetchWideParts(): Promise<void> {
  if (!isWide()) return
  await Promise.all([MenuEntries, LanguageSelect, TypesNav].map((part) => part.preload?.()))
}

/** The choice of languages in the header. */
export function WideLanguageSelect() {
  return useWide() ? (
    <Suspense>
      <LanguageSelect look="icon" />
    </Suspense>
  ) : null
}

/** The types in the header. */
export function WideTypesNav() {
  return useWide() ? (
    <Suspense>
      <TypesNav />
    </Suspense>
  ) : null
}

/** The entries of the side menu. */
export function WideMenuEntries({ collapsed }: { collapsed: boolean }) {
  return useWide() ? (
    <Suspense>
      <MenuEntries collapsed={collapsed} />
    </Suspense>
  ) : null
}
