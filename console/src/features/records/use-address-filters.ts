import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

type Values = Readonly<Record<string, string>>

/** The filters of a page as its address has them, so that it can be reloaded, shared and gone back to. */
export function useAddressFilters(ids: readonly string[]): readonly [Values, (next: Values) => void] {
  const search: Values = useSearch({ strict: false })
  const navigate = useNavigate()
  const known = ids.join()
  const values = useMemo(
    () => Object.fromEntries(known.split(',').flatMap((id) => (search[id] ? [[id, search[id]]] : []))),
    [known, search],
  )
  const change = (next: Values) => {
    const others = Object.entries(search).filter(([id]) => !ids.includes(id))
    void navigate({ to: '.', search: { ...Object.fromEntries(others), ...next }, resetScroll: false })
  }
  return [values, change]
}
