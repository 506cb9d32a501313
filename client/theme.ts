import { afterPaint } from '@banyan/ui/after-paint.ts'
import { type Theme, useSystemTheme } from '@banyan/ui/system-theme.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'
import { readStored, store } from './browser-storage.ts'

/** What the visitor wants; the system's theme unless it was chosen. */
export type ThemeChoice = Theme | 'system'

const choice = new ValueStore<ThemeChoice>(storedChoice())

export function useThemeChoice(): ThemeChoice {
  return useValue(choice)
}

/** The theme that the page has now. */
export function useTheme(): Theme {
  const system = useSystemTheme()
  const chosen = useValue(choice)
  return chosen === 'system' ? system : chosen
}

/**
 * Keeps a theme for the next visit, whose first paint has it: the document's own script sees to that. The control
 * that was pressed changes first, because all colours of a long page take a slow phone several frames.
 */
export function chooseTheme(next: ThemeChoice): void {
  store('theme', next === 'system' ? null : next)
  choice.set(next)
  afterPaint(() => show(choice.get()))
}

function show(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')
  if (scheme) scheme.content = theme === 'system' ? 'light dark' : theme
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme: side = '' } = colour.dataset
    colour.media = theme === 'system' ? `(prefers-color-scheme: ${side})` : side === theme ? 'all' : 'not all'
  }
}

function storedChoice(): ThemeChoice {
  const stored = readStored('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
