import { type Theme, useSystemTheme } from '@banyan/ui/system-theme.ts'
import { useValue, ValueStore } from '@banyan/ui/value-store.ts'

/** What the operator chose; undefined follows the system. */
const choice = new ValueStore(chosenAtStart())

/** The theme that the page has now. */
export function useTheme(): Theme {
  const system = useSystemTheme()
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
