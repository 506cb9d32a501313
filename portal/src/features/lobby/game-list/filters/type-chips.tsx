import { useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { useQuery } from '@tanstack/react-query'
import { isGameType, type ListFilters, type ListPlace } from '#/src/features/lobby/catalogue/list-address.ts'
import { menusQuery } from '#/src/features/lobby/catalogue/menus-query.ts'
import { useText } from '#/src/i18n/text.ts'
import { filterChip } from './filter-chip.ts'
import { FilterLink } from './filter-link.tsx'

/** The types of games, to narrow a list of all types to one; a catalogue of a single type needs no choice. */
export function TypeChips({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  const t = useText()
  const { data = [], isPending } = useQuery(menusQuery())
  const chosen = filters.gameType
  const row = useScrollRow<HTMLUListElement>(data.length, chosen)
  const types = data.flatMap(({ gameType, title }) => (isGameType(gameType) ? { gameType, title } : []))
  if (isPending) return <div className="h-11" />
  if (types.length < 2) return null
  const all = { gameType: undefined, title: t('gameList.allClasses') }
  return (
    <nav aria-label={t('favourites.types')}>
      <ul
        {...row.props}
        className="scroll-row -m-1 flex snap-x scroll-p-1 gap-2 overflow-x-auto scroll-smooth p-1 scrollbar-none *:shrink-0 *:snap-start max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4"
      >
        {[all, ...types].map(({ gameType, title }) => (
          <li key={title}>
            <FilterLink
              place={place}
              filters={{ gameType }}
              chosen={gameType === chosen}
              className={filterChip(gameType === chosen)}
            >
              {title}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
