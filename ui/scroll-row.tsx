import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

interface ScrollRow<Row extends HTMLElement> {
  ref: RefObject<Row | null>
  /** Whether there is more than fits. */
  overflows: boolean
  atStart: boolean
  atEnd: boolean
  /** Scrolls by what is in view, towards the start (-1) or the end (1) of the line of reading; smoothly where the row's style says so. */
  turn: (towards: -1 | 1) => void
}

/** Less than this from an end counts as there: browsers round. */
const slackPx = 4

/** Follows a row that scrolls sideways, and turns it. `content` is what it holds: another one starts anew. */
export function useScrollRow<Row extends HTMLElement>(content: unknown): ScrollRow<Row> {
  const ref = useRef<Row>(null)
  const [ends, setEnds] = useState({ overflows: false, atStart: true, atEnd: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other ends
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = () => {
      const room = row.scrollWidth - row.clientWidth
      const gone = Math.abs(row.scrollLeft)
      const next = { overflows: room > slackPx, atStart: gone <= slackPx, atEnd: gone >= room - slackPx }
      setEnds((before) =>
        before.overflows === next.overflows && before.atStart === next.atStart && before.atEnd === next.atEnd
          ? before
          : next,
      )
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(row)
    return () => {
      row.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [content])

  const turn = useCallback((towards: -1 | 1) => {
    const row = ref.current
    if (!row) return
    const reading = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollBy({ left: towards * reading * row.clientWidth })
  }, [])

  return { ref, ...ends, turn }
}

interface ScrollArrowsProps {
  row: Pick<ScrollRow<HTMLElement>, 'overflows' | 'atStart' | 'atEnd' | 'turn'>
  label: { back: string; on: string }
}

/** Two arrows beside a row, for who has a mouse; a finger moves the row itself. */
export function ScrollArrows({ row: { overflows, atStart, atEnd, turn }, label }: ScrollArrowsProps) {
  if (!overflows) return null
  const arrow = (towards: -1 | 1, off: boolean) => (
    <button
      type="button"
      aria-label={towards < 0 ? label.back : label.on}
      aria-disabled={off || undefined}
      onClick={() => !off && turn(towards)}
      className={`grid size-10 shrink-0 place-items-center rounded-md border transition-colors ${
        off ? 'border-line text-muted opacity-40' : 'border-line-control bg-raised hover:border-primary'
      }`}
    >
      <Icon name={towards < 0 ? 'back' : 'forward'} size={18} />
    </button>
  )
  return (
    <div className="flex gap-2 max-sm:hidden">
      {arrow(-1, atStart)}
      {arrow(1, atEnd)}
    </div>
  )
}
