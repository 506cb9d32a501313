import { presentationOf } from '@banyan/client/presentation-of.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { useEffect, useRef, useState } from 'react'

interface AttemptHooks {
  /** Hears of every failure first. */
  readonly onRefused?: (failure: unknown) => void
  /** Says what the form is to say beside one of its fields; true where it did. */
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
  /** Set at once, while `busy` comes with the next picture: two presses within one are one try. */
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
    /** Why the last try was refused, as far as the form is to say it. */
    error,
    code: error instanceof RequestError ? error.code : undefined,
    run,
    forget: () => setError(undefined),
  }
}
