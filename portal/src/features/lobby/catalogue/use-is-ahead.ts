import { useEffect, useState } from 'react'

/** The longest wait that a timer can hold is 2^31 ms; a page that stays open so long looks again then. */
const longestWaitMs = 2_000_000_000

/** A moment of the wire while it is still to come; one that has passed means nothing. */
export function useIsAhead(moment: string | null): string | undefined {
  const [, look] = useState(0)
  const aheadMs = moment === null ? 0 : Date.parse(moment) - Date.now()
  const isAhead = aheadMs > 0
  useEffect(() => {
    if (!isAhead) return
    const timer = setTimeout(() => look((count) => count + 1), Math.min(aheadMs, longestWaitMs))
    return () => clearTimeout(timer)
  }, [isAhead, aheadMs])
  return isAhead && moment !== null ? moment : undefined
}
