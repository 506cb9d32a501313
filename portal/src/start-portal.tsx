import { createQueryClient } from '@banyan/client/query-client.ts'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { App } from './app.tsx'
import { menusQuery } from './features/lobby/catalogue/menus-query.ts'
import { createPortalRouter, type PortalRouter } from './router.tsx'
import { hearInstallOffer } from './session/install-offer.ts'
import { keepSocket } from './session/keep-socket.ts'
import { forgetOwnAnswers } from './session/own-answers.ts'
import { hearSession, session } from './session/session.ts'
import { startSession } from './session/start-session.ts'
import { focusHeadingOnNavigation } from './shell/focus-heading.ts'
import { hearFailures } from './shell/hear-failures.ts'
import { hearSessionEnds } from './shell/hear-session-ends.ts'
import { fetchLetters } from './shell/settle-letters.ts'
import { tellSlowLoads } from './shell/slow-load.ts'
import { startUp } from './startup.ts'

/** Starts the portal, or shows the page that says why it is closed. */
export async function startPortal(root: Root): Promise<void> {
  hearInstallOffer()
  void fetchLetters()
  const { status, ready } = startUp()
  await ready
  const queryClient = createQueryClient()
  const router = createPortalRouter({ queryClient })
  hearFailures()
  hearSessionEnds()
  forgetOwnAnswers(queryClient)
  followOwn(queryClient, router)
  keepSocket()
  whenQuiet(() => startDeferredWork(queryClient))
  if (status === 0) {
    startSession()
    // What the menu of a phone shows.
    whenQuiet(() => void queryClient.prefetchQuery(menusQuery()))
  }
  focusHeadingOnNavigation(router)
  tellSlowLoads(router)
  // The first paint is the whole page, so that nothing moves into it afterwards. A closed portal loads none.
  if (status === 0) await router.load()
  // In slices that leave the browser room for a tap or a scroll in between.
  startTransition(() => {
    root.render(
      <StrictMode>
        <App router={router} queryClient={queryClient} />
      </StrictMode>,
    )
  })
}

/** Follows what is an account's own from the first sign-in on: visitors have none, so the code stays out of the first load. */
function followOwn(queryClient: QueryClient, router: PortalRouter): void {
  const stop = hearSession(() => {
    if (session().is !== 'in') return
    stop()
    import('./shell/follow-own.ts').then(
      ({ followOwn }) => followOwn(queryClient, router),
      // Without it the next visit of a list or a page asks.
      () => {},
    )
  })
}

/** By then the first page has had the line for itself. */
const quietAfterMs = 3_000

function whenQuiet(begin: () => void): void {
  setTimeout(begin, quietAfterMs)
}

/** Follows the merchant's settings; what the socket told before the code came is heard all the same. */
function startDeferredWork(queryClient: QueryClient): void {
  import('./shell/deferred-work.ts').then(
    ({ deferredWork }) => deferredWork(queryClient),
    // Without it the next document has what has changed.
    () => {},
  )
}
