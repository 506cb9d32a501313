import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'
import { CountryPicker } from './country/country-picker.tsx'
import type { useMobileNumber } from './use-mobile-number.ts'

interface MobileNumberFieldProps {
  mobile: ReturnType<typeof useMobileNumber>
  error: string | undefined
  required?: boolean
}

/** A country, and the number inside it; spaces, dots and brackets of a pasted number are no part of it. */
export function MobileNumberField({ mobile, error, required = true }: MobileNumberFieldProps) {
  const t = useText()
  return (
    <TextField
      label={t('sms.number')}
      aside={required ? undefined : t('form.optional')}
      name="mobileNum"
      type="tel"
      prefix={<CountryPicker mobile={mobile} />}
      value={mobile.number}
      onChange={({ target }) => mobile.setNumber(target.value)}
      error={error}
      inputMode="tel"
      autoComplete="tel-national"
      dir="ltr"
      required={required}
    />
  )
}
