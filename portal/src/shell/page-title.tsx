import type { ReactNode } from 'react'

interface PageTitleProps {
  title: string
  /** What the page is for, in a sentence or two. */
  intro?: string | undefined
  /** More lines under it. */
  children?: ReactNode
}

/** What a page of texts begins with. A navigation puts the focus on its heading. */
export function PageTitle({ title, intro, children }: PageTitleProps) {
  return (
    <header className="min-w-0">
      <h1 tabIndex={-1} className="text-xl font-bold tracking-tight">
        {title}
      </h1>
      {intro && <p className="mt-1 max-w-prose text-muted text-pretty">{intro}</p>}
      {children}
    </header>
  )
}
