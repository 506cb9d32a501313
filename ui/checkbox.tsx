import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes } from './fields/field-parts.tsx'
import { Icon } from './icon.tsx'
import { checkIcon } from './icons/check-icon.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  /** May hold links. */
  children: ReactNode
  error?: string | undefined
}

/** A native checkbox with our styling. */
export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  const notesId = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 has-disabled:cursor-not-allowed has-disabled:opacity-45">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={error ? notesId : undefined}
            className={`peer size-5 cursor-[inherit] appearance-none rounded-xs border transition-colors checked:border-primary checked:bg-primary forced-colors:appearance-auto ${error ? 'border-danger' : 'border-line-control'} bg-field`}
          />
          <Icon
            drawing={checkIcon}
            size={16}
            className="pointer-events-none absolute text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      <div id={notesId} aria-live="polite" className="ps-8">
        <FieldNotes error={error} />
      </div>
    </div>
  )
}
