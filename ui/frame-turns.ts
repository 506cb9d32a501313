import { afterPaint } from './after-paint.ts'

/** What waits, with the share of a frame that it takes. */
const waiting = new Map<() => void, number>()

/**
 * Calls back when what came before is painted, so that the browser lays out little at a time and what is seen first waits
 * for nothing else. A frame lets one part in, or as many small ones as `perFrame` says. Returns a function that gives the
 * turn up.
 */
export function waitForTurn(begin: () => void, perFrame = 1): () => void {
  waiting.set(begin, 1 / perFrame)
  if (waiting.size === 1) afterFrame(letNextIn)
  return () => void waiting.delete(begin)
}

function letNextIn(): void {
  const next: (() => void)[] = []
  let room = 1
  for (const [begin, share] of waiting) {
    // Sixths do not add up to one exactly.
    if (next.length > 0 && share > room + 0.01) break
    room -= share
    next.push(begin)
    waiting.delete(begin)
  }
  if (waiting.size > 0) afterFrame(letNextIn)
  for (const begin of next) begin()
}

/** A page in the background has no frames. */
function afterFrame(done: () => void): void {
  if (document.hidden) setTimeout(done)
  else afterPaint(done)
}
