import { afterPaint } from '@banyan/ui/after-paint.ts'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a change of page the focus goes to its heading, so that a reader goes on there and not where the link was.
 * The router has scrolled already. By the next frame the browser has laid the page out by itself; to focus before
 * would make it do so twice.
 */
export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation: from, toLocation: to }) => {
    // A jump within the page, such as the skip link's, has its own place to focus; a change of language or of a filter has none.
    if (!from || to.state.keepFocus || pageOf(from) === pageOf(to)) return
    afterPaint(() => document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true }))
  })
}

function pageOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  const search = new URLSearchParams(searchStr)
  search.delete('lang')
  return `${pathname}?${search}`
}
