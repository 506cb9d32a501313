import { useSyncExternalStore } from 'react'

/** The two sets of colours that a page has. */
export type Theme = 'light' | 'dark'

/** The theme that the visitor's system has now. */
export function useSystemTheme(): Theme {
  return useSyncExternalStore(hearSystem, () => prefersDark().matches) ? 'dark' : 'light'
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function hearSystem(changed: () => void): () => void {
  const query = prefersDark()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
