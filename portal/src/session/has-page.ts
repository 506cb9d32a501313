import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Tells whether a path of ours, with or without what follows it, is one of the router's pages. */
export function useHasPage(): (address: string) => boolean {
  const router = useRouter()
  return useCallback(
    (address) => {
      const [, parts, route] = router.getMatchedRoutes(new URL(address, location.origin).pathname)
      // The router also finds the page that the path goes on beyond; the rest then stands under this name.
      return route !== undefined && !parts['**']
    },
    [router],
  )
}
