import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'

const MenuEntries = lazyRouteComponent(
  async () => (await import('./menu/menu-entries.tsx')).fetchMenuEntries(),
  'MenuEntries',
)
const LanguageSelect = lazyRouteComponent(() => import('./language/language-select.tsx'), 'LanguageSelect')
const TypesNav = lazyRouteComponent(() => import('./types-nav/types-nav.tsx'), 'TypesNav')

/** From this width on the side menu and the header's types have room (Tailwind's `lg`). */
const wide = '(min-width: 64rem)'

/** What only wide windows show, fetched before the first paint of one; a phone never loads it. */
export async function fetchWideParts(): Promise<void> {
  if (!matchMedia(wide).matches) return
  await Promise.all([MenuEntries, LanguageSelect, TypesNav].map((part) => part.preload?.()))
}

function useIsWide(): boolean {
  return useSyncExternalStore(hearWidth, () => matchMedia(wide).matches)
}

function hearWidth(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The choice of languages in the header. */
export function WideLanguageSelect() {
  return useIsWide() ? (
    <Suspense>
      <LanguageSelect look="icon" />
    </Suspense>
  ) : null
}

/** The types in the header. */
export function WideTypesNav() {
  return useIsWide() ? (
    <Suspense>
      <TypesNav />
    </Suspense>
  ) : null
}

/** The entries of the side menu. */
export function WideMenuEntries({ collapsed }: { collapsed: boolean }) {
  return useIsWide() ? (
    <Suspense>
      <MenuEntries collapsed={collapsed} />
    </Suspense>
  ) : null
}
