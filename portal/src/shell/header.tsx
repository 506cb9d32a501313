import { IconButton } from '@banyan/ui/button.tsx'
import { collapseIcon } from '@banyan/ui/icons/collapse-icon.ts'
import { menuIcon } from '@banyan/ui/icons/menu-icon.ts'
import { Link } from '@tanstack/react-router'
import { NoticeBell } from '#/src/features/content/announcements/notice-bell.tsx'
import { GameSearchButton } from '#/src/features/lobby/game-list/game-search-button.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { AccountCorner } from './account-corner.tsx'
import { BalancePlace } from './balance-place.tsx'
import { Brand } from './brand/brand.tsx'
import { MenuButton } from './menu/menu-button.tsx'
import { collapseSideMenu, useSideMenuCollapsed } from './menu/side-menu-state.ts'
import { ThemeToggle } from './theme/theme-toggle.tsx'
import { WideLanguageSelect, WideTypesNav } from './wide-parts.tsx'

/** `sideMenuId` names the menu that the header's first button narrows; beside a game there is none. */
export function Header({ sideMenuId }: { sideMenuId: string | undefined }) {
  const t = useText()
  const { merchant } = usePortalConfig()
  return (
    <header className="group in-data-[letters=late]:font-fallback sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-ground px-2 md:h-16 md:px-3.5">
      <span className="contents lg:hidden">
        <MenuButton />
      </span>
      {sideMenuId && <CollapseButton sideMenuId={sideMenuId} />}
      {/* The narrowest phones have room for the mark alone, and so has any phone beside the ways in or a balance. */}
      <Link
        to="/"
        activeOptions={{ exact: true }}
        aria-label={t('shell.home', { merchant: merchant.name })}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-sm px-1 max-[23.5rem]:[&>span]:hidden max-[28rem]:[&_span+span]:hidden max-[28rem]:group-has-[[data-crowds]]:[&>span]:hidden md:gap-2.5 lg:shrink-0"
      >
        <Brand />
      </Link>
      <WideTypesNav />
      <div className="ms-auto flex shrink-0 items-center md:gap-1">
        <BalancePlace />
        <GameSearchButton />
        {/* A phone has no room for it beside the account; its menu has the themes. */}
        <span className="contents max-sm:hidden">
          <ThemeToggle />
        </span>
        <NoticeBell />
        <span className="w-11 max-lg:hidden">
          <WideLanguageSelect />
        </span>
        <AccountCorner />
      </div>
    </header>
  )
}

function CollapseButton({ sideMenuId }: { sideMenuId: string }) {
  const t = useText()
  const collapsed = useSideMenuCollapsed()
  const label = t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')
  return (
    <span className="contents max-lg:hidden">
      <IconButton
        icon={collapsed ? menuIcon : collapseIcon}
        label={label}
        title={label}
        aria-expanded={!collapsed}
        aria-controls={sideMenuId}
        onClick={() => collapseSideMenu(!collapsed)}
      />
    </span>
  )
}
