import { isListedType } from '@banyan/client/game-types.ts'
import { InTurn } from '@banyan/ui/in-turn.tsx'
import type { ListFilters, ListPlace } from '#/src/features/lobby/catalogue/list-address.ts'
import { useCategory } from '#/src/features/lobby/catalogue/use-category.ts'
import type { OwnList } from '../favourites/own-games-query.ts'
import { ClassChips } from './class-chips.tsx'
import { ListVendors } from './list-vendors.tsx'
import { SlotFilters } from './slot-filters.tsx'
import { TypeChips } from './type-chips.tsx'

interface ListFilterRowsProps {
  place: ListPlace
  filters: ListFilters
  /** The account's own list that is shown: its calls narrow by type and vendor alone. */
  list: OwnList | undefined
  /** The list has no game. */
  empty: boolean
}

/** Vendors and classifications; for slots the least lines and bet too. A list of the account's games of all types has the types. */
export function ListFilterRows({ place, filters, list, empty }: ListFilterRowsProps) {
  const { type } = place
  const classes = useCategory(type)?.gameClassify ?? []
  const slotFilters = type === 'RNG' && !list && <SlotFilters place={place} filters={filters} />
  const hasTypes = list && !isListedType(type)
  const hasVendors = type !== 'BINGO' && (isListedType(type) || type === 'HOT')
  const hasClasses = classes.length > 1 && !list
  const rows = (
    <>
      {hasTypes && (!empty || filters.gameType) && <TypeChips place={place} filters={filters} />}
      {/* Where it turns out that there is nothing to choose from, what stands below stays where it is. */}
      {hasTypes && empty && !filters.gameType && <div className="h-11" />}
      {hasVendors && (
        <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
          <ListVendors place={place} filters={filters} />
          {slotFilters && <div className="flex shrink-0 gap-2 max-lg:hidden">{slotFilters}</div>}
        </div>
      )}
      {hasClasses && <ClassChips place={place} filters={filters} classes={classes} before={slotFilters} />}
    </>
  )
  return (
    <div className="mt-4 flex flex-col gap-3">
      {/* The games come first. */}
      <InTurn
        instead={
          <>
            {(hasTypes || hasVendors) && <div className="h-11" />}
            {hasClasses && <div className="h-8 max-md:min-h-11" />}
          </>
        }
      >
        {rows}
      </InTurn>
    </div>
  )
}
