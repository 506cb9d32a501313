import { Skeleton } from '@banyan/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'

/** A column of a list of records. */
export interface RecordColumn<Row> {
  readonly id: string
  readonly title: string
  readonly align?: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
  /** Where it stands in the card of a phone, in classes of a grid with two columns. */
  readonly phone: string
  /** What opens the row's details, and what an export writes. One column of a list does. */
  readonly opens?: boolean
  readonly text: (row: Row) => string
  /** Stands in exports alone. */
  readonly isExtra?: boolean
}

export const shownColumns = <Row,>(columns: readonly RecordColumn<Row>[]) => columns.filter(({ isExtra }) => !isExtra)

interface RecordRowProps<Row> {
  row: Row
  columns: readonly RecordColumn<Row>[]
  onOpen: (row: Row) => void
}

/** One record. A press anywhere in it opens its details; on a phone it is a card. */
export function RecordRow<Row>({ row, columns, onOpen }: RecordRowProps<Row>) {
  const t = useText()
  return (
    <tr className="relative border-t border-line transition-colors hover:bg-primary-soft/50 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4.5 max-md:py-3">
      {shownColumns(columns).map(({ id, cell, align, phone, opens, text }) => (
        <td
          key={id}
          className={`px-3 first:ps-4.5 last:pe-4.5 md:h-12 md:py-1.5 max-md:px-0! ${align === 'end' ? 'text-end' : ''} ${phone}`}
        >
          {opens ? (
            <button
              type="button"
              aria-label={t('records.open', { about: text(row) })}
              onClick={() => onOpen(row)}
              className="text-start font-semibold after:absolute after:inset-0 after:-outline-offset-2 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
            >
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Rows that are on their way. */
export function RowSkeletons({ columns }: { columns: number }) {
  return Array.from({ length: 6 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
    <tr key={row} className="border-t border-line max-md:block max-md:px-4.5 max-md:py-3">
      <td colSpan={columns} className="h-12 px-4.5 max-md:block max-md:px-0">
        <span className="flex items-center justify-between gap-6">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
        </span>
      </td>
    </tr>
  ))
}
