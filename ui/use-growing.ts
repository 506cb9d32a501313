import { useEffect, useState } from 'react'

/**
 * Grows to `count` by `step` with every frame, beginning anew when `content` changes: a long list is put into the page
 * piece by piece, so that nobody waits for the whole of it.
 */
export function useGrowing(count: number, step: number, content: unknown = undefined): number {
  const [grown, setGrown] = useState({ content, shown: step })
  const shown = grown.content === content ? grown.shown : step
  useEffect(() => {
    if (shown >= count) return
    const frame = requestAnimationFrame(() => setGrown({ content, shown: shown + step }))
    return () => cancelAnimationFrame(frame)
  }, [shown, count, step, content])
  return Math.min(shown, count)
}
