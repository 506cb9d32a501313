import { Icon } from '@banyan/ui/icon.tsx'
import { menuIcon } from '@banyan/ui/icons/menu-icon.ts'
import { useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { isGamePage } from './game-pages.ts'
import { MenuLink } from './menu/menu-link.tsx'
import { useDrawerMenu } from './menu/use-drawer-menu.tsx'
import { barEntries } from './page-tables.gen.ts'

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
          {barEntries.map(({ name, icon, ...way }) => (
            <li key={name}>
              <MenuLink way={way} className={entry}>
                <Entry drawing={icon} label={t(name)} />
              </MenuLink>
            </li>
          ))}
          <li>
            <button type="button" {...props} className={entry}>
              <Entry drawing={menuIcon} label={t('shell.menu')} />
            </button>
          </li>
        </ul>
      </nav>
      {drawer}
    </>
  )
}

function Entry({ drawing, label }: Pick<ComponentProps<typeof Icon>, 'drawing'> & { label: string }) {
  return (
    <>
      <Icon drawing={drawing} />
      <span className="line-clamp-2 max-w-full text-center leading-[1.2]">{label}</span>
    </>
  )
}
