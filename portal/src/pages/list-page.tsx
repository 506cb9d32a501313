import { useMatch, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listFilters, listPlaceAt } from '#/src/features/lobby/catalogue/list-address.ts'
import { ListOfType } from './lobby/list-of-type.tsx'

/** A list centre: the games of the type that has this address. */
export function ListPage() {
  const path = useMatch({ strict: false, select: ({ routeId }) => routeId })
  const search = useSearch({ strict: false })
  const filters = useMemo(() => listFilters({ ...search }), [search])
  const place = useMemo(() => listPlaceAt(path), [path])
  if (!place) return null
  return <ListOfType place={place} filters={filters} />
}
