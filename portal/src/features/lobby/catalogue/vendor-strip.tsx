import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { ScrollArrows, useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { VendorWordmark } from './vendor-wordmark.tsx'

/** Look and label of a choice; the caller adds its action. */
export interface VendorChoiceProps {
  className: string
  children: ReactNode
}

interface VendorStripProps {
  /** Whose vendors they are, where a page has several strips. */
  of?: string
  /** Undefined while loading; the strip keeps its height. */
  vendors: readonly VendorCard[] | undefined
  /** Code of the chosen vendor; undefined means all. */
  chosen: string | undefined
  /** More is chosen than a vendor, so that it is not all. */
  narrowed?: boolean
  /** Further choices, after that of all. */
  after?: ReactNode
  /** A link or button that chooses a vendor, or all of them. */
  choice: (vendor: string | undefined, chosen: boolean, props: VendorChoiceProps) => ReactNode
}

/** Slides in view where there is a mouse (requirements LOB-09): the row is exactly so wide. */
const row =
  'flex snap-x gap-2 overflow-x-auto scroll-smooth scrollbar-none -m-1 scroll-p-1 p-1 max-sm:-me-4 max-sm:pe-4 ' +
  'sm:max-w-[calc(6*5.75rem+5*0.5rem+0.5rem)] *:snap-start'
const slide =
  'relative grid h-11 w-22 shrink-0 place-items-center rounded-md border transition-colors sm:h-10 sm:w-[5.75rem]'
const all =
  'grid h-11 min-w-15 shrink-0 place-items-center rounded-md border px-4 text-sm font-semibold transition-colors sm:h-10'
const looks = {
  chosen: 'border-primary bg-primary-soft text-primary-strong',
  other: 'border-line bg-raised text-muted hover:border-line-control hover:text-text',
} as const
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f']

/** The vendors of a list in a row of which six show at a time, after a choice of all. */
export function VendorStrip({ of, vendors, chosen, narrowed = false, after, choice }: VendorStripProps) {
  const t = useText()
  const scroll = useScrollRow<HTMLUListElement>(vendors, chosen)
  const isAll = chosen === undefined && !narrowed
  return (
    <nav aria-label={of ? t('vendors.of', { type: of }) : t('vendors.label')} className="flex min-w-0 gap-2">
      {choice(undefined, isAll, {
        className: `${all} ${isAll ? looks.chosen : looks.other}`,
        children: t('vendors.all'),
      })}
      {after}
      <ul {...scroll.props} className={row}>
        {vendors
          ? vendors.map(({ vassalage, displayName, lagerIcon }) => (
              <li key={vassalage}>
                {choice(vassalage, vassalage === chosen, {
                  className: `${slide} ${vassalage === chosen ? looks.chosen : looks.other}`,
                  children: (
                    <>
                      <VendorWordmark code={vassalage} picture={lagerIcon} size={16} />
                      <span className="sr-only">{displayName}</span>
                    </>
                  ),
                })}
              </li>
            ))
          : placeholders.map((place) => (
              <li key={place}>
                <Skeleton className="h-11 w-22 rounded-md sm:h-10 sm:w-[5.75rem]" />
              </li>
            ))}
      </ul>
      <ScrollArrows row={scroll} label={{ back: t('vendors.previous'), on: t('vendors.next') }} />
    </nav>
  )
}
