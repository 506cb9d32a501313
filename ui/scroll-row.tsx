import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { backIcon } from './icons/back-icon.ts'
import { forwardIcon } from './icons/forward-icon.ts'
import './scroll-row.css'

interface ScrollRow<Row extends HTMLElement> {
  /** For the row. */
  props: { ref: RefCallback<Row>; 'data-more': string | undefined }
  /** Whether there is more than fits. */
  overflows: boolean
  atStart: boolean
  atEnd: boolean
  /** Scrolls by one view towards the start (-1) or the end (1) of the line; smoothly if the row's style says so. */
  turn: (towards: -1 | 1) => void
}

/** Pixels from an end that still count as the end: browsers round. */
const slackPx = 4

/**
 * Follows a row that scrolls sideways, and turns it; of class `scroll-row` it fades where it goes on. `content` is what
 * it holds: another one starts anew. `chosen` names the choice among it, which is brought into view when it changes.
 */
export function useScrollRow<Row extends HTMLElement>(content: unknown, chosen?: string): ScrollRow<Row> {
  const ref = useRef<Row>(null)
  const [ends, setEnds] = useState({ overflows: false, atStart: true, atEnd: true })

  // With the row itself, which may come later than what follows it (in-turn.tsx).
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other ends
  const follow = useCallback(
    (row: Row) => {
      ref.current = row
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
      row.addEventListener('scroll', look, { passive: true })
      // It calls at once too, when the browser has laid the page out by itself: asking before would make it do so twice.
      const watch = new ResizeObserver(look)
      watch.observe(row)
      return () => {
        ref.current = null
        row.removeEventListener('scroll', look)
        watch.disconnect()
      }
    },
    [content],
  )

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, and other content, stand elsewhere
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect()
      const place = row.querySelector<HTMLElement>(':scope > :has([aria-current], [aria-pressed=true])')
      if (!place) return
      const middle = place.offsetLeft - row.offsetLeft - (row.clientWidth - place.offsetWidth) / 2
      // Only the row: the page stays where it is.
      row.scrollTo({ left: middle, behavior: isFirst.current ? 'instant' : 'auto' })
      isFirst.current = false
    })
    laidOut.observe(row)
    return () => laidOut.disconnect()
  }, [content, chosen])

  const turn = useCallback((towards: -1 | 1) => {
    const row = ref.current
    if (!row) return
    const reading = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollBy({ left: towards * reading * row.clientWidth })
  }, [])

  const more = [!ends.atStart && 'start', !ends.atEnd && 'end'].filter(Boolean).join(' ')
  return { props: { ref: follow, 'data-more': more || undefined }, ...ends, turn }
}

interface ScrollArrowsProps {
  row: Pick<ScrollRow<HTMLElement>, 'overflows' | 'atStart' | 'atEnd' | 'turn'>
  label: { back: string; on: string }
  /** In a surface of its own, where a second frame would be one too many. */
  frameless?: boolean
}

/** Two arrows beside a row, shown with a mouse; fingers scroll the row itself. */
export function ScrollArrows({
  row: { overflows, atStart, atEnd, turn },
  label,
  frameless = false,
}: ScrollArrowsProps) {
  const on = frameless
    ? 'border-transparent text-muted hover:bg-primary-soft hover:text-text'
    : 'border-line-control bg-raised hover:border-primary'
  const off = frameless ? 'border-transparent text-muted opacity-40' : 'border-line text-muted opacity-40'
  if (!overflows) return null
  const arrow = (towards: -1 | 1, isOff: boolean) => (
    <button
      type="button"
      aria-label={towards < 0 ? label.back : label.on}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && turn(towards)}
      className={`grid min-h-9 w-9 shrink-0 place-items-center rounded-sm border transition-colors ${isOff ? off : on}`}
    >
      <Icon drawing={towards < 0 ? backIcon : forwardIcon} size={18} />
    </button>
  )
  return (
    <div className={`flex max-sm:hidden ${frameless ? '' : 'gap-2'}`}>
      {arrow(-1, atStart)}
      {arrow(1, atEnd)}
    </div>
  )
}
