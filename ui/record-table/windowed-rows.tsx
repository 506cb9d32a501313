import { useVirtualizer } from '@tanstack/react-virtual'
import { type Key, type KeyboardEventHandler, type ReactNode, type RefObject, useEffect } from 'react'
import { roles, rowPx } from './row-layout.ts'

/** Rows drawn beyond either edge: a fling passes several in one frame. */
const overscan = 8
/** So many rows before the end the next page is asked for. */
const rowsAhead = 15

interface WindowedRowsProps {
  count: number
  /** What scrolls. */
  box: HTMLElement | null
  /** Brings a row into view. */
  scrollTo: RefObject<((index: number) => void) | undefined>
  drawRow: (index: number, key: Key) => ReactNode
  /** Asks for the rows that follow; undefined while there are none to ask for. */
  onNearEnd: (() => void) | undefined
  onKeyDown: KeyboardEventHandler
}

/** The rows in view of a long table, and some beyond. */
export function WindowedRows({ count, box, scrollTo, drawRow, onNearEnd, onKeyDown }: WindowedRowsProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => rowPx,
    overscan,
    // The head stands above the rows and, sticky, over them.
    scrollMargin: rowPx,
    scrollPaddingStart: rowPx,
    scrollPaddingEnd: rowPx,
    // A frame may come before the rows: they are drawn ahead.
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    scrollTo.current = (index) => virtualizer.scrollToIndex(index)
    return () => {
      scrollTo.current = undefined
    }
  }, [scrollTo, virtualizer])
  const isNearEnd = last >= count - rowsAhead
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])
  return (
    <tbody
      {...roles.rowgroup}
      className="block"
      style={{ height: count * rowPx, paddingBlockStart: (items[0]?.index ?? 0) * rowPx }}
      onKeyDown={onKeyDown}
    >
      {items.map(({ index }) => drawRow(index, index))}
    </tbody>
  )
}
