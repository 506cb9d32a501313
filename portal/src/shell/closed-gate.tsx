import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { portalStatus } from '#/src/session/portal-status.ts'
import { watchClosed } from '#/src/session/watch-closed.ts'

const ClosedPage = lazy(async () => ({ default: await (await import('./closed/closed-page.tsx')).fetchClosedPage() }))

interface ClosedGateProps {
  /** The portal has closed: what it knew is of no use any more. */
  onClosed: () => void
  children: ReactNode
}

/** Shows the portal while it is open to the visitor, else why it isn't: on every address, which stays as it is. */
export function ClosedGate({ onClosed, children }: ClosedGateProps) {
  // Deferred, so that what is shown stays, whole, until the code of the next page has come.
  const config = useDeferredValue(usePortalConfig())
  const isClosed = portalStatus(config) !== 0
  useEffect(watchClosed, [])
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  if (!isClosed) return children
  return (
    <Suspense>
      <ClosedPage config={config} />
    </Suspense>
  )
}
