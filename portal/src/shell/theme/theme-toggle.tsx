import { IconButton } from '@banyan/ui/button.tsx'
import { useText } from '#/src/i18n/text.ts'
import { chooseTheme, useTheme } from './theme.ts'

/** One press turns night into day; its name says what the press will do. */
export function ThemeToggle() {
  const t = useText()
  const dark = useTheme() === 'dark'
  const label = t(dark ? 'theme.toLight' : 'theme.toDark')
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={label}
      title={label}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  )
}
