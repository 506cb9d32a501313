import type { QueryClient } from '@tanstack/react-query'
import { portalConfig } from '#/src/session/portal-config.ts'
import { refreshChanged } from './refresh-changed.ts'

/** Work deferred until the first page has loaded. */
export function deferredWork(queryClient: QueryClient): () => void {
  countVisit()
  return refreshChanged(queryClient)
}

/** Requests the merchant's analytics pixel (requirements SYS-26). The document's policy lets no outside script in. */
function countVisit(): void {
  const { analytics } = portalConfig().info
  if (analytics === '') return
  const pixel = new Image()
  // Addresses of pages may hold a member's order or search.
  pixel.referrerPolicy = 'no-referrer'
  pixel.src = analytics
}
