import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { PortalRouter } from './router.tsx'
import { ClosedGate } from './shell/closed-gate.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** The portal, or in its place the page that says why it is closed. */
export function App({ router, queryClient }: { router: PortalRouter; queryClient: QueryClient }) {
  const forget = useCallback(() => queryClient.clear(), [queryClient])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <ClosedGate onClosed={forget}>
          <RouterProvider router={router} />
        </ClosedGate>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
