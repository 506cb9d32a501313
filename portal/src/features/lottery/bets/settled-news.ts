import type {} from '@banyan/contract/lottery/settled-event.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearEvent } from '#/src/api/pushes.ts'
import { invalidateOwnBets } from './own-bets.ts'

/** Requests the lists again when bets of the account are settled. */
export function useSettledNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    let isKnown = true
    const stop = hearEvent('lottery.settled', () => {
      // News from before come at once, and the lists have just been requested.
      if (!isKnown) void invalidateOwnBets(client)
    })
    isKnown = false
    return stop
  }, [client])
}
