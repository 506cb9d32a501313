import './portal.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { createPortalRouter } from './router.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { focusHeadingOnNavigation } from './shell/focus-heading.ts'
import { startUp } from './startup.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The document has no #root')
const root = createRoot(place)

// Not awaited at the top level: chunks of pages import from the chunk of this file and would wait for it.
start().catch(async (error: unknown) => {
  reportError(error)
  const { StartFailure } = await import('./shell/start-failure.tsx')
  root.render(<StartFailure />)
})

async function start(): Promise<void> {
  const { merchant } = await startUp()
  const queryClient = createQueryClient()
  const router = createPortalRouter({ merchant, queryClient })
  focusHeadingOnNavigation(router)
  // The first paint is the whole page, so that nothing moves into it afterwards.
  await router.load()
  root.render(
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  )
}
