import { type MouseEvent, memo, type ReactNode } from 'react'
import type { Column } from './column.ts'
import { cellPadding, roles } from './row-layout.ts'

/** Draws the link to a row's record around what stands in its first cell. */
export type RenderLink<Record> = (
  record: Record,
  link: { children: ReactNode; className: string; tabIndex: number; 'data-row-link': number },
) => ReactNode

interface TableRowProps<Record> {
  record: Record
  index: number
  columns: readonly Column<Record>[]
  /** The row that the arrows stand on. */
  isActive: boolean
  onActivate: (index: number) => void
  renderLink: RenderLink<Record> | undefined
  onOpen: ((record: Record) => void) | undefined
}

function DrawnRow<Record>({ record, index, columns, isActive, onActivate, renderLink, onOpen }: TableRowProps<Record>) {
  const press = (event: MouseEvent<HTMLElement>) => {
    // A link or button of the row does its own, and who marks text means to copy it.
    if (event.defaultPrevented || (event.target as Element).closest('a, button, label')) return
    if (!getSelection()?.isCollapsed) return
    onOpen?.(record)
  }
  const linkPlace = columns[0]?.isControl ? 1 : 0
  return (
    // The row's link does the same for keyboards and screen readers.
    <tr
      {...roles.row}
      aria-rowindex={index + 2}
      onClick={onOpen && press}
      onFocus={() => onActivate(index)}
      className={`group/row grid h-9 w-full grid-cols-(--places) ${onOpen ? 'cursor-pointer hover:bg-primary-soft/50' : ''} focus-within:bg-primary-soft`}
    >
      {columns.map(({ id, align, cell }, place) => {
        const content = cell(record)
        return (
          <td
            key={id}
            {...roles.cell}
            className={`overflow-hidden border-b border-line leading-9 text-ellipsis whitespace-nowrap ${cellPadding(place, columns.length)} ${align === 'end' ? 'text-end' : 'text-start'}`}
          >
            {place === linkPlace && renderLink
              ? renderLink(record, {
                  children: content,
                  className: 'font-semibold outline-none group-hover/row:underline focus-visible:underline',
                  tabIndex: isActive ? 0 : -1,
                  'data-row-link': index,
                })
              : content}
          </td>
        )
      })}
    </tr>
  )
}

/** A row is drawn again only when its record, its columns or the arrows' place change: scrolling draws new rows alone. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow
