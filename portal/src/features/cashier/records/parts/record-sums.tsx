import { Skeleton } from '@banyan/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { momentText } from './moment.tsx'
import { RecordAmount } from './record-amount.tsx'

interface Figure {
  readonly id: string
  readonly label: string
  /** A decimal string; undefined while it is on its way. */
  readonly amount: string | undefined
  /** A sum that says by its colour whether it is a gain. */
  readonly isMovement?: boolean
  /** A count instead of an amount. */
  readonly count?: string
}

interface RecordSumsProps {
  label: string
  figures: readonly Figure[]
  /** Below them: up to when they are complete, what they leave out. */
  note?: ReactNode
  failed?: boolean
}

/** Sums of everything that is filtered, side by side. */
export function RecordSums({ label, figures, note, failed = false }: RecordSumsProps) {
  return (
    <section aria-label={label} className="rounded-lg border border-line bg-raised px-4.5 py-3.5 shadow-sm">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-3 max-md:grid-cols-1 max-md:gap-y-1.5">
        {figures.map(({ id, label: name, amount, isMovement = false, count }) => (
          <div key={id} className="min-w-0 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-lg font-bold tracking-tight">
              {failed ? (
                '—'
              ) : amount === undefined && count === undefined ? (
                // A letter without width keeps the line where the amount will stand.
                <span className="relative block w-28">
                  {'\u200b'}
                  <Skeleton className="absolute inset-0" />
                </span>
              ) : count !== undefined ? (
                <bdi className="tabular-nums">{count}</bdi>
              ) : (
                <RecordAmount amount={amount ?? '0'} isMovement={isMovement} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {note && <div className="mt-2 text-sm text-muted empty:hidden">{note}</div>}
    </section>
  )
}

/** Sums that are older than this say so. */
const oldMs = 120_000

/** Up to when sums are complete, where that is not now. */
export function AsOf({ moment }: { moment: string | undefined }) {
  const t = useText()
  if (moment === undefined || Date.now() - Date.parse(moment) < oldMs) return null
  return <p>{t('records.asOf', { when: momentText(moment) })}</p>
}
