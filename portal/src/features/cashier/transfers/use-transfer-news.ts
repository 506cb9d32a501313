import type {} from '@banyan/contract/wallet/balance-event.ts'
import type {} from '@banyan/contract/wallet/wallet-transfer-event.ts'
import { useEffect, useEffectEvent } from 'react'
import { hearEvent } from '#/src/api/pushes.ts'

/** Bets push the balance too; those of a moment make one question. */
const togetherMs = 500

/** Runs `look` whenever one of these events tells something new. */
export function useTransferNews(events: readonly ('balance.changed' | 'transfer.changed')[], look: () => void): void {
  const told = useEffectEvent(look)
  const names = events.join(' ')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // What came before is told at once; the page has just asked.
    let isNews = false
    const hear = () => {
      if (!isNews) return
      timer ??= setTimeout(() => {
        timer = undefined
        told()
      }, togetherMs)
    }
    const stops = (names.split(' ') as (typeof events)[number][]).map((event) => hearEvent(event, hear))
    isNews = true
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [names])
}
