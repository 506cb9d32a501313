import type { ReactNode } from 'react'

type BadgeTone = 'neutral' | 'primary' | 'gold' | 'danger' | 'info'
type BadgeLook = 'soft' | 'outline' | 'solid'

interface BadgeProps {
  tone?: BadgeTone
  look?: BadgeLook
  children: ReactNode
}

const base = 'inline-flex shrink-0 items-center justify-center gap-1 rounded-xs px-2 py-0.5 text-xs font-semibold'

const looks: Record<BadgeLook, Record<BadgeTone, string>> = {
  soft: {
    neutral: 'bg-line text-text',
    primary: 'bg-primary-soft text-primary-strong',
    gold: 'bg-gold-soft text-gold',
    danger: 'bg-danger-soft text-danger',
    info: 'bg-info-soft text-info',
  },
  outline: {
    neutral: 'border border-line-control text-muted',
    primary: 'border border-primary text-primary',
    gold: 'border border-gold text-gold',
    danger: 'border border-danger text-danger',
    info: 'border border-info text-info',
  },
  solid: {
    neutral: 'bg-muted text-ground',
    primary: 'bg-primary text-on-primary',
    gold: 'bg-gold-fill text-on-gold',
    danger: 'bg-badge text-on-badge',
    info: 'bg-info text-ground',
  },
}

/** A word or number that marks its neighbour. */
export function Badge({ tone = 'neutral', look = 'soft', children }: BadgeProps) {
  return <span className={`${base} ${looks[look][tone]}`}>{children}</span>
}

interface CountBadgeProps {
  count: number
  /** The highest number it writes; above it a plus follows. */
  max?: number
  /** What is counted, for screen readers. Asked for where there is something: the first plural of a page costs a slow phone 100 ms. */
  label: () => string
}

/** The number of new items; nothing for 0. */
export function CountBadge({ count, max = 99, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="inline-grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full bg-badge px-1 text-xs leading-none font-semibold text-on-badge">
      <span aria-hidden="true" dir="ltr">
        {count > max ? `${max}+` : count}
      </span>
      <span className="sr-only">{label()}</span>
    </span>
  )
}
