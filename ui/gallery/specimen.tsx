import type { ReactNode } from 'react'

/** `?only=long-table` shows one specimen, so that a bench measures it and not its neighbours. */
const only = new URLSearchParams(location.search).get('only')

/** One primitive with all its states. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  if (only !== null && only !== id) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line py-8">
      <h2 id={`${id}-title`} className="mb-5 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** States side by side, under what they have in common. */
export function Row({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="mb-5">
      {label && <p className="mb-2 text-sm text-muted">{label}</p>}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
