import type { ListFilters, ListPlace } from '#/src/features/lobby/catalogue/list-address.ts'
import { GameList } from '#/src/features/lobby/game-list/game-list.tsx'
import { ListHead } from './list-head.tsx'

/** The games of one type, by pages. */
export function ListOfType({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  return (
    <>
      <ListHead place={place} filters={filters} />
      <GameList key={place.type} place={place} filters={filters} />
    </>
  )
}
