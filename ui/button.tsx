import type { ComponentProps } from 'react'

type Weight = 'primary' | 'quiet'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 font-semibold transition-colors ' +
  'aria-busy:cursor-progress aria-busy:opacity-70'

const weights: Record<Weight, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  quiet: 'border border-line-control bg-raised text-text hover:border-primary',
}

/** The look of a button for a link that leads on; what acts in place is a `Button`. */
export function buttonClass(weight: Weight = 'primary'): string {
  return `${base} ${weights[weight]}`
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  weight?: Weight
  /** The action runs: further presses do nothing, and the focus stays where it is. */
  busy?: boolean
}

export function Button({ weight = 'primary', busy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass(weight)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
