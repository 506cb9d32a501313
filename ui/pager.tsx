import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { backIcon } from './icons/back-icon.ts'
import { forwardIcon } from './icons/forward-icon.ts'
import { type PagerItem, pagerItems } from './pager-items.ts'

/** What the link of a page must carry; the caller adds the address and the element. */
export interface PagerLinkProps {
  className: string
  children: ReactNode
  'aria-label': string
  'aria-current'?: 'page'
  rel?: 'prev' | 'next'
}

interface PagerProps {
  /** From 1 to `total`. */
  current: number
  total: number
  /** A real link to a page, so that it opens in a new tab as well. */
  link: (page: number, props: PagerLinkProps) => ReactNode
  /** A page's number as the language writes it. */
  number: (page: number) => string
  label: { pager: string; previous: string; next: string; page: (page: number) => string }
}

const place = 'grid h-11 min-w-11 place-items-center rounded-sm px-1 sm:h-10 sm:min-w-10 sm:px-2'
const turn = `${place} border`

/** A pager, shown if there is more than one page. At either end the arrow stays, disabled. */
export function Pager({ current, total, link, number, label }: PagerProps) {
  if (total <= 1) return null
  const arrow = (page: number, rel: 'prev' | 'next') => {
    const icon = <Icon drawing={rel === 'prev' ? backIcon : forwardIcon} size={20} />
    if (page < 1 || page > total) {
      return <span className={`${turn} border-line text-muted opacity-40`}>{icon}</span>
    }
    return link(page, {
      className: `${turn} border-line-control bg-raised text-text transition-colors hover:border-primary hover:text-primary`,
      children: icon,
      'aria-label': rel === 'prev' ? label.previous : label.next,
      rel,
    })
  }
  return (
    <nav aria-label={label.pager}>
      <ul className="flex items-center justify-center gap-1">
        <li className="sm:me-1">{arrow(Math.min(current - 1, total), 'prev')}</li>
        {pagerItems(current, total).map((item) => (
          <li key={`${item.kind}${item.kind === 'page' ? item.page : item.before}`} className={visibility(item)}>
            {item.kind === 'gap' ? (
              <span aria-hidden="true" className="grid h-11 w-5 place-items-center text-muted sm:h-10 sm:w-8">
                …
              </span>
            ) : (
              link(item.page, {
                className: `${place} font-semibold ${
                  item.page === current
                    ? 'bg-primary text-on-primary'
                    : 'text-muted transition-colors hover:bg-primary-soft hover:text-text'
                }`,
                children: number(item.page),
                'aria-label': label.page(item.page),
                ...(item.page === current && { 'aria-current': 'page' }),
              })
            )}
          </li>
        ))}
        <li className="sm:ms-1">{arrow(current + 1, 'next')}</li>
      </ul>
    </nav>
  )
}

function visibility({ wide, compact }: PagerItem): string {
  if (wide && compact) return ''
  return wide ? 'max-sm:hidden' : 'sm:hidden'
}
