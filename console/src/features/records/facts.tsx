import type { ReactNode } from 'react'

interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** Reads the same way in every language. */
  readonly isCode?: boolean
  readonly href?: string
}

/** Names with their values, a line each. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2.5 text-sm">
      {rows.map(({ name, value, isCode = false, href }) => (
        <div key={name} className="flex min-h-5 items-baseline justify-between gap-4">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 text-end font-semibold" {...(isCode && { dir: 'ltr' })}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer" className="text-primary-strong hover:underline">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
