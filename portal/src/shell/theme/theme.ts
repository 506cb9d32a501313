import { useSyncExternalStore } from 'react'
import { readStored, store } from '#/src/session/browser-storage.ts'
import { useValue, ValueStore } from '#/src/session/value-store.ts'

export type Theme = 'light' | 'dark'
/** What the visitor wants; the system's theme unless it was chosen. */
export type ThemeChoice = Theme | 'system'

const choice = new ValueStore<ThemeChoice>(storedChoice())

export function useThemeChoice(): ThemeChoice {
  return useValue(choice)
}

/** The theme that the page has now. */
export function useTheme(): Theme {
  const system = useSyncExternalStore<Theme>(hearSystem, systemTheme)
  const chosen = useValue(choice)
  return chosen === 'system' ? system : chosen
}

/** Shows a theme and keeps it for the next visit, whose first paint has it: the document's own script sees to that. */
export function chooseTheme(next: ThemeChoice): void {
  store('theme', next === 'system' ? null : next)
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')
  if (scheme) scheme.content = next === 'system' ? 'light dark' : next
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme: side = '' } = colour.dataset
    colour.media = next === 'system' ? `(prefers-color-scheme: ${side})` : side === next ? 'all' : 'not all'
  }
  choice.set(next)
}

function storedChoice(): ThemeChoice {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function systemTheme(): Theme {
  return prefersDark().matches ? 'dark' : 'light'
}

function hearSystem(changed: () => void): () => void {
  const query = prefersDark()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
