import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type {} from '@banyan/contract/wallet/balance-event.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearEvent } from '#/src/api/pushes.ts'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import { session, useAccount } from '#/src/session/session.ts'

/** What an account has, with the symbol of its currency. */
export type Balance = ValueOf<Calls['walletBalance']>

/** What an event tells of it. */
export type Money = Omit<Balance, 'currencySymbol'>

/** An answer that is younger is not asked for again by itself: `focus` and `visibilitychange` come together. */
const youngMs = 2_000

/** What an account has. An answer that a movement has overtaken is dropped. */
export function balanceQuery(accountId: string) {
  const queryKey = [own, 'balance', accountId] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Balance> => {
      const answer = await request('walletBalance', {}, { signal })
      const known = client.getQueryData<Balance>(queryKey)
      return known && known.version > answer.version ? { ...known, currencySymbol: answer.currencySymbol } : answer
    },
    staleTime: youngMs,
    refetchOnWindowFocus: true,
    retry: false,
    retryOnMount: true,
    meta: { shownInPlace: true },
  })
}

/** The balance as it is known at this moment. */
export function useBalance() {
  const accountId = useAccount()?.id ?? ''
  const { data, isError, isFetching } = useQuery({ ...balanceQuery(accountId), enabled: accountId !== '' })
  // The last question got no answer, so the amount may not be the latest.
  return { balance: data, isRefreshing: isFetching, isStale: isError }
}

/** The balance, which follows each movement and is asked for whenever the account returns to the page. */
export function useFreshBalance() {
  const client = useQueryClient()
  const accountId = useAccount()?.id
  useEffect(() => {
    if (accountId === undefined) return
    // A window that is left and entered again was visible all the time.
    const look = () => void client.prefetchQuery(balanceQuery(accountId))
    addEventListener('focus', look)
    const stop = hearEvent('balance.changed', (moved) => moveBalance(client, moved))
    return () => {
      removeEventListener('focus', look)
      stop()
    }
  }, [client, accountId])
  return useBalance()
}

/** Writes what an event tells into the cache, unless a newer version is known. */
export function moveBalance(client: QueryClient, { balance, version, held, owed }: Money): void {
  const accountId = signedIn()
  if (accountId === undefined) return
  const { queryKey } = balanceQuery(accountId)
  const known = client.getQueryData(queryKey)
  if (known && version < known.version) return
  const currencySymbol = known?.currencySymbol ?? portalConfig().currency.symbol
  client.setQueryData(queryKey, { balance, version, held, owed, currencySymbol })
}

/** Asks for the balance; those who ask meanwhile share the answer. Undefined where none came: the last amount stays. */
export async function refreshBalance(client: QueryClient): Promise<Balance | undefined> {
  const accountId = signedIn()
  if (accountId === undefined) return undefined
  const answer = await client.fetchQuery({ ...balanceQuery(accountId), staleTime: 0 }).catch(() => undefined)
  // Another account's by now.
  return accountId === signedIn() ? answer : undefined
}

function signedIn(): string | undefined {
  const now = session()
  return now.is === 'in' ? now.account.id : undefined
}
