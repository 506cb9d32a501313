import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { waitForTurn } from './frame-turns.ts'

interface InTurnProps {
  /** Stands in its place until then, as large as the part itself, so that nothing moves when it comes. */
  instead?: ReactNode
  /** So many like it come with one frame. */
  perFrame?: number
  children: ReactNode
}

/** A part of a page that is rendered when what came before it is painted (performance.md E). */
export function InTurn({ instead = null, perFrame = 1, children }: InTurnProps) {
  const [hasTurn, setHasTurn] = useState(false)
  useEffect(() => {
    if (!hasTurn) return waitForTurn(() => startTransition(() => setHasTurn(true)), perFrame)
  }, [hasTurn, perFrame])
  return hasTurn ? children : instead
}
