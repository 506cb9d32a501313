import { useMatch, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listFilters, listPlaceAt } from '#/src/features/catalogue/list-address.ts'
import { GameList } from '#/src/features/game-list/game-list.tsx'
import { ListHead } from './lists/list-head.tsx'

/** A list centre: the games of the type that has this address. */
export function ListPage() {
  const path = useMatch({ strict: false, select: ({ routeId }) => routeId })
  const search = useSearch({ strict: false })
  const filters = useMemo(() => listFilters({ ...search }), [search])
  const place = useMemo(() => listPlaceAt(path), [path])
  if (!place) return null
  return (
    <>
      <ListHead place={place} filters={filters} />
      <GameList key={place.type} place={place} filters={filters} />
    </>
  )
}
