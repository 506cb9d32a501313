import type { ReactNode } from 'react'

interface CardProps {
  title?: string
  /** The title's rank in the page. */
  level?: 2 | 3
  /** At the far end of the title's line. */
  aside?: ReactNode
  /** The body reaches the edges, under a line. */
  flush?: boolean
  children: ReactNode
}

/** A raised surface that groups its content. */
export function Card({ title, level = 2, aside, flush = false, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      {(title || aside) && (
        <header
          className={`flex items-center justify-between gap-4 px-5 ${flush ? 'min-h-14 border-b border-line py-2' : 'min-h-11 pt-4'}`}
        >
          {title && <Heading className="min-w-0 font-semibold">{title}</Heading>}
          {aside && <div className="shrink-0 text-sm text-muted">{aside}</div>}
        </header>
      )}
      <div className={flush ? '' : 'p-5 pt-4'}>{children}</div>
    </section>
  )
}
