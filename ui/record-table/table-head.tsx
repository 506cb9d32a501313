import { Icon } from '../icon.tsx'
import { downIcon } from '../icons/down-icon.ts'
import type { Column } from './column.ts'
import { cellPadding, roles } from './row-layout.ts'

interface Sort {
  readonly by: string
  readonly isDown: boolean
}

interface TableHeadProps<Record> {
  columns: readonly Column<Record>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The columns' titles, in view while the rows scroll. */
export function TableHead<Record>({ columns, sort, onSort }: TableHeadProps<Record>) {
  return (
    <thead {...roles.rowgroup} className="sticky top-0 z-10 block bg-raised">
      <tr {...roles.row} className="grid h-9 grid-cols-(--places)">
        {columns.map(({ id, title, align, sortable, isControl }, place) => {
          const isSorted = sort?.by === id
          return (
            <th
              key={id}
              {...roles.columnheader}
              scope="col"
              aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
              className={`border-b border-line text-xs leading-9 font-semibold whitespace-nowrap text-muted ${cellPadding(place, columns.length)} ${align === 'end' ? 'text-end' : 'text-start'}`}
            >
              {sortable && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort({ by: id, isDown: isSorted ? !sort.isDown : true })}
                  className="-my-1 inline-flex h-11 min-w-11 items-center gap-1 hover:text-text sm:my-0 sm:h-9"
                >
                  {title}
                  <Icon
                    drawing={downIcon}
                    size={14}
                    className={`${isSorted ? 'text-primary' : 'invisible'} ${isSorted && !sort.isDown ? 'rotate-180' : ''}`}
                  />
                </button>
              ) : (
                <span className={isControl ? 'sr-only' : 'block overflow-hidden text-ellipsis'}>{title}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
