import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import type { ReactNode } from 'react'

interface CodeFieldProps {
  label: string
  name?: string
  value: string
  onValue: (code: string) => void
  error: string | undefined
  /** At its end: the button that sends a code. */
  suffix?: ReactNode
  autoFocus?: boolean
}

/** A field for a code of digits; of any script; what parts them in a pasted code is removed. */
export function CodeField({ label, name = 'code', value, onValue, error, suffix, autoFocus = false }: CodeFieldProps) {
  return (
    <TextField
      autoFocus={autoFocus}
      label={label}
      name={name}
      value={value}
      onChange={({ target }) => onValue(digitsTyped(target.value))}
      error={error}
      suffix={suffix}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      required
    />
  )
}
