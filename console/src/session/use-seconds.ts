import { useEffect, useState } from 'react'

/** The present moment in milliseconds, anew at the beginning of each second. */
export function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 1000 - (now % 1000))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
