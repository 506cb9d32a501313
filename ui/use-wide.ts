import { useSyncExternalStore } from 'react'

/** From this width on a page has room for what stands beside its middle (Tailwind's `lg`). */
const wide = '(min-width: 64rem)'

export const isWide = (): boolean => matchMedia(wide).matches

/** Whether the window is that wide, now and after it changed. */
export function useWide(): boolean {
  return useSyncExternalStore(hearWidth, isWide)
}

function hearWidth(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
