import { useEffect, useState } from 'react'
import type { PublishedDraw } from '../draw-queries.ts'
import { evidenceOf } from './evidence-of.ts'
import type { RepeatedDraw } from './repeat-draw.ts'
import { repeatingThread } from './repeating-thread.ts'

/** The draw repeated in a thread of the browser's; undefined while it works. */
export function useRepeated(draw: PublishedDraw): RepeatedDraw | 'failed' | undefined {
  const [repeated, setRepeated] = useState<{ readonly of: PublishedDraw; readonly found: RepeatedDraw | 'failed' }>()
  useEffect(() => {
    const thread = repeatingThread()
    thread.addEventListener('message', ({ data }: MessageEvent<RepeatedDraw>) => setRepeated({ of: draw, found: data }))
    thread.addEventListener('error', () => setRepeated({ of: draw, found: 'failed' }))
    thread.postMessage(evidenceOf(draw))
    return () => thread.terminate()
  }, [draw])
  return repeated?.of === draw ? repeated.found : undefined
}
