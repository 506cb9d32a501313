import { presentationOf } from '@banyan/client/presentation-of.ts'
import { failed } from '@banyan/client/signals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshBalance } from '#/src/features/cashier/wallet/balance.ts'
import { invalidateOwnBets } from '../own-bets.ts'

/** Failures that leave the person where they are; a session that has ended does not. */
const toldInPlace = new Set(['inline', 'toast'])

/**
 * Cancels once at a time. Whatever the answer, lists and balance are requested again: one that was lost may have been
 * a yes.
 */
export function useCancel() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  /** Set at once, while `busy` changes with the next render. */
  const running = useRef(false)
  const run = async (cancel: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      await cancel()
      return true
    } catch (failure) {
      if (toldInPlace.has(presentationOf(failure))) setError(failure)
      else failed.tell(failure)
      return false
    } finally {
      void refreshBalance(client)
      await invalidateOwnBets(client)
      running.current = false
      setBusy(false)
    }
  }
  return { busy, error, run, forget: () => setError(undefined) }
}
