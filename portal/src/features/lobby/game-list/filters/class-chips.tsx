import { formatNumber } from '@banyan/client/formats.ts'
import type { GameClassEntry } from '@banyan/contract/games/vendor.ts'
import { ScrollArrows, useScrollRow } from '@banyan/ui/scroll-row.tsx'
import type { ReactNode } from 'react'
import type { ListFilters, ListPlace } from '#/src/features/lobby/catalogue/list-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { filterChip } from './filter-chip.ts'
import { FilterLink } from './filter-link.tsx'

interface ClassChipsProps {
  place: ListPlace
  filters: ListFilters
  classes: readonly GameClassEntry[]
  /** Stands before them in the row. */
  before?: ReactNode
}

/** The classifications of a type, each with the number of its games; with a vendor chosen only those it has. */
export function ClassChips({ place, filters, classes, before }: ClassChipsProps) {
  const t = useText()
  const { vassalage, class: chosen } = filters
  const shown = classes.filter(({ key, vendors }) => key === chosen || !vassalage || vendors.includes(vassalage))
  const row = useScrollRow<HTMLUListElement>(shown.length, chosen)
  return (
    <nav aria-label={t('gameList.classes')} className="flex min-w-0 grow gap-2">
      <ul
        {...row.props}
        className="scroll-row -m-1 flex min-w-0 snap-x scroll-p-1 gap-2 overflow-x-auto scroll-smooth p-1 scrollbar-none *:shrink-0 *:snap-start max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4"
      >
        {before && <li className="flex gap-2 lg:hidden">{before}</li>}
        <li>
          <FilterLink
            place={place}
            filters={{ ...filters, class: undefined, pageNo: undefined }}
            chosen={chosen === undefined}
            className={filterChip(chosen === undefined)}
          >
            {t('gameList.allClasses')}
          </FilterLink>
        </li>
        {shown.map(({ key, displayName, gameCount }) => (
          <li key={key}>
            <FilterLink
              place={place}
              filters={{ ...filters, class: key, pageNo: undefined }}
              chosen={key === chosen}
              className={filterChip(key === chosen)}
            >
              {displayName}
              {/* The number counts every vendor's: beside one vendor it would be wrong. */}
              {!vassalage && <span className="font-normal">{formatNumber(gameCount)}</span>}
            </FilterLink>
          </li>
        ))}
      </ul>
      <ScrollArrows row={row} label={{ back: t('gameList.previousClasses'), on: t('gameList.nextClasses') }} />
    </nav>
  )
}
