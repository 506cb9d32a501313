import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

let isPainted = false

/** Whether the page has been painted for the first time. */
export const hasPainted = (): boolean => isPainted

/** False until the page's first paint, then true. Content that is not visible at first waits for it. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(isPainted)
  useEffect(() => {
    // Not by the page's own: it may have been painted between this one's rendering and its effect.
    if (painted) return
    return afterPaint(() => {
      isPainted = true
      setPainted(true)
    })
  }, [painted])
  return painted
}
