import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Switch } from '@banyan/ui/switch.tsx'
import type { ComponentType } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { blankOf, fieldAt, givenOf, kindOf } from './field-schema.ts'
import { useFieldTexts, useForm } from './form-context.ts'
import { CountriesField, LinesField, TicksField } from './parts/entries-fields.tsx'
import { type FieldProps, FieldRow, WithinRow } from './parts/field-row.tsx'
import { ListField } from './parts/list-field.tsx'
import { AmountField, PercentField } from './parts/measured-fields.tsx'
import { ChoiceField, MomentField, NumberField, PlainTextField, SwitchField } from './parts/plain-fields.tsx'
import { TextsField } from './parts/texts-field.tsx'

const fields: Readonly<Record<Exclude<ReturnType<typeof kindOf>, 'optional'>, ComponentType<FieldProps>>> = {
  object: ObjectFields,
  list: (props) => <ListField {...props} Entry={Fields} />,
  lines: LinesField,
  ticks: TicksField,
  countries: CountriesField,
  texts: TextsField,
  switch: SwitchField,
  number: NumberField,
  percent: PercentField,
  amount: AmountField,
  choice: ChoiceField,
  moment: MomentField,
  text: PlainTextField,
}

/** The field for a value, as its schema says; an object's are the fields within it. */
export function Fields(props: FieldProps) {
  const { schema: root } = useForm()
  const { schema } = fieldAt(root, props.path)
  const kind = kindOf(schema)
  if (kind === 'optional') return <OptionalField {...props} />
  const Field = fields[kind]
  return <Field {...props} />
}

function ObjectFields({ path, value, onChange }: FieldProps) {
  const { schema: root, section } = useForm()
  const { schema, name } = fieldAt(root, path)
  const { label } = useFieldTexts(section)
  const { properties = {} } = givenOf(schema)
  const own = value as Readonly<Record<string, Json>>
  const isGroup = path !== '' && kindOf(schema) === 'object' && !/\/\d+$/.test(path)
  const rows = Object.keys(properties).map((each) => (
    <Fields
      key={each}
      path={`${path}/${each}`}
      // What may be left out is off while it is.
      value={own[each] ?? null}
      onChange={(next) => onChange({ ...own, [each]: next })}
    />
  ))
  if (!isGroup) return <div className="divide-y divide-line">{rows}</div>
  return (
    <fieldset className="py-4">
      <legend className="font-semibold">{label(name)}</legend>
      <div className="divide-y divide-line border-s-2 border-line ps-4">{rows}</div>
    </fieldset>
  )
}

/** Off, or on with what it is then. */
function OptionalField(props: FieldProps) {
  const t = useText()
  const { path, value, onChange } = props
  const { schema: root, section, isLocked } = useForm()
  const { schema, name } = fieldAt(root, path)
  const { label } = useFieldTexts(section)
  const given = givenOf(schema)
  const isOn = value !== null
  const isGroup = kindOf(given) === 'object'
  const Inner = fields[kindOf(given) as keyof typeof fields]
  return (
    <>
      <FieldRow {...props} withoutFaults={isOn} wide={isOn && kindOf(given) === 'texts'}>
        <div className="max-w-64">
          <Switch
            aria-label={label(name)}
            checked={isOn}
            disabled={isLocked}
            onChange={(event) => onChange(event.target.checked ? blankOf(given) : null)}
          >
            {t(isOn ? 'settings.onWith' : 'settings.off')}
          </Switch>
        </div>
        {isOn && !isGroup && (
          <WithinRow value>
            <Inner {...props} />
          </WithinRow>
        )}
      </FieldRow>
      {isOn && isGroup && (
        <div className="border-s-2 border-primary-soft ps-4">
          <Inner {...props} />
        </div>
      )}
    </>
  )
}
