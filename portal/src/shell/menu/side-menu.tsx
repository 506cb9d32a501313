import { useLocation } from '@tanstack/react-router'
import { isGamePage } from '../game-pages.ts'
import { WideMenuEntries } from '../wide-parts.tsx'
import { useSideMenuCollapsed } from './side-menu-state.ts'

/** The menu at the side of wide pages: it stays in view under the header while the page scrolls. */
export function SideMenu({ id }: { id: string }) {
  const collapsed = useSideMenuCollapsed()
  const isHidden = useLocation({ select: isGamePage })
  if (isHidden) return null
  return (
    <aside
      id={id}
      className={`sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 overflow-y-auto overscroll-contain border-e border-line p-3 transition-[width] duration-200 lg:block ${collapsed ? 'w-18' : 'w-60'}`}
    >
      <WideMenuEntries collapsed={collapsed} />
    </aside>
  )
}
