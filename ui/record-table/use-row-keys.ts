import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Rows that Page Up and Page Down pass. */
const pageRows = 10

/** Arrows, Home, End and the page keys move between the rows' links, one of which Tab reaches. */
export function useRowKeys(
  box: HTMLElement | null,
  count: number,
  scrollTo: RefObject<((index: number) => void) | undefined>,
) {
  const [active, setActive] = useState(0)
  /** The row that gets the focus once it is drawn. */
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const link = box?.querySelector<HTMLElement>(`[data-row-link="${wanted.current}"]`)
    if (!link) return
    wanted.current = undefined
    link.focus({ preventScroll: scrollTo.current !== undefined })
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = Number((event.target as HTMLElement).closest<HTMLElement>('[data-row-link]')?.dataset.rowLink)
    const next = nextRow(event.key, from, count)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    wanted.current = next
    scrollTo.current?.(next)
    setActive(next)
  }
  const activate = useCallback((index: number) => setActive(index), [])
  return { active: Math.min(active, count - 1), activate, onKeyDown }
}

function nextRow(key: string, from: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageRows,
    PageUp: -pageRows,
    Home: -count,
    End: count,
  }
  const step = steps[key]
  if (step === undefined || Number.isNaN(from)) return undefined
  return Math.max(0, Math.min(count - 1, from + step))
}
