import { useSyncExternalStore } from 'react'

/** From this width on a page has room for what stands beside its middle (Tailwind's `lg`). */
const wide = '(min-width: 64rem)'
/** Below this width a full dialog fills the window (Tailwind's `md`). */
const narrow = '(width < 48rem)'

export const isWide = (): boolean => matchMedia(wide).matches
export const isNarrow = (): boolean => matchMedia(narrow).matches

/** Whether the window is that wide, now and after it changed. */
export function useWide(): boolean {
  return useSyncExternalStore(hearWide, isWide)
}

/** Whether the window is that narrow, now and after it changed. */
export function useNarrow(): boolean {
  return useSyncExternalStore(hearNarrow, isNarrow)
}

const hearWide = (changed: () => void) => hear(wide, changed)
const hearNarrow = (changed: () => void) => hear(narrow, changed)

function hear(condition: string, changed: () => void): () => void {
  const query = matchMedia(condition)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
