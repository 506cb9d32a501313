import { formatNumber } from '@banyan/client/formats.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import { WholeMoney, wholeDigits, wholeText } from './money.tsx'
import { type AmountBounds, readAmount } from './read-amount.ts'

interface AmountFieldProps {
  label: string
  name?: string
  bounds: AmountBounds
  /** Amounts that can be pressed instead. */
  presets?: readonly string[]
  hint?: string
  error: string | undefined
  written: string
  onWrite: (written: string) => void
}

/** A whole amount, which can be written or pressed; its bounds stand below it. */
export function AmountField(props: AmountFieldProps) {
  const { label, name = 'amount', bounds, presets = [], hint, error, written, onWrite } = props
  const t = useText()
  const read = readAmount(written, bounds)
  const digits = 'digits' in read ? read.digits : undefined
  return (
    <div className="flex flex-col gap-2.5">
      <TextField
        label={label}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        prefix={portalConfig().currency.symbol}
        {...(hint !== undefined && { hint })}
        error={error}
        value={written}
        onChange={({ target }) => onWrite(target.value)}
        onBlur={() => digits !== undefined && onWrite(inGroups(digits))}
      />
      {presets.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t('cashier.presets')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
            {presets.map((preset) => (
              <button
                key={preset}
                type="button"
                aria-pressed={digits === wholeDigits(preset)}
                onClick={() => onWrite(inGroups(preset))}
                className="min-h-11 rounded-md border border-line-control bg-raised px-1.5 text-sm font-semibold text-muted transition-colors hover:border-primary hover:text-text aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
              >
                <WholeMoney amount={preset} />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

/** Whole digits as people read them. */
export function inGroups(amount: string): string {
  return formatNumber(Number(wholeDigits(amount)))
}

/** The bounds for a sentence. */
export function boundsText({ least, most, step }: AmountBounds) {
  return { least: wholeText(least), most: wholeText(most), step: wholeText(step) }
}
