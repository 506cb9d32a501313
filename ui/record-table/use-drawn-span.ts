import { type RefObject, useEffect, useRef, useState } from 'react'
import { blockRows, nextSpan, type Span } from './drawn-span.ts'
import { rowPx } from './row-layout.ts'

/** Drawn before the box has told its height. */
const firstBlocks = 4
/** Without a scroll event for so long the table stands still. */
const stillAfterMs = 100
/** So many rows before the end the next page is asked for. */
const rowsAhead = 15

/** Which blocks of rows are drawn. Scrolling sets no state of its own: it changes with the blocks, once a frame at most. */
export function useDrawnSpan(
  box: HTMLElement | null,
  count: number,
  scrollTo: RefObject<((index: number) => void) | undefined>,
) {
  const blocks = Math.ceil(count / blockRows)
  const [drawn, setDrawn] = useState<Span>({ from: 0, to: Math.min(blocks, firstBlocks) })
  /** The same, for what happens between two drawings; it stays when more rows come. */
  const known = useRef(drawn)
  const [isNearEnd, setNearEnd] = useState(false)
  useEffect(() => {
    if (!box) return
    let frame = 0
    let top = box.scrollTop
    let height = box.clientHeight
    let movedAt = 0
    const draw = (isStill: boolean) => {
      // A box without a height has nothing in view.
      if (height === 0) return false
      const next = nextSpan(known.current, viewOf(top, height, blocks), isStill, blocks)
      setNearEnd(Math.ceil((top + height) / rowPx) >= count - rowsAhead)
      if (next.from === known.current.from && next.to === known.current.to) return !isStill
      known.current = next
      setDrawn(next)
      return true
    }
    const step = (now: number) => {
      frame = draw(now - movedAt > stillAfterMs) ? requestAnimationFrame(step) : 0
    }
    const awake = () => {
      frame ||= requestAnimationFrame(step)
    }
    const onScroll = () => {
      top = box.scrollTop
      movedAt = performance.now()
      awake()
    }
    const sized = new ResizeObserver(() => {
      height = box.clientHeight
      awake()
    })
    sized.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    scrollTo.current = (index) => {
      // The sticky head and totals cover a row each.
      const highest = (index + 3) * rowPx - height
      box.scrollTop = Math.max(highest, Math.min(box.scrollTop, index * rowPx))
      onScroll()
      draw(false)
    }
    awake()
    return () => {
      cancelAnimationFrame(frame)
      sized.disconnect()
      box.removeEventListener('scroll', onScroll)
      scrollTo.current = undefined
    }
  }, [box, blocks, count, scrollTo])
  return { from: drawn.from, to: Math.min(blocks, drawn.to), isNearEnd }
}

/** The blocks that a box shows, by how far it is scrolled. */
function viewOf(top: number, height: number, blocks: number): Span {
  const blockPx = blockRows * rowPx
  const from = Math.min(blocks - 1, Math.max(0, Math.floor(top / blockPx)))
  return { from, to: Math.min(blocks, Math.max(from + 1, Math.ceil((top + height) / blockPx))) }
}
