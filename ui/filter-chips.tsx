import { Chip } from './chip.tsx'
import { type Filter, type FilterTexts, rangeOf } from './filters/filter.ts'
import { FilterChip } from './filters/filter-chip.tsx'

export type { Filter, FilterTexts } from './filters/filter.ts'

/** The bounds of a range as its filter's value has them; empty where there is none. */
export const boundsOf = (value: string) => rangeOf(value)

/** Filters that belong together, under a name. */
export interface FilterPreset {
  readonly label: string
  readonly values: Readonly<Record<string, string>>
}

interface FilterChipsProps {
  filters: readonly Filter[]
  presets?: readonly FilterPreset[]
  /** By the filters' ids; a filter without a value lets everything through. */
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
  texts: FilterTexts
}

/** What narrows a table: presets, then a chip for each filter, which says what it lets through. */
export function FilterChips({ filters, presets = [], values, onChange, texts }: FilterChipsProps) {
  const set = (id: string, value: string | undefined) => {
    const { [id]: _, ...others } = values
    onChange(value ? { ...others, [id]: value } : others)
  }
  const isChosen = (preset: FilterPreset) => filters.every(({ id }) => (values[id] ?? '') === (preset.values[id] ?? ''))
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{texts.filters}</legend>
      {presets.map((preset) => (
        <Chip
          key={preset.label}
          chosen={isChosen(preset)}
          onClick={() => onChange(isChosen(preset) ? {} : preset.values)}
        >
          {preset.label}
        </Chip>
      ))}
      {filters.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          value={values[filter.id]}
          onChange={(value) => set(filter.id, value)}
          texts={texts}
        />
      ))}
    </fieldset>
  )
}
