import { Icon } from '@banyan/ui/icon.tsx'
import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import type { ReactNode } from 'react'

interface ListRowProps {
  icon: Drawing
  /** Gold waits for something; quiet is one of many. */
  tone?: 'primary' | 'gold' | 'quiet'
  title: string
  /** After the title: a mark. */
  badge?: ReactNode
  text: ReactNode
  /** At the far end: what can be done. */
  action?: ReactNode
}

const tones = {
  primary: 'bg-primary-soft text-primary-strong',
  gold: 'bg-gold-soft text-gold',
  quiet: 'bg-line/60 text-muted',
}

/** One line of a card: what it is, how it stands, and what can be done. */
export function ListRow({ icon, tone = 'primary', title, badge, text, action }: ListRowProps) {
  return (
    <li className="flex min-h-17 items-center gap-3.5 border-t border-line px-4.5 py-3 first:border-t-0">
      <span className={`grid size-10 shrink-0 place-items-center rounded-md ${tones[tone]}`}>
        <Icon drawing={icon} size={20} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-semibold">
          {title}
          {badge}
        </p>
        <p className="text-sm text-muted text-pretty">{text}</p>
      </div>
      {action && <div className="flex shrink-0 flex-col items-end gap-x-3 sm:flex-row">{action}</div>}
    </li>
  )
}

interface RowSkeletonsProps {
  count: number
  /** As high as a loaded row. */
  row?: string
}

/** Placeholder rows. */
export function RowSkeletons({ count, row = 'min-h-17' }: RowSkeletonsProps) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <li key={index} className={`flex items-center gap-3.5 border-t border-line px-4.5 first:border-t-0 ${row}`}>
          <Skeleton className="size-10 rounded-md" />
          <span className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </span>
        </li>
      ))}
    </ul>
  )
}
