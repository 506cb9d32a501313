import { Icon } from '../icon.tsx'
import { closeIcon } from '../icons/close-icon.ts'
import { plusIcon } from '../icons/plus-icon.ts'
import { Popover } from '../popover.tsx'
import { usePopupTrigger } from '../use-popup-trigger.ts'
import { type Filter, type FilterTexts, filterText } from './filter.ts'
import { FilterForm } from './filter-form.tsx'

interface FilterChipProps {
  filter: Filter
  value: string | undefined
  onChange: (value: string | undefined) => void
  texts: FilterTexts
}

/** A filter as a chip: dashed while it lets everything through, else with its value and a cross. */
export function FilterChip({ filter, value, onChange, texts }: FilterChipProps) {
  const { open, close, ref, props } = usePopupTrigger('dialog')
  const look = value
    ? 'border-primary bg-primary-soft text-primary-strong'
    : 'border-dashed border-line-control text-muted hover:border-primary hover:text-text'
  return (
    <span className={`inline-flex max-w-full items-center rounded-md border text-sm font-semibold ${look}`}>
      <button
        type="button"
        {...props}
        className={`flex min-h-11 min-w-0 items-center gap-2 rounded-md ps-3.5 sm:min-h-9 ${value ? 'pe-1' : 'pe-3.5'}`}
      >
        {!value && <Icon drawing={plusIcon} size={16} />}
        <span className="min-w-0 truncate">
          {filter.label}
          {value && `: ${filterText(filter, value, texts)}`}
        </span>
      </button>
      {value && (
        <button
          type="button"
          aria-label={texts.remove(filter.label)}
          onClick={() => onChange(undefined)}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:text-text sm:size-9"
        >
          <Icon drawing={closeIcon} size={14} />
        </button>
      )}
      <Popover open={open} onClose={close} trigger={ref} label={filter.label}>
        <FilterForm
          filter={filter}
          value={value ?? ''}
          texts={texts}
          onChange={(next) => {
            onChange(next || undefined)
            close()
          }}
        />
      </Popover>
    </span>
  )
}
