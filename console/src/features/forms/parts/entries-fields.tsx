import type { Json } from '@banyan/rules/content/value-differences.ts'
import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { Button, IconButton } from '@banyan/ui/button.tsx'
import { Checkbox } from '@banyan/ui/checkbox.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { SearchSelect } from '@banyan/ui/search-select.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useMemo } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { blankOf, choicesOf, fieldAt, givenOf } from '../field-schema.ts'
import { useFieldTexts, useForm } from '../form-context.ts'
import { countryName, countryOptions } from './country-name.ts'
import { type FieldProps, FieldRow, useFaults } from './field-row.tsx'
import { AmountInput } from './measured-fields.tsx'

function useEntries({ path, value, onChange }: FieldProps) {
  const { section, schema: root, isLocked } = useForm()
  const { schema, name } = fieldAt(root, path)
  const given = givenOf(schema)
  const entries = (value as readonly Json[]).map(String)
  const isNumbers = given.items?.type === 'integer'
  /** What is no number stays as it was written, and is refused beside its line. */
  const entryOf = (entry: Json) => {
    const typed = amountTyped(String(entry))
    return isNumbers && /^\d{1,15}$/.test(typed) ? Number(typed) : entry
  }
  const all = value as readonly Json[]
  return {
    ...{ schema: given, items: given.items ?? {}, name, isLocked, entries },
    texts: useFieldTexts(section),
    isFull: entries.length >= (given.maxItems ?? Number.POSITIVE_INFINITY),
    set: (place: number, entry: Json) => onChange(all.map((each, at) => (at === place ? entryOf(entry) : each))),
    add: (entry: Json) => onChange([...all, entry]),
    remove: (place: number) => onChange(all.filter((_entry, at) => at !== place)),
  }
}

/** Texts of one kind, a line each: hosts, addresses, codes. */
export function LinesField(props: FieldProps) {
  const t = useText()
  const { entries, items, name, texts, isLocked, isFull, set, add, remove } = useEntries(props)
  return (
    <FieldRow {...props}>
      <div className="flex flex-col gap-2">
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place while it is written
          <div key={place} className="flex items-start gap-1">
            <div className="min-w-0 grow">
              <Line path={`${props.path}/${place}`} entry={entry} onChange={(text) => set(place, text)} />
            </div>
            <IconButton
              icon={closeIcon}
              label={t('settings.remove', { name: entry || String(place + 1) })}
              disabled={isLocked}
              onClick={() => remove(place)}
            />
          </div>
        ))}
        <span>
          <Button
            weight="quiet"
            size="small"
            icon={plusIcon}
            disabled={isLocked || isFull}
            onClick={() => add(blankOf(items))}
          >
            {t('settings.add')}
            <span className="sr-only"> {texts.label(name)}</span>
          </Button>
        </span>
      </div>
    </FieldRow>
  )
}

function Line({ path, entry, onChange }: { path: string; entry: string; onChange: (text: string) => void }) {
  const { section, schema: root, isLocked } = useForm()
  const { schema, name } = fieldAt(root, path)
  const { label } = useFieldTexts(section)
  const error = useFaults(path).join(' ') || undefined
  const called = `${label(name)} ${Number(path.slice(path.lastIndexOf('/') + 1)) + 1}`
  if (schema['x-kind'] === 'amount')
    return <AmountInput label={called} value={entry} disabled={isLocked} error={error} onChange={onChange} />
  return (
    <TextField
      label={called}
      labelHidden
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={schema.maxLength ?? 300}
      disabled={isLocked}
      error={error}
      value={entry}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** A closed list of names, of which some are chosen. */
export function TicksField(props: FieldProps) {
  const { entries, items, name, texts, isLocked } = useEntries(props)
  const choices = choicesOf(items) ?? []
  const tick = (choice: string, isOn: boolean) =>
    props.onChange(isOn ? [...entries, choice] : entries.filter((entry) => entry !== choice))
  return (
    <FieldRow {...props}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            disabled={isLocked}
            checked={entries.includes(choice)}
            onChange={(event) => tick(choice, event.target.checked)}
          >
            {texts.choice(name, choice)}
          </Checkbox>
        ))}
      </div>
    </FieldRow>
  )
}

/** Countries by their names in the page's language, found by a part of the name. */
export function CountriesField(props: FieldProps) {
  const t = useText()
  const { entries, name, texts, isLocked, isFull, add, remove } = useEntries(props)
  const options = useMemo(() => countryOptions().map((option) => ({ ...option, detail: option.value })), [])
  return (
    <FieldRow {...props}>
      <ul className="flex flex-wrap gap-2">
        {entries.map((code, place) => (
          <li key={code} className="flex items-center rounded-md border border-line bg-ground ps-3 text-sm">
            {countryName(code)} <span className="ms-1.5 text-muted">{code}</span>
            <IconButton
              icon={closeIcon}
              size="small"
              label={t('settings.remove', { name: countryName(code) })}
              disabled={isLocked}
              onClick={() => remove(place)}
            />
          </li>
        ))}
      </ul>
      {!isLocked && !isFull && (
        <div className="mt-2 inline-block rounded-md border border-line-control bg-field ps-3.5">
          <SearchSelect
            label={`${t('settings.addCountry')}: ${texts.label(name)}`}
            searchLabel={t('settings.findCountry')}
            emptyText={t('settings.noCountry')}
            options={options.filter(({ value }) => !entries.includes(value))}
            value={undefined}
            onChange={add}
          >
            {t('settings.addCountry')}
          </SearchSelect>
        </div>
      )}
    </FieldRow>
  )
}
