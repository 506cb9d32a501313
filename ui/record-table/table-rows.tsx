import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { Column } from './column.ts'
import { cellPadding, roles } from './row-layout.ts'

/** Rows shown while the first page is on its way. */
const skeletonRows = 10

/** Rows in the shape of those to come. */
export function SkeletonRows<Record>({ columns }: { columns: readonly Column<Record>[] }) {
  return Array.from({ length: skeletonRows }, (_, row) => row).map((row) => (
    <tr key={row} {...roles.row} className="grid h-9 grid-cols-(--places)">
      {columns.map(({ id, align }, place) => (
        <td key={id} {...roles.cell} className={`border-b border-line pt-2.5 ${cellPadding(place, columns.length)}`}>
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
    <tfoot {...roles.rowgroup} className="sticky bottom-0 z-10 block bg-raised">
      <tr {...roles.row} className="grid h-9 grid-cols-(--places)">
        {columns.map(({ id, align }, place) => (
          <td
            key={id}
            {...roles.cell}
            className={`border-t border-line leading-9 font-semibold whitespace-nowrap ${cellPadding(place, columns.length)} ${align === 'end' ? 'text-end' : 'text-start'}`}
          >
            {totals[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
