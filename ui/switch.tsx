import type { ComponentProps } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'children'> {
  children: string
  /** A second line. */
  detail?: string
}

/** Turns something on or off at once. */
export function Switch({ children, detail, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1.5 has-disabled:cursor-not-allowed has-disabled:opacity-45">
      <span className="min-w-0">
        {children}
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      <span className="relative inline-grid shrink-0 items-center">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native box says itself whether it is checked
          role="switch"
          className="peer h-6.5 w-11.5 cursor-[inherit] appearance-none rounded-full border border-line-control bg-field transition-colors checked:border-primary checked:bg-primary forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute start-1 size-4.5 rounded-full bg-line-control transition peer-checked:translate-x-5 peer-checked:bg-on-primary rtl:peer-checked:-translate-x-5 forced-colors:hidden" />
      </span>
    </label>
  )
}
