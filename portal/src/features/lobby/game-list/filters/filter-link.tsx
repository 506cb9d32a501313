import { Link } from '@tanstack/react-router'
import type { MouseEventHandler, ReactNode } from 'react'
import { type ListFilters, type ListPlace, listLink } from '#/src/features/lobby/catalogue/list-address.ts'

interface FilterLinkProps {
  place: ListPlace
  filters: ListFilters
  chosen: boolean
  className: string
  title?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}

/** A choice with an address of its own. The page stays where it is and the focus on the choice. */
export function FilterLink({ place, filters, chosen, children, ...rest }: FilterLinkProps) {
  return (
    <Link
      {...listLink(place, filters)}
      resetScroll={false}
      state={{ keepFocus: true }}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={chosen ? 'true' : undefined}
      {...rest}
    >
      {children}
    </Link>
  )
}
