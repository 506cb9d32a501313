import { type FormEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { checkIcon } from '../icons/check-icon.ts'
import { TextField } from '../text-field.tsx'
import { type Filter, type FilterTexts, rangeOf } from './filter.ts'

interface FilterFormProps {
  filter: Filter
  value: string
  texts: FilterTexts
  onChange: (value: string) => void
}

/** Sets one filter; a choice and a preset at once, what is typed with the button. */
export function FilterForm({ filter, value, texts, onChange }: FilterFormProps) {
  if (filter.kind === 'choice') return <Options options={filter.options} value={value} onChange={onChange} />
  if (filter.kind === 'text') return <TextForm filter={filter} value={value} texts={texts} onChange={onChange} />
  return <RangeForm filter={filter} value={value} texts={texts} onChange={onChange} />
}

interface OptionsProps {
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onChange: (value: string) => void
}

function Options({ options, value, onChange }: OptionsProps) {
  return (
    <div className="-m-2 flex flex-col">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? '' : option.value)}
          className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-3 text-start hover:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary-strong sm:min-h-9"
        >
          {option.label}
          {option.value === value && <Icon drawing={checkIcon} size={18} />}
        </button>
      ))}
    </div>
  )
}

type FormOf<Kind extends Filter['kind']> = Omit<FilterFormProps, 'filter'> & {
  filter: Extract<Filter, { kind: Kind }>
}

function TextForm({ filter, value, texts, onChange }: FormOf<'text'>) {
  const [draft, setDraft] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(draft.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={filter.label}
        maxLength={filter.maxLength}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" size="small">
        {texts.apply}
      </Button>
    </form>
  )
}

function RangeForm({ filter, value, texts, onChange }: FormOf<'dates' | 'amounts'>) {
  const [draft, setDraft] = useState(() => rangeOf(value))
  const kind =
    filter.kind === 'dates'
      ? { type: 'date' }
      : { inputMode: 'decimal' as const, pattern: '[0-9]{1,15}([.][0-9]{1,2})?' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(draft.from || draft.until ? `${draft.from}..${draft.until}` : '')
  }
  return (
    <div className="flex flex-col gap-4">
      {filter.presets && <Options options={filter.presets} value={value} onChange={onChange} />}
      <form onSubmit={submit} className="flex flex-col gap-3">
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            {...kind}
            dir="ltr"
            label={texts[end]}
            value={draft[end]}
            onChange={({ target }) => setDraft({ ...draft, [end]: target.value })}
          />
        ))}
        <Button type="submit" size="small">
          {texts.apply}
        </Button>
      </form>
    </div>
  )
}
