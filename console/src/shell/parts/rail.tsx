import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { collapseIcon } from '@banyan/ui/icons/collapse-icon.ts'
import { expandIcon } from '@banyan/ui/icons/expand-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import type { NavigationEntry } from '../navigation-entry.ts'
import { Navigation } from './navigation.tsx'
import { collapseRail, useRailCollapsed } from './rail-state.ts'

/** The pages at the side of wide windows; it stays in view while the page scrolls. */
export function Rail({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useText()
  const { merchant } = startUp()
  const collapsed = useRailCollapsed()
  const label = t(collapsed ? 'shell.openRail' : 'shell.collapseRail')
  return (
    <aside
      className={`sticky top-0 flex h-dvh shrink-0 flex-col border-e border-line bg-raised transition-[width] duration-200 ${collapsed ? 'w-16' : 'w-60'}`}
    >
      <div className={`flex h-16 shrink-0 items-center gap-3 ${collapsed ? 'justify-center' : 'px-5'}`}>
        <BrandMark size={32} />
        {!collapsed && <p className="min-w-0 truncate font-semibold">{merchant.name}</p>}
      </div>
      <div className="min-h-0 grow overflow-x-hidden overflow-y-auto overscroll-contain p-2">
        <Navigation entries={entries} collapsed={collapsed} />
      </div>
      <div className={`flex shrink-0 border-t border-line p-2 ${collapsed ? 'justify-center' : 'justify-end'}`}>
        <IconButton
          icon={collapsed ? expandIcon : collapseIcon}
          label={label}
          title={label}
          size="small"
          aria-expanded={!collapsed}
          onClick={() => collapseRail(!collapsed)}
        />
      </div>
    </aside>
  )
}
