import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { CashierLink } from '#/src/session/cashier-link.tsx'
import type { barEntries } from '../page-tables.gen.ts'
import type { drawerEntries } from './drawer-entries.gen.ts'
import { isHome } from './is-home.ts'

/** Where an entry of a menu leads: to a page of its own, or to one of the member centre. */
type Way = DistributivePick<(typeof barEntries | typeof drawerEntries)[number], 'to' | 'page'>
type DistributivePick<Entry, Key extends string> = Entry extends unknown ? Pick<Entry, Key & keyof Entry> : never

interface MenuLinkProps extends Pick<ComponentProps<'a'>, 'title' | 'className' | 'children'> {
  way: Way
  onClick?: (() => void) | undefined
}

/** The way to a page from a menu, which says which of its pages is shown. */
export function MenuLink({ way, ...rest }: MenuLinkProps) {
  const atHome = useLocation({ select: isHome })
  if ('page' in way) return <CashierLink page={way.page} {...rest} />
  // The lobby has several addresses, and lists of types at the same one.
  const current = atHome ? ('page' as const) : undefined
  const mark = way.to === '/' && { activeProps: { 'aria-current': undefined }, 'aria-current': current }
  return <Link to={way.to} {...mark} {...rest} />
}
