import { useEffect, useRef, useState } from 'react'
import { presentationOf } from '../presentation-of.ts'
import { RequestError } from '../request-error.ts'
import { failed } from '../signals.ts'

interface AttemptHooks {
  /** Called first for every failure. */
  readonly onRefused?: (failure: unknown) => void
  /** Shows a refusal at its field; returns whether it did. */
  readonly place?: (failure: unknown) => boolean
}

/**
 * Tries to do what a form asks for, one try at a time. What fails is kept for the form if that is its place, and else
 * told; then the first field that is wrong has the focus.
 */
export function useAttempt({ onRefused, place }: AttemptHooks = {}) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  /** Set at once, while `busy` changes with the next render: two presses before that are one attempt. */
  const running = useRef(false)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      await action()
    } catch (failure) {
      onRefused?.(failure)
      if (presentationOf(failure) !== 'inline') failed.tell(failure)
      else if (!place?.(failure)) setError(failure)
    } finally {
      running.current = false
      setBusy(false)
      setTries((count) => count + 1)
    }
  }
  return {
    form,
    busy,
    /** The last refusal, if the form itself shows it. */
    error,
    code: error instanceof RequestError ? error.code : undefined,
    run,
    forget: () => setError(undefined),
  }
}
