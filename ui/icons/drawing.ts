import type { ReactNode } from 'react'

/**
 * One of our own drawings, strokes on a grid of 24. Each is a file of its own, so that a page loads the drawings
 * that it shows.
 */
export interface Drawing {
  /** A path is enough for nearly all; what needs two widths is drawn in full. */
  readonly lines: ReactNode
  /** It points along the line of reading, so it turns round with it. */
  readonly isDirected?: boolean
}
