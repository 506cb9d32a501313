import { sender } from '@banyan/client/sender.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type {} from '@banyan/contract/promotions/rewards-event.ts'
import type {} from '@banyan/contract/promotions/vip-event.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { hearEvent } from '#/src/api/pushes.ts'
import { request } from '#/src/api/request.ts'
import { isTrial } from '#/src/session/account-kind.ts'
import { own } from '#/src/session/own-answers.ts'
import { useAccount } from '#/src/session/session.ts'

/** The levels, and how the account stands. */
export type Vip = ValueOf<Calls['ownVip']>

const freshMs = 60_000

/** What an account is told of VIP; without an account, what visitors are. */
export function vipQuery(accountId: string | undefined) {
  return queryOptions({
    queryKey: [accountId === undefined ? 'everybody' : own, 'vip', accountId, sender().language] as const,
    queryFn: ({ signal }) => request('ownVip', {}, { signal }),
    staleTime: freshMs,
    // Where it fails the header has no label, and the page says so in its place.
    meta: { shownInPlace: true },
  })
}

/** How the signed-in member stands; undefined for visitors, trial accounts and brands without VIP. */
export function useOwnVip(): Vip | undefined {
  const vip = useAnswer()
  return vip?.hasVip ? vip : undefined
}

/** Whether there are levels for whoever is signed in; true until that is known. */
export function useMayHaveVip(): boolean {
  return useAnswer()?.hasVip ?? true
}

/** Of a member; others ask nothing. */
function useAnswer(): Vip | undefined {
  const account = useAccount()
  const isMember = account !== undefined && !isTrial(account)
  const { data } = useQuery({ ...vipQuery(account?.id), enabled: isMember })
  return isMember ? data : undefined
}

/** Asks again when the account's level has changed; answers what stops the hearing. */
export function followVip(client: QueryClient): () => void {
  return hearEvent('vip.changed', () => void client.invalidateQueries({ queryKey: [own, 'vip'] }))
}
