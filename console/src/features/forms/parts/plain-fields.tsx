import { formatNumber } from '@banyan/client/formats.ts'
import { amountTyped, digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { Select } from '@banyan/ui/select.tsx'
import { Switch } from '@banyan/ui/switch.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { choicesOf, fieldAt, givenOf } from '../field-schema.ts'
import { useFieldTexts, useForm } from '../form-context.ts'
import { zonedMoment, zonedText } from '../zoned-moment.ts'
import { type FieldProps, FieldRow, useFaults } from './field-row.tsx'

/** What a control needs of its field. */
function useField(path: string) {
  const { section, schema: root, isLocked } = useForm()
  const { schema, name } = fieldAt(root, path)
  const texts = useFieldTexts(section)
  const faults = useFaults(path)
  return {
    schema: givenOf(schema),
    name,
    texts,
    control: { label: texts.label(name), labelHidden: true, disabled: isLocked },
    ...(faults.length > 0 && { error: faults.join(' ') }),
  }
}

export function SwitchField(props: FieldProps) {
  const t = useText()
  const { control } = useField(props.path)
  return (
    <FieldRow {...props}>
      <div className="max-w-64">
        <Switch
          aria-label={control.label}
          checked={props.value === true}
          disabled={control.disabled}
          onChange={(event) => props.onChange(event.target.checked)}
        >
          {t(props.value === true ? 'settings.on' : 'settings.off')}
        </Switch>
      </div>
    </FieldRow>
  )
}

/** What is no whole number stays as it was written, and is refused beside the field. */
export function NumberField(props: FieldProps) {
  const t = useText()
  const { schema, control, error } = useField(props.path)
  const { minimum, maximum, 'x-unit': unit } = schema
  const range =
    minimum === undefined || maximum === undefined
      ? undefined
      : t('settings.range', { from: formatNumber(minimum), to: formatNumber(maximum) })
  const change = (text: string) => {
    const typed = amountTyped(text)
    props.onChange(/^-?\d{1,15}$/.test(typed) ? Number(typed) : text)
  }
  return (
    <FieldRow {...props} range={range} withoutFaults>
      <div className="max-w-64">
        <TextField
          {...control}
          error={error}
          dir="ltr"
          inputMode="numeric"
          value={String(props.value)}
          suffix={unit && unit !== 'ppm' && t(`settingUnit.${unit}`)}
          onChange={(event) => change(event.target.value)}
        />
      </div>
    </FieldRow>
  )
}

export function ChoiceField(props: FieldProps) {
  const { schema, name, texts, control } = useField(props.path)
  const values = schema.enum ?? []
  const options = (choicesOf(schema) ?? []).map((value) => ({ value, label: texts.choice(name, value) }))
  const choose = (chosen: string) => props.onChange(values.find((value) => String(value) === chosen) ?? chosen)
  return (
    <FieldRow {...props}>
      <div className="max-w-96">
        <Select {...control} options={options} value={String(props.value)} onChange={choose} placeholder="" />
      </div>
    </FieldRow>
  )
}

const longText = 200
/** Patterns of numbers that name something, such as a bank's account. */
const digitsAlone = /^\^\\d\{\d+(,\d+)?\}\$$/

/** One line, or several for what may be long. */
export function PlainTextField(props: FieldProps) {
  const { schema, control, error } = useField(props.path)
  const { maxLength, 'x-kind': kind } = schema
  const isCode = kind !== undefined || schema.pattern !== undefined
  const isNumber = digitsAlone.test(schema.pattern ?? '')
  return (
    <FieldRow {...props} withoutFaults>
      <div className={maxLength === undefined || maxLength < longText ? 'max-w-96' : ''}>
        <TextField
          {...control}
          error={error}
          value={String(props.value)}
          {...(isCode && { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' })}
          {...(kind === 'address' && { inputMode: 'url' as const })}
          {...(maxLength !== undefined && !isNumber && { maxLength })}
          {...(isNumber && { inputMode: 'numeric' as const })}
          onChange={({ target }) => props.onChange(isNumber ? digitsTyped(target.value) : target.value)}
        />
      </div>
    </FieldRow>
  )
}

/** Date and time by the merchant's clocks, as the header's clock tells them. */
export function MomentField(props: FieldProps) {
  const t = useText()
  const { control, error } = useField(props.path)
  const { timeZone } = startUp()
  const value = typeof props.value === 'string' ? zonedText(props.value, timeZone) : ''
  return (
    <FieldRow {...props} withoutFaults range={t('settings.zone', { zone: timeZone })}>
      <div className="max-w-64">
        <TextField
          {...control}
          error={error}
          type="datetime-local"
          dir="ltr"
          value={value}
          onChange={(event) => props.onChange(zonedMoment(event.target.value, timeZone))}
        />
      </div>
    </FieldRow>
  )
}
