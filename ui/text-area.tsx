import { type ComponentProps, useId } from 'react'
import { controlFrame, FieldNotes, fieldLabel, RequiredStar } from './fields/field-parts.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: string
  hint?: string
  /** What is wrong and how to fix it; shown instead of the hint. */
  error?: string | undefined
}

/** Several lines to write in. */
export function TextArea({ label, hint, error, required, rows = 3, ...rest }: TextAreaProps) {
  const id = useId()
  const notesId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {required && <RequiredStar />}
      </label>
      <div
        className={`${controlFrame(Boolean(error))} focus-within:border-primary focus-within:outline-3 focus-within:outline-primary/25`}
      >
        <textarea
          {...rest}
          id={id}
          rows={rows}
          required={required}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error || hint ? notesId : undefined}
          className="w-full min-w-0 grow resize-y rounded-md bg-transparent px-3.5 py-2.5 outline-none placeholder:text-muted disabled:cursor-not-allowed"
        />
      </div>
      <div id={notesId} aria-live="polite" className="empty:hidden">
        <FieldNotes hint={hint} error={error} />
      </div>
    </div>
  )
}
