import { chooseTheme, useTheme } from '@banyan/client/theme.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { moonIcon } from '@banyan/ui/icons/moon-icon.ts'
import { sunIcon } from '@banyan/ui/icons/sun-icon.ts'
import { useText } from '#/src/i18n/text.ts'

/** One press turns night into day; its name says what the press will do. */
export function ThemeToggle() {
  const t = useText()
  const isDark = useTheme() === 'dark'
  const label = t(isDark ? 'theme.toLight' : 'theme.toDark')
  return (
    <IconButton
      icon={isDark ? sunIcon : moonIcon}
      label={label}
      title={label}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  )
}
