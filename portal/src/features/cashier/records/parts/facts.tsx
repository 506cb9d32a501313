import type { ReactNode } from 'react'

interface FactsProps {
  facts: readonly { readonly id: string; readonly name: string; readonly value: ReactNode }[]
}

/** What is known of one record, line by line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(({ id, name, value }) => (
        <div key={id} className="flex items-baseline justify-between gap-6 py-2.5 first:pt-0">
          <dt className="max-w-1/2 shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 text-end font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
