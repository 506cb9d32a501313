import { useMotionPaused } from '@banyan/client/motion.ts'
import { jackpotAt, msToNextTick } from '@banyan/rules/games/jackpot.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { useEffect, useState } from 'react'

const exponent = 2

/** The current jackpot amount; it pauses while the page is hidden or motion is off. */
export function useJackpot(): string {
  const paused = useMotionPaused()
  const [amount, setAmount] = useState(now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (paused || document.hidden) return
      setAmount(now())
      timer = setTimeout(tick, msToNextTick(Date.now()))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [paused])
  return amount
}

function now(): string {
  return toAmount(jackpotAt(Date.now()), exponent)
}
