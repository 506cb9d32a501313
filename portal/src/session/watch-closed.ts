import { portalClosed } from '@banyan/client/signals.ts'
import { portalConfig, refreshConfig } from './portal-config.ts'
import { portalStatus } from './portal-status.ts'

/** How long a closed portal waits before it looks again by itself. */
const lookAgainMs = 30_000

/**
 * Keeps the page's status true: looks at once when an answer says that the portal is closed, and while it is,
 * every 30 s and whenever the visitor returns to the page or to the network. Answers what stops it.
 */
export function watchClosed(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** An answer said so, and the configuration could not be asked yet. */
  let suspected = false

  const isClosed = () => suspected || portalStatus(portalConfig()) !== 0
  const lookLater = () => {
    clearTimeout(timer)
    if (isClosed()) timer = setTimeout(look, lookAgainMs)
  }
  const look = () => {
    if (!isClosed()) return
    refreshConfig()
      .then(
        () => {
          suspected = false
        },
        // No answer is no news: the next look may have one.
        () => {},
      )
      .finally(lookLater)
  }
  const lookIfSeen = () => document.visibilityState === 'visible' && look()
  const stopHearing = portalClosed.hear(() => {
    suspected = true
    look()
  })

  lookLater()
  addEventListener('focus', lookIfSeen)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', lookIfSeen)
  return () => {
    clearTimeout(timer)
    stopHearing()
    removeEventListener('focus', lookIfSeen)
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}
