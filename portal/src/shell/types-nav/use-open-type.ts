import { useEffect, useRef, useState } from 'react'

/** A pointer that only passes opens nothing, and one that strays for a moment closes nothing. */
const openAfterMs = 120
const closeAfterMs = 180

export interface OpenType<Type> {
  readonly open: Type | undefined
  /** At once, or after a moment where a pointer may only pass. */
  readonly show: (type: Type, patient?: boolean) => void
  readonly hide: (patient?: boolean) => void
}

/** Which of several menus is open: one at most. */
export function useOpenType<Type>(): OpenType<Type> {
  const [open, setOpen] = useState<Type>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = (next: Type | undefined, afterMs: number) => {
    clearTimeout(timer.current)
    if (afterMs === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next), afterMs)
  }
  return {
    open,
    show: (type, patient = false) => set(type, patient && open === undefined ? openAfterMs : 0),
    hide: (patient = false) => set(undefined, patient ? closeAfterMs : 0),
  }
}
