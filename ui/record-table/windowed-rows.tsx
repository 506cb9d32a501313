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
    <tbody {...roles.rowgroup} className="block" style={{ height: count * rowPx }} onKeyDown={onKeyDown}>
      {/* A margin of the body's own would do, but rows inherit some of its styles: all were computed with every change. */}
      <tr className="invisible block" style={{ height: from * blockRows * rowPx }} />
      {Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place).map((block) => (
        <RowBlock
          key={block}
          first={block * blockRows}
          end={Math.min(count, (block + 1) * blockRows)}
          drawRow={drawRow}
        />
      ))}
    </tbody>
  )
}

/** Neighbouring rows, drawn once: while the table scrolls only new blocks are. */
const RowBlock = memo(function RowBlock({ first, end, drawRow }: { first: number; end: number; drawRow: DrawRow }) {
  return Array.from({ length: end - first }, (_, place) => drawRow(first + place, first + place))
})
