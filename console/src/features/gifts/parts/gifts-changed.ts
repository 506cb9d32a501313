import { useQueryClient } from '@tanstack/react-query'

/** Asks anew for all that an action about gifts may have changed. */
export function useGiftsChanged(): () => void {
  const client = useQueryClient()
  return () => {
    for (const key of ['records', 'approvals', 'giftVendors']) void client.invalidateQueries({ queryKey: [key] })
  }
}
