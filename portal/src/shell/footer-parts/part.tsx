import { type ReactNode, useId } from 'react'

/** What may be pressed in the footer: 44 px high under a finger. */
export const footerLink =
  'inline-flex min-h-9 items-center rounded-xs py-1.5 text-muted transition-colors hover:text-text hover:underline max-md:min-h-11'

/** A part of the footer under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
