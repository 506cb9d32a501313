import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a change of address the focus goes to the page's heading, so that a reader goes on there and not where
 * the link was. The router has scrolled already.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true })
  })
}
