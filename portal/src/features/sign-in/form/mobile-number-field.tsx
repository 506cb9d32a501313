import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'

interface MobileNumberFieldProps {
  dialingCode: string
  number: string
  onDialingCode: (code: string) => void
  onNumber: (number: string) => void
  error: string | undefined
}

const digitsOf = (written: string) => written.replace(/[^0-9]/g, '')

/** The code of a country, and the number inside it; spaces, dots and brackets of a pasted number are no part of it. */
export function MobileNumberField({ dialingCode, number, onDialingCode, onNumber, error }: MobileNumberFieldProps) {
  const t = useText()
  return (
    <div className="flex items-start gap-2">
      <span className="w-30 shrink-0">
        <TextField
          label={t('sms.country')}
          name="countryDialingCode"
          prefix="+"
          value={dialingCode}
          onChange={({ target }) => onDialingCode(digitsOf(target.value).slice(0, 4))}
          inputMode="numeric"
          autoComplete="tel-country-code"
          dir="ltr"
          required
        />
      </span>
      <div className="min-w-0 grow">
        <TextField
          label={t('sms.number')}
          name="mobileNum"
          type="tel"
          value={number}
          onChange={({ target }) => onNumber(digitsOf(target.value).slice(0, 15))}
          error={error}
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          required
        />
      </div>
    </div>
  )
}
