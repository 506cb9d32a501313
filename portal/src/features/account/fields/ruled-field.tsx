import { TextField } from '@banyan/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import { fieldMessage, type NamedRule } from './field-message.ts'
import { inputOf, typedIn } from './inputs/input-of.ts'

type Labelled = Extract<TextKey, `field.${string}`> extends `field.${infer Name}` ? Name : never

interface RuledFieldProps {
  /** As the merchant's settings have it. */
  rule: NamedRule<Labelled>
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** Filled in by something else, such as a link. */
  readOnly?: boolean
  /** Shows the accepted form as a hint; without it only a fault shows it. */
  hinted?: boolean
  /** The browser's memory of a password that is known already. */
  autoComplete?: string
  /** Another text at the label's end than that it is optional. */
  aside?: ReactNode
}

/** One line to fill in, by its setting: its label with * where it is required, and the right keyboard (ACC-26). */
export function RuledField({ rule, value, error, onChange, readOnly, hinted, autoComplete, aside }: RuledFieldProps) {
  const t = useText()
  const input = inputOf(rule)
  return (
    <TextField
      {...input}
      {...(autoComplete && { autoComplete })}
      {...(input.type === 'password' && { reveal: { show: t('form.showPassword'), hide: t('form.hidePassword') } })}
      {...(hinted && { hint: fieldMessage(t, rule) })}
      label={t(`field.${rule.name}`)}
      aside={aside ?? (rule.required ? undefined : t('form.optional'))}
      name={rule.name}
      value={value}
      onChange={({ target }) => onChange(typedIn(rule, target.value))}
      error={error}
      required={rule.required}
      readOnly={readOnly}
    />
  )
}
