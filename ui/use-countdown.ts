import { useEffect, useState } from 'react'

/** Seconds left until a moment of this page's own clock; 0 without one. */
export function useCountdown(until: number | undefined): number {
  const [left, setLeft] = useState(() => (until === undefined ? 0 : secondsUntil(until)))
  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      const seconds = secondsUntil(until)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - performance.now()) / 1000))
