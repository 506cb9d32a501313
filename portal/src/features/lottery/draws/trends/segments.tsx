import { useId } from 'react'

interface SegmentsProps<Value extends string | number> {
  /** What is chosen, for those who hear it. */
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string | number>({ label, options, value, onChoose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-0.5 rounded-md bg-line/60 p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-8 grow cursor-pointer items-center justify-center rounded-sm px-2 text-sm whitespace-nowrap text-muted sm:px-3 transition-colors hover:text-text has-checked:bg-raised has-checked:font-semibold has-checked:text-text has-checked:shadow-sm has-focus-visible:outline-3 has-focus-visible:outline-info max-lg:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
