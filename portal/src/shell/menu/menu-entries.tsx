import { pageOfType } from '@banyan/client/game-types.ts'
import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { GameCategory } from '@banyan/contract/games/game-menus.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { Suspense } from 'react'
import { RewardBadge } from '#/src/features/cashier/promotions/reward-badge.tsx'
import { openCustomerService } from '#/src/features/content/help/customer-service.ts'
import { TypeIcon } from '#/src/features/lobby/catalogue/type-icon.tsx'
import { MenuBanner } from '#/src/features/lobby/lobby-top/menu-banner.tsx'
import { useText } from '#/src/i18n/text.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import { useAccount } from '#/src/session/session.ts'
import { LanguageSelect } from '../language/language-select.tsx'
import { ThemeChoice } from '../theme/theme-choice.tsx'
import { DownloadRow } from './download-row.tsx'
import { drawerEntries } from './drawer-entries.gen.ts'
import { MenuLink } from './menu-link.tsx'
import { MenuRow, menuRowClass } from './menu-row.tsx'
import { ServiceLinks } from './service-links.tsx'
import { TypeLink } from './type-link.tsx'
import { useTypes } from './use-types.ts'

const SignOutRow = lazyPart(async () => (await import('./sign-out-row.tsx')).fetchSignOutRow())

/** The entries with the ways to customer service among them. */
export async function fetchMenuEntries() {
  await openCustomerService(portalConfig().info)
  return { MenuEntries }
}

/** The menu names the types that have a page of their own; the lobby's menu has them all. */
const hasPage = ({ gameType }: GameCategory) => pageOfType(gameType) !== undefined

/** What the side menu and the drawer hold; `collapsed` shows icons alone. */
export function MenuEntries({ collapsed = false, onLeave }: { collapsed?: boolean; onLeave?: () => void }) {
  const t = useText()
  const types = useTypes()
  const isSignedIn = useAccount() !== undefined
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={t('shell.sideMenu')}>
        <ul>
          {drawerEntries.map(({ name, icon, ...way }) => (
            <li key={name}>
              <MenuLink
                way={way}
                title={collapsed ? t(name) : undefined}
                className={menuRowClass(collapsed)}
                onClick={onLeave}
              >
                <MenuRow
                  icon={<Icon drawing={icon} size={20} />}
                  label={t(name)}
                  collapsed={collapsed}
                  badge={'badge' in way && <RewardBadge />}
                />
              </MenuLink>
            </li>
          ))}
          {types.filter(hasPage).map(({ gameType, title }) => (
            <li key={gameType}>
              <TypeLink
                gameType={gameType}
                title={collapsed ? title : undefined}
                className={menuRowClass(collapsed)}
                onClick={onLeave}
              >
                <MenuRow icon={<TypeIcon type={gameType} size={20} />} label={title} collapsed={collapsed} />
              </TypeLink>
            </li>
          ))}
          <li>
            <DownloadRow collapsed={collapsed} onLeave={onLeave} />
          </li>
        </ul>
      </nav>
      {!collapsed && <MenuBanner />}
      <ServiceLinks collapsed={collapsed} />
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <LanguageSelect look={collapsed ? 'icon' : 'row'} />
        {!collapsed && <ThemeChoice />}
        <Suspense>{isSignedIn && <SignOutRow collapsed={collapsed} onSignedOut={onLeave} />}</Suspense>
      </div>
    </div>
  )
}
