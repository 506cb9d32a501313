import type { ComponentProps } from 'react'

interface RowActionProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  tone?: 'primary' | 'muted' | 'danger'
  /** Says what it acts on, for who hears only the button. */
  label: string
}

const tones = { primary: 'text-primary-strong', muted: 'text-muted hover:text-text', danger: 'text-danger' }

/** What can be done with a row: a word at its end, as high as a finger needs it. */
export function RowAction({ tone = 'primary', label, ...rest }: RowActionProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`-mx-2 min-h-11 whitespace-nowrap rounded-xs px-2 font-semibold hover:underline disabled:cursor-not-allowed disabled:no-underline disabled:opacity-45 ${tones[tone]}`}
    />
  )
}
