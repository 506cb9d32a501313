import type { ComponentProps, ReactNode } from 'react'

/** The look of a chip for a link that filters. */
export function chipClass(chosen: boolean): string {
  return `inline-flex min-h-11 min-w-14 shrink-0 items-center justify-center gap-2 rounded-md border px-4 text-sm font-semibold transition-colors ${
    chosen
      ? 'border-primary bg-primary-soft text-primary-strong'
      : 'border-line-control bg-raised text-muted hover:border-primary hover:text-text'
  }`
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-pressed'> {
  chosen: boolean
}

/** Stays pressed while it is chosen. */
export function Chip({ chosen, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={chosen} className={chipClass(chosen)} />
}

/** A row of chips that scrolls sideways where they don't fit, past the edge of the page on a phone. */
export function ChipStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex snap-x scroll-p-4 gap-2 overflow-x-auto p-1 -m-1 scrollbar-none max-sm:-mx-4 max-sm:px-4 *:snap-start">
        {children}
      </div>
    </fieldset>
  )
}
