import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a change of address the focus goes to the page's heading, so that a reader goes on there and not where
 * the link was. The router has scrolled already.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation: from, toLocation: to }) => {
    // A jump within the page, such as the skip link's, has its own place to focus.
    if (!from || (from.pathname === to.pathname && from.searchStr === to.searchStr)) return
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true })
  })
}
