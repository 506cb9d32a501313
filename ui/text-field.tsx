import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { controlFrame, FieldNotes, fieldLabel, RequiredStar } from './fields/field-parts.tsx'
import { Icon } from './icon.tsx'
import { checkIcon } from './icons/check-icon.ts'
import { eyeIcon } from './icons/eye-icon.ts'
import { eyeOffIcon } from './icons/eye-off-icon.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'prefix'> {
  label: string
  /** The label is only read out; the placeholder or an icon says it to the eye. */
  labelHidden?: boolean
  /** At the far end of the label's line. */
  aside?: ReactNode
  hint?: string
  /** What is wrong and how to fix it; shown instead of the hint. */
  error?: string | undefined
  /** The value was checked and is valid. */
  confirmed?: boolean
  /** Inside the frame, before and after what is written. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** For a password: the names of the button that shows and hides it. */
  reveal?: { show: string; hide: string }
}

/** One line to write in, with its label above and its hint or error below. */
export function TextField({
  label,
  labelHidden = false,
  aside,
  hint,
  error,
  confirmed = false,
  prefix,
  suffix,
  reveal,
  type = 'text',
  required,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const notesId = useId()
  const [revealed, setRevealed] = useState(false)
  const hasNotes = Boolean(error ?? hint)
  return (
    <div className="flex flex-col gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={rest.id ?? id} className={fieldLabel}>
          {label}
          {required && <RequiredStar />}
        </label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      <div
        className={`${controlFrame(Boolean(error))} focus-within:border-primary focus-within:outline-3 focus-within:outline-primary/25`}
      >
        {prefix && <span className="flex shrink-0 items-center ps-3.5 text-muted">{prefix}</span>}
        <input
          id={id}
          {...rest}
          type={revealed ? 'text' : type}
          required={required}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={hasNotes ? notesId : undefined}
          className={`min-h-11.5 w-full min-w-0 grow rounded-md bg-transparent pe-3.5 outline-none rtl:[&[dir=ltr]]:text-end placeholder:text-muted disabled:cursor-not-allowed ${prefix ? 'ps-2.5' : 'ps-3.5'}`}
        />
        {confirmed && !error && <Icon drawing={checkIcon} size={18} className="me-3.5 text-primary" />}
        {suffix && <span className="flex shrink-0 items-center pe-3.5 text-muted">{suffix}</span>}
        {reveal && (
          <button
            type="button"
            aria-label={revealed ? reveal.hide : reveal.show}
            aria-controls={rest.id ?? id}
            className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-text"
            onClick={() => setRevealed(!revealed)}
          >
            <Icon drawing={revealed ? eyeOffIcon : eyeIcon} size={20} />
          </button>
        )}
      </div>
      <div id={notesId} aria-live="polite" className="empty:hidden">
        <FieldNotes hint={hint} error={error} />
      </div>
    </div>
  )
}
