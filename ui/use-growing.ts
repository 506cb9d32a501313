import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Grows to `count` by `step` behind every frame, beginning anew when `content` changes: a long list is put into the page
 * piece by piece, so that nobody waits for the whole of it, nor for the second piece to see the first.
 */
export function useGrowing(count: number, step: number, content: unknown = undefined): number {
  const [grown, setGrown] = useState({ content, shown: step })
  const shown = grown.content === content ? grown.shown : step
  useEffect(() => {
    if (shown < count) return afterPaint(() => setGrown({ content, shown: shown + step }))
  }, [shown, count, step, content])
  return Math.min(shown, count)
}
