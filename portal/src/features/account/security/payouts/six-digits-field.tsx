import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'

interface SixDigitsFieldProps {
  label: string
  name: string
  value: string
  onValue: (digits: string) => void
  error: string | undefined
  hint?: string
}

const length = 6

/** Whether these are the six digits of a payment password. */
export const isSixDigits = (text: string) => new RegExp(`^[0-9]{${length}}$`).test(text)

/** Six digits, hidden; the browser does not take them for a password of this site's. */
export function SixDigitsField({ label, name, value, onValue, error, hint }: SixDigitsFieldProps) {
  const t = useText()
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      value={value}
      onChange={({ target }) => onValue(digitsTyped(target.value))}
      error={error}
      {...(hint !== undefined && { hint })}
      reveal={{ show: t('form.showPassword'), hide: t('form.hidePassword') }}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      required
    />
  )
}
