import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type Key, type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { Column } from './record-table/column.ts'
import { gridColumns, roles, rowPx, wholeRowsAtMost } from './record-table/row-layout.ts'
import { TableHead } from './record-table/table-head.tsx'
import { type RenderLink, TableRow } from './record-table/table-row.tsx'
import { SkeletonRows, TotalsRow } from './record-table/table-rows.tsx'
import { useRowKeys } from './record-table/use-row-keys.ts'
import { WindowedRows } from './record-table/windowed-rows.tsx'

export type { Column } from './record-table/column.ts'

/** Which column the rows are ordered by. */
export interface Sort {
  readonly by: string
  readonly isDown: boolean
}

interface RecordTableProps<Record> {
  /** What the table shows, for screen readers. */
  label: string
  columns: readonly Column<Record>[]
  /** Ids of columns that are not shown. */
  hidden?: readonly string[]
  /** Stable between renders as long as the rows are the same. */
  rows: readonly Record[]
  keyOf: (record: Record) => string
  /** Makes the first cell a link to the row's record; without it rows lead nowhere. */
  renderLink?: RenderLink<Record> | undefined
  /** A press anywhere in a row. */
  onOpen?: ((record: Record) => void) | undefined
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** What stands below each column, at the bottom of the box. */
  totals?: Readonly<{ [column: string]: ReactNode }>
  /** Rows are on their way for the first time. */
  loading?: boolean
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  /** Asks for the next page, by itself when the end comes near; undefined where the list ends. */
  onMore?: (() => void) | undefined
  loadingMore?: boolean
  moreLabel: string
  /** Says in place of the next page why it did not come. */
  moreFailure?: ReactNode
  /** How high its box may become. */
  height?: string
}

const features = tableFeatures({ columnVisibilityFeature })

/** Rows of records in a box of its own: sticky head and totals, arrows, paging by keys; long ones are drawn in part. */
export function RecordTable<Record extends object>(props: RecordTableProps<Record>) {
  const { label, columns, hidden = [], rows, keyOf, totals, loading = false, empty, renderLink, onOpen } = props
  const [box, setBox] = useState<HTMLElement | null>(null)
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns])
  const columnVisibility = Object.fromEntries(hidden.map((id) => [id, false]))
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    state: { columnVisibility },
  })
  const shown = useStable(table.getVisibleLeafColumns().flatMap(({ id }) => columns.filter((one) => one.id === id)))
  const model = table.getRowModel().rows
  const scrollTo = useRef<(index: number) => void>(undefined)
  const keys = useRowKeys(box, model.length, scrollTo)
  const minWidth = shown.reduce((sum, { width }) => sum + width, 0)
  const isWhole = model.length <= wholeRowsAtMost
  if (!loading && rows.length === 0) return empty
  const drawRow = (index: number, key: Key) => {
    const record = model[index]?.original
    if (record === undefined) return null
    return (
      <TableRow
        key={key}
        record={record}
        index={index}
        columns={shown}
        isActive={index === keys.active}
        onActivate={keys.activate}
        renderLink={renderLink}
        onOpen={onOpen}
      />
    )
  }
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raised">
      <div
        ref={setBox}
        className="relative overflow-auto overscroll-x-contain"
        style={{ maxHeight: props.height ?? '70dvh', scrollPaddingBlock: rowPx }}
      >
        <table
          {...roles.table}
          aria-label={label}
          aria-rowcount={props.onMore ? -1 : model.length + 1}
          aria-busy={loading || undefined}
          className="relative grid w-full text-sm"
          // Rows without styles of their own share one that is computed once.
          style={{ minWidth, ['--places' as string]: gridColumns(shown) }}
        >
          <TableHead columns={shown} sort={props.sort} onSort={props.onSort} />
          {loading || isWhole ? (
            <tbody {...roles.rowgroup} className="block" onKeyDown={keys.onKeyDown}>
              {loading ? <SkeletonRows columns={shown} /> : model.map(({ id, index }) => drawRow(index, id))}
            </tbody>
          ) : (
            <WindowedRows
              count={model.length}
              box={box}
              scrollTo={scrollTo}
              drawRow={drawRow}
              // Not again while it comes, nor after it failed.
              onNearEnd={props.loadingMore || props.moreFailure ? undefined : props.onMore}
              onKeyDown={keys.onKeyDown}
            />
          )}
          {totals && <TotalsRow columns={shown} totals={totals} />}
        </table>
      </div>
      {props.moreFailure}
      {props.onMore && !props.moreFailure && !loading && (
        <div className="flex justify-center border-t border-line p-2">
          <Button weight="text" size="small" busy={props.loadingMore ?? false} onClick={props.onMore}>
            {props.moreLabel}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The same array as long as it holds the same, so that rows which did not change are not drawn again. */
function useStable<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items)
  const isSame = kept.length === items.length && kept.every((item, place) => item === items[place])
  if (!isSame) setKept(items)
  return isSame ? kept : items
}
