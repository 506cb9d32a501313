import type { ReactNode } from 'react'

interface ChoicePanelProps {
  title: string
  /** At the end of the title's line, and below it where both don't fit. */
  choice: ReactNode
  children: ReactNode
}

/** A surface with a title and what is chosen of it. */
export function ChoicePanel({ title, choice, children }: ChoicePanelProps) {
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 md:px-5">
        <h2 className="font-semibold">{title}</h2>
        {choice}
      </header>
      {children}
    </section>
  )
}
