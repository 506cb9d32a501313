import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { LanguageSelect } from '../language/language-select.tsx'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { MenuRow, menuRowClass } from './menu-row.tsx'
import { ServiceLinks } from './service-links.tsx'

/** Addresses that show the home page. */
const home = /^\/(index|index\.html|home)?$/

/** What the side menu and the drawer hold; `collapsed` shows icons alone. */
export function MenuEntries({ collapsed = false, onLeave }: { collapsed?: boolean; onLeave?: () => void }) {
  const t = useText()
  const isHome = home.test(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={t('shell.sideMenu')}>
        <ul>
          <li>
            <Link
              to="/"
              activeOptions={{ exact: true }}
              title={collapsed ? t('shell.slots') : undefined}
              aria-current={isHome ? 'page' : undefined}
              className={menuRowClass(collapsed, isHome)}
              onClick={onLeave}
            >
              <MenuRow icon="slots" label={t('shell.slots')} collapsed={collapsed} />
            </Link>
          </li>
        </ul>
      </nav>
      <ServiceLinks collapsed={collapsed} />
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <LanguageSelect look={collapsed ? 'icon' : 'row'} />
        {!collapsed && <ThemeChoice />}
      </div>
    </div>
  )
}
