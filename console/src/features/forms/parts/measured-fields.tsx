import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useState } from 'react'
import { moneyText } from '#/src/features/records/amount.tsx'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { fieldAt, givenOf } from '../field-schema.ts'
import { useFieldTexts, useForm } from '../form-context.ts'
import { percentText, ppmTyped, typedPercent } from '../percent.ts'
import { type FieldProps, FieldRow, useFaults } from './field-row.tsx'

const wholeAmount = /^\d{1,13}(\.\d{1,2})?$/

/** As the contract writes amounts; what is none stays as it was typed, and is refused beside the field. */
function amountIn(text: string): string {
  const plain = amountTyped(text)
  if (!wholeAmount.test(plain)) return text
  const [whole = '', fraction = ''] = plain.split('.')
  return `${BigInt(whole)}.${fraction.padEnd(2, '0')}`
}

interface AmountInputProps {
  label: string
  value: string
  disabled: boolean
  error?: string | undefined
  onChange: (amount: string) => void
}

/** An amount that is typed as people write it, 500000 or 500,000.5, with what that is below it. */
export function AmountInput({ label, value, disabled, error, onChange }: AmountInputProps) {
  const [typed, setTyped] = useState(value)
  // What came from elsewhere, such as a reset, replaces what was typed.
  const shown = amountIn(typed) === value ? typed : value
  const isAmount = wholeAmount.test(value)
  return (
    <TextField
      label={label}
      labelHidden
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      error={error}
      {...(isAmount && { hint: moneyText(value) })}
      suffix={startUp().currencySymbol}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(amountIn(target.value))
      }}
    />
  )
}

export function AmountField(props: FieldProps) {
  const { label, isLocked, error } = useMeasured(props.path)
  return (
    <FieldRow {...props} withoutFaults>
      <div className="max-w-64">
        <AmountInput
          label={label}
          value={String(props.value)}
          disabled={isLocked}
          error={error}
          onChange={props.onChange}
        />
      </div>
    </FieldRow>
  )
}

/** A part in millionths, typed as percent. */
export function PercentField(props: FieldProps) {
  const t = useText()
  const { schema, label, isLocked, error } = useMeasured(props.path)
  const { minimum, maximum } = schema
  const textOf = (value: FieldProps['value']) => (typeof value === 'number' ? typedPercent(value) : String(value))
  const ppmOf = (text: string) => ppmTyped(text) ?? text
  const [typed, setTyped] = useState(textOf(props.value))
  const shown = ppmOf(typed) === props.value ? typed : textOf(props.value)
  const range =
    minimum === undefined || maximum === undefined
      ? undefined
      : t('settings.range', { from: percentText(minimum), to: percentText(maximum) })
  return (
    <FieldRow {...props} range={range} withoutFaults>
      <div className="max-w-64">
        <TextField
          label={label}
          labelHidden
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          disabled={isLocked}
          error={error}
          suffix="%"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            props.onChange(ppmOf(target.value))
          }}
        />
      </div>
    </FieldRow>
  )
}

function useMeasured(path: string) {
  const { section, schema: root, isLocked } = useForm()
  const { schema, name } = fieldAt(root, path)
  const { label } = useFieldTexts(section)
  const faults = useFaults(path)
  return {
    ...{ schema: givenOf(schema), label: label(name), isLocked },
    error: faults.length > 0 ? faults.join(' ') : undefined,
  }
}
