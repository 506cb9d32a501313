import type { ReactNode } from 'react'

/** The rank of the headings of a bet type's rules in their page. */
export type Level = 3 | 5

interface RulesSectionProps {
  level: Level
  title: string
  aside?: string | undefined
  children: ReactNode
}

/** A part of the rules under its heading. */
export function RulesSection({ level, title, aside, children }: RulesSectionProps) {
  const Heading = `h${level}` as const
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="font-semibold">{title}</Heading>
        {aside && <p className="text-sm text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
