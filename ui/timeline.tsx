import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { Drawing } from './icons/drawing.ts'

export type TimelineTone = 'neutral' | 'primary' | 'gold' | 'danger'

/** Something that happened. */
export interface TimelineItem {
  readonly key: string
  readonly icon: Drawing
  readonly tone?: TimelineTone
  readonly title: ReactNode
  /** When: the moment and its words. What is still to come has none. */
  readonly at?: string
  readonly when?: string
  readonly detail?: ReactNode
}

const marks: Record<TimelineTone, string> = {
  neutral: 'bg-line text-muted',
  primary: 'bg-primary-soft text-primary-strong',
  gold: 'bg-gold-soft text-gold',
  danger: 'bg-danger-soft text-danger',
}

/** What happened, one below the other along a line, the newest first. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {items.map(({ key, icon, tone = 'neutral', title, at, when, detail }) => (
        <li key={key} className="group/item relative flex gap-3 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-4 top-8 bottom-0 -translate-x-1/2 border-s border-line group-last/item:hidden rtl:translate-x-1/2"
          />
          <span className={`grid size-8 shrink-0 place-items-center rounded-full ${marks[tone]}`}>
            <Icon drawing={icon} size={16} />
          </span>
          <div className="min-w-0 grow pt-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0 text-sm font-semibold">{title}</p>
              {when && (
                <time dateTime={at} className="text-xs text-muted">
                  {when}
                </time>
              )}
            </div>
            {detail && <div className="mt-0.5 text-sm wrap-anywhere text-muted">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
