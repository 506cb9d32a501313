import { Icon } from '@banyan/ui/icon.tsx'
import { depositIcon } from '@banyan/ui/icons/deposit-icon.ts'
import { giftIcon } from '@banyan/ui/icons/gift-icon.ts'
import { gridIcon } from '@banyan/ui/icons/grid-icon.ts'
import { homeIcon } from '@banyan/ui/icons/home-icon.ts'
import { menuIcon } from '@banyan/ui/icons/menu-icon.ts'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { CashierLink } from '#/src/session/cashier-link.tsx'
import { isGamePage } from './game-pages.ts'
import { isHome } from './menu/is-home.ts'
import { useDrawerMenu } from './menu/use-drawer-menu.tsx'

const entry =
  'flex h-full w-full flex-col items-center gap-0.5 rounded-sm pt-2 text-xs text-muted -outline-offset-3 aria-[current]:font-semibold aria-[current]:text-primary-strong'

/** The first ways of a phone, within reach of the thumb. */
export function BottomBar() {
  const t = useText()
  const location = useLocation()
  const { props, drawer } = useDrawerMenu()
  if (isGamePage(location)) return null
  return (
    <>
      {/* As high as the bar, so that the end of the page stands above it. */}
      <div className="h-[calc(4rem+env(safe-area-inset-bottom))] md:hidden" />
      <nav
        aria-label={t('nav.bottom')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="mx-auto grid h-16 max-w-lg auto-cols-fr grid-flow-col px-1">
          <li>
            <Link
              to="/"
              activeProps={{ 'aria-current': undefined }}
              {...(isHome(location) && { 'aria-current': 'page' as const })}
              className={entry}
            >
              <Entry icon={<Icon drawing={homeIcon} />} label={t('nav.home')} />
            </Link>
          </li>
          <li>
            <Link to="/rng" className={entry}>
              <Entry icon={<Icon drawing={gridIcon} />} label={t('nav.games')} />
            </Link>
          </li>
          <li>
            <CashierLink page="depositv2" className={entry}>
              <Entry icon={<Icon drawing={depositIcon} />} label={t('nav.deposit')} />
            </CashierLink>
          </li>
          <li>
            <Link to="/promotions" className={entry}>
              <Entry icon={<Icon drawing={giftIcon} />} label={t('nav.promotions')} />
            </Link>
          </li>
          <li>
            <button type="button" {...props} className={entry}>
              <Entry icon={<Icon drawing={menuIcon} />} label={t('shell.menu')} />
            </button>
          </li>
        </ul>
      </nav>
      {drawer}
    </>
  )
}

function Entry({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      {icon}
      <span className="line-clamp-2 max-w-full text-center leading-[1.2]">{label}</span>
    </>
  )
}
