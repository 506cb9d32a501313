import { chooseTheme, useThemeChoice } from '@banyan/client/theme.ts'
import { useId } from 'react'
import { useText } from '#/src/i18n/text.ts'

const choices = ['light', 'dark', 'system'] as const

/** Light, dark, or whatever the system has. */
export function ThemeChoice() {
  const t = useText()
  const name = useId()
  const chosen = useThemeChoice()
  return (
    <fieldset>
      <legend className="sr-only">{t('theme.label')}</legend>
      <div className="flex gap-1 rounded-md border border-line bg-ground p-1">
        {choices.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-9 grow cursor-pointer items-center justify-center rounded-sm px-2 text-sm text-muted transition-colors hover:text-text has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary-strong has-focus-visible:outline-3 has-focus-visible:outline-info max-lg:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t(`theme.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
