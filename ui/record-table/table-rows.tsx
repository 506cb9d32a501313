import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { Column } from './column.ts'

/** Rows shown while the first page is on its way. */
const skeletonRows = 10

/** Rows in the shape of those to come. */
export function SkeletonRows<Record>({ columns }: { columns: readonly Column<Record>[] }) {
  return Array.from({ length: skeletonRows }, (_, row) => row).map((row) => (
    <tr key={row}>
      {columns.map(({ id, align }) => (
        <td key={id} className="h-9 border-b border-line px-3 first:ps-5 last:pe-5">
          <Skeleton className={`h-4 w-3/5 ${align === 'end' ? 'ms-auto' : ''}`} />
        </td>
      ))}
    </tr>
  ))
}

interface TotalsRowProps<Record> {
  columns: readonly Column<Record>[]
  totals: Readonly<{ [column: string]: ReactNode }>
}

/** Sums below their columns, in view while the rows scroll. */
export function TotalsRow<Record>({ columns, totals }: TotalsRowProps<Record>) {
  return (
    <tfoot>
      <tr>
        {columns.map(({ id, align }) => (
          <td
            key={id}
            className={`sticky bottom-0 z-10 h-9 border-t border-line bg-raised px-3 font-semibold whitespace-nowrap first:ps-5 last:pe-5 ${align === 'end' ? 'text-end' : 'text-start'}`}
          >
            {totals[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
