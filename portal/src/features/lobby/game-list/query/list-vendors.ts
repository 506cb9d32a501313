import type { ListType } from '@banyan/client/game-types.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hotGamesQuery } from '#/src/features/lobby/catalogue/hot-games-query.ts'
import { useVendors, useVendorsOf } from '#/src/features/lobby/catalogue/use-vendors.ts'

/** The vendors that have games in a list, in the merchant's order; undefined until they are known. */
export function useListVendors(type: ListType): readonly VendorCard[] | undefined {
  const ofType = useVendorsOf(type)
  const ofHotGames = useHotVendors(type === 'HOT')
  return type === 'HOT' ? ofHotGames : ofType
}

/** The vendors of the hot games: each once, whatever its types. */
function useHotVendors(wanted: boolean): readonly VendorCard[] | undefined {
  const { data: hot, error } = useQuery({ ...hotGamesQuery(), enabled: wanted })
  const { data: vendors, error: vendorsError } = useVendors()
  return useMemo(() => {
    if (error || vendorsError) return []
    if (!hot || !vendors) return undefined
    const codes = new Set(hot.list.map(({ vassalage }) => vassalage))
    const cards = new Map<string, VendorCard>()
    for (const card of vendors.data.lanes.flatMap((lane) => lane.vendors)) {
      if (codes.has(card.vassalage) && !cards.has(card.vassalage)) cards.set(card.vassalage, card)
    }
    return [...cards.values()]
  }, [hot, vendors, error, vendorsError])
}
