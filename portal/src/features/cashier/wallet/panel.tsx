import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** At the far end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the page under its title. */
export function Panel({ title, aside, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-raised shadow-sm"
    >
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-4.5 py-1">
        <h3 id={titleId} className="min-w-0 font-semibold">
          {title}
        </h3>
        {aside && <div className="shrink-0 text-sm text-muted">{aside}</div>}
      </header>
      {children}
    </section>
  )
}
