import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAccount } from '#/src/session/session.ts'
import { favouriteIdsQuery } from './favourite-ids-query.ts'

/** Whether a game is among the favourites of the account; a visitor has none. Each tile follows its own game alone. */
export function useIsFavourite(nodeId: string): boolean {
  const enabled = useAccount() !== undefined
  const select = useCallback(({ ids }: { readonly ids: readonly string[] }) => ids.includes(nodeId), [nodeId])
  const { data = false } = useQuery({ ...favouriteIdsQuery, enabled, select })
  return enabled && data
}
