import { pageMomentOf } from '@banyan/client/server-clock.ts'
import { useCountdown } from '@banyan/ui/use-countdown.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'

/** Seconds until a moment of the server's clock, 0 without one; `onUp` is called once when they are over. */
export function useTimeLeft(moment: string | undefined, onUp: () => void): number {
  const until = useMemo(() => (moment === undefined ? undefined : pageMomentOf(moment)), [moment])
  const left = useCountdown(until)
  const isUp = until !== undefined && left === 0 && until <= performance.now()
  const tell = useEffectEvent(onUp)
  useEffect(() => {
    if (isUp) tell()
  }, [isUp])
  return left
}
