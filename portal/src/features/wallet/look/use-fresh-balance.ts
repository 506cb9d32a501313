import { useEffect } from 'react'
import { useAccount } from '#/src/session/session.ts'
import { type Balance, refreshUnlessYoung, useBalance } from '../balance.ts'

/** The balance, asked for at first, whenever the account returns to the page, and when the network is back. */
export function useFreshBalance(): Balance {
  const accountId = useAccount()?.id
  useEffect(() => {
    if (accountId === undefined) return
    const look = () => document.visibilityState === 'visible' && refreshUnlessYoung()
    refreshUnlessYoung()
    addEventListener('focus', look)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [accountId])
  return useBalance()
}
