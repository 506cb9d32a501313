/** Blocks of rows, from the first to before the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Rows that are drawn together, and never again while they stay: a frame or two of a slow phone, unseen at rest. */
export const blockRows = 8
/** Blocks drawn beyond the view on either side: more than the hardest fling passes (242 rows of 36 px). */
const reach = 32
/** Blocks drawn with a frame at rest: all of them within the second in which a person looks before the next fling. */
const restful = 2
/** Blocks drawn at once where more are needed while the table moves: a few slow frames instead of many. */
const burst = 2

/**
 * What is drawn after one more frame. A change costs a slow phone a whole frame, be it one row or three, so
 * while the table moves nothing changes as long as what stands suffices; at rest it grows by two blocks a frame.
 */
export function nextSpan(drawn: Span, view: Span, isStill: boolean, blocks: number): Span {
  const least = Math.max(0, view.from - reach)
  const most = Math.min(blocks, view.to + reach)
  if (drawn.to <= view.from || drawn.from >= view.to) {
    return { from: Math.max(least, view.from - burst), to: Math.min(most, view.to + burst) }
  }
  if (view.from < drawn.from) return { from: Math.max(least, view.from - burst), to: Math.min(most, drawn.to) }
  if (view.to > drawn.to) return { from: Math.max(least, drawn.from), to: Math.min(most, view.to + burst) }
  if (!isStill) return drawn
  const from = Math.max(least, drawn.from)
  const to = Math.min(most, drawn.to)
  const isShorterAhead = to - view.to <= view.from - from
  if (to < most && (isShorterAhead || from === least)) return { from, to: Math.min(most, to + restful) }
  return { from: Math.max(least, from - restful), to }
}
