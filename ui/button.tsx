import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import type { Drawing } from './icons/drawing.ts'

export type ButtonWeight = 'primary' | 'quiet' | 'ghost' | 'danger' | 'gold' | 'text'
export type ButtonSize = 'small' | 'medium' | 'large'

const base =
  'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-md text-center font-semibold ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-45 aria-busy:cursor-progress'

const weights: Record<ButtonWeight, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  quiet: 'border border-line-control bg-raised text-text hover:border-primary',
  ghost: 'text-muted hover:bg-primary-soft hover:text-text',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  gold: 'bg-gold-fill text-on-gold hover:bg-gold-fill-hover',
  text: 'min-w-11 text-primary-strong hover:underline',
}

/** 44 px where a finger presses; the small size is smaller only where there is a mouse and room. */
const sizes: Record<ButtonSize, { label: string; square: string; icon: number }> = {
  small: {
    label: 'min-h-11 px-4 text-sm sm:min-h-9 sm:rounded-sm',
    square: 'size-11 sm:size-9 sm:rounded-sm',
    icon: 18,
  },
  medium: { label: 'min-h-11 px-5', square: 'size-11', icon: 20 },
  large: { label: 'min-h-13 px-6 text-lg', square: 'size-13', icon: 24 },
}

/** The look of a button, for a link. Actions in place use `Button`. */
export function buttonClass(weight: ButtonWeight = 'primary', size: ButtonSize = 'medium'): string {
  return `${base} py-1.5 ${weights[weight]} ${sizes[size].label} ${weight === 'text' ? 'px-1!' : ''}`
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  weight?: ButtonWeight
  size?: ButtonSize
  /** Before the text. */
  icon?: Drawing
  /** Fills the width of its container. */
  wide?: boolean
  /** The action is running: further presses do nothing, and the button keeps the focus. */
  busy?: boolean
}

/** A button for an action in place. */
export function Button({
  weight = 'primary',
  size = 'medium',
  icon,
  wide = false,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={`${buttonClass(weight, size)} ${wide ? 'w-full' : ''}`}
      onClick={pressHandler(busy, onClick)}
    >
      {icon && <Icon drawing={icon} size={sizes[size].icon} />}
      {children}
      {busy && <BusyBar />}
    </button>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> {
  icon: Drawing
  /** The accessible name, which says what the button does. */
  label: string
  weight?: ButtonWeight
  size?: ButtonSize
  busy?: boolean
  /** Overlaps the icon's corner: a count of new items. */
  badge?: ComponentProps<'button'>['children']
}

/** A button made of an icon alone. */
export function IconButton({
  icon,
  label,
  weight = 'ghost',
  size = 'medium',
  busy = false,
  badge,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={`${base} ${weights[weight]} ${sizes[size].square} shrink-0`}
      onClick={pressHandler(busy, onClick)}
    >
      <Icon drawing={icon} size={sizes[size].icon} />
      {badge && <span className="absolute end-0.5 top-0.5">{badge}</span>}
      {busy && <BusyBar />}
    </button>
  )
}

type Press = (event: MouseEvent<HTMLButtonElement>) => void

/** Safari doesn't focus a clicked button, and a popup must know where to return the focus. */
function pressHandler(busy: boolean, onClick: Press | undefined): Press {
  return (event) => {
    if (busy) return event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    onClick?.(event)
  }
}

function BusyBar() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 bg-current/25 rtl:-scale-x-100">
      <span className="block h-full w-2/5 animate-run bg-current" />
    </span>
  )
}
