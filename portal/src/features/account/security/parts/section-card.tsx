import { type ReactNode, useId } from 'react'

interface SectionCardProps {
  title: string
  /** Beside the title, smaller. */
  note?: string
  action?: ReactNode
  children: ReactNode
}

/** A part of the page: its title with what can be done in all of it, and its rows. */
export function SectionCard({ title, note, action, children }: SectionCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-sm"
    >
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-4.5 py-1">
        <h3 className="min-w-0 font-semibold">
          <span id={titleId}>{title}</span>
          {note && <span className="ms-2 inline-block text-sm font-normal text-muted">{note}</span>}
        </h3>
        {action && <div className="shrink-0">{action}</div>}
      </header>
      {children}
    </section>
  )
}
