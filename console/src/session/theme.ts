import { useSyncExternalStore } from 'react'
import { useValue, ValueStore } from './value-store.ts'

type Theme = 'light' | 'dark'

/** What the operator chose; undefined follows the system. */
const choice = new ValueStore(chosenAtStart())

/** The theme that the page has now. */
export function useTheme(): Theme {
  const system = useSyncExternalStore<Theme>(hearSystem, systemTheme)
  return useValue(choice) ?? system
}

/** Keeps a theme for the next visit, whose first paint has it: the document's own script sees to that. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be closed to us altogether; the theme then lasts as long as the page.
  }
  document.documentElement.dataset.theme = theme
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')
  if (scheme) scheme.content = theme
  choice.set(theme)
}

/** The document's own script has read it already. */
function chosenAtStart(): Theme | undefined {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : undefined
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
