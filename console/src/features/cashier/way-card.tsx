import { Card } from '@banyan/ui/card.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { Timeline, type TimelineItem } from '@banyan/ui/timeline.tsx'
import type { ReactNode } from 'react'
import { actorText } from '#/src/features/records/actor-text.ts'
import { useText } from '#/src/i18n/text.ts'

/** An event that can still happen, with where it leads. */
interface NextStep {
  readonly key: string
  readonly event: string
  readonly state: ReactNode
}

interface WayCardProps {
  /** The states, drawn. */
  drawing: ReactNode
  /** What happened, told. */
  taken: readonly TimelineItem[]
  next: readonly NextStep[]
}

/** The way of an order through its states: drawn, told step by step, and what can still happen. */
export function WayCard({ drawing, taken, next }: WayCardProps) {
  const t = useText()
  return (
    <Card title={t('way.title')}>
      {drawing}
      <div className="mt-5 grid gap-x-10 gap-y-5 border-t border-line pt-5 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mb-3 text-sm font-semibold text-muted">{t('way.taken')}</h3>
          <Timeline label={t('way.taken')} items={taken} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-3 text-sm font-semibold text-muted">{t('way.next')}</h3>
          {next.length === 0 ? (
            <p className="text-sm text-muted">{t('way.end')}</p>
          ) : (
            <ul aria-label={t('way.next')} className="flex flex-col gap-2 text-sm">
              {next.map(({ key, event, state }) => (
                <li key={key} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span>{event}</span>
                  <Icon drawing={forwardIcon} size={16} className="text-muted" />
                  {state}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Who took a step, and why. */
export function StepDetail({ by, note }: { by: string; note: string | null }): ReactNode {
  const t = useText()
  return (
    <>
      {by && <bdi>{actorText(t, by)}</bdi>}
      {by && note && ' · '}
      {note && <bdi>{note}</bdi>}
    </>
  )
}
