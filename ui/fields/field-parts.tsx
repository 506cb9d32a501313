import type { ReactNode } from 'react'

export const fieldLabel = 'text-sm text-muted'

/** The frame of a control one writes or chooses in. Letters of 16 px on phones: Safari zooms into smaller ones. */
export function controlFrame(invalid: boolean): string {
  return `flex min-h-12 w-full items-center rounded-md border bg-field text-text transition-colors max-sm:text-[1rem] has-disabled:opacity-45 disabled:opacity-45 data-disabled:cursor-not-allowed ${invalid ? 'border-danger' : 'border-line-control hover:border-primary'}`
}

/** Marks a required field; screen readers hear it from the control. */
export function RequiredStar() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  )
}

/** The line below a control: an error takes the hint's place. */
export function FieldNotes({ hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  if (error) return <div className="text-sm text-danger">{error}</div>
  if (hint) return <div className="text-sm text-muted">{hint}</div>
  return null
}
