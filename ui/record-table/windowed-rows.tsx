import { type Key, type KeyboardEventHandler, memo, type ReactNode, type RefObject, useEffect } from 'react'
import { blockRows } from './drawn-span.ts'
import { roles, rowPx } from './row-layout.ts'
import { useDrawnSpan } from './use-drawn-span.ts'

type DrawRow = (index: number, key: Key) => ReactNode

interface WindowedRowsProps {
  count: number
  /** What scrolls. */
  box: HTMLElement | null
  /** Brings a row into view. */
  scrollTo: RefObject<((index: number) => void) | undefined>
  drawRow: DrawRow
  /** Asks for the rows that follow; undefined while there are none to ask for. */
  onNearEnd: (() => void) | undefined
  onKeyDown: KeyboardEventHandler
}

/** The rows in view of a long table, and some beyond. */
export function WindowedRows({ count, box, scrollTo, drawRow, onNearEnd, onKeyDown }: WindowedRowsProps) {
  const { from, to, isNearEnd } = useDrawnSpan(box, count, scrollTo)
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])
  return (
    <>
      {/* Keeps the height of all rows. */}
      <tbody aria-hidden className="block" style={{ height: count * rowPx }} />
      {Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place).map((block) => (
        <RowBlock
          key={block}
          first={block * blockRows}
          end={Math.min(count, (block + 1) * blockRows)}
          drawRow={drawRow}
          onKeyDown={onKeyDown}
        />
      ))}
    </>
  )
}

interface RowBlockProps {
  first: number
  end: number
  drawRow: DrawRow
  onKeyDown: KeyboardEventHandler
}

/**
 * Neighbouring rows, drawn once: while the table scrolls only new blocks are. Each stands in a box of its own, so that
 * the browser lays out a new one without the others.
 */
const RowBlock = memo(function RowBlock({ first, end, drawRow, onKeyDown }: RowBlockProps) {
  return (
    <tbody
      {...roles.rowgroup}
      className="absolute inset-x-0 block contain-strict"
      // The head is as high as a row.
      style={{ top: (first + 1) * rowPx, height: (end - first) * rowPx }}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: end - first }, (_, place) => drawRow(first + place, first + place))}
    </tbody>
  )
})
