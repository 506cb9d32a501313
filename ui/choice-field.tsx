import { useId } from 'react'

interface ChoiceFieldProps {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string | undefined
  onChoose: (value: string) => void
}

/** One of several in the browser's own list: thirty stations need no popup of ours. */
export function ChoiceField({ label, options, value, onChoose }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-12 w-full rounded-md border border-line-control bg-field px-3 hover:border-primary"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
