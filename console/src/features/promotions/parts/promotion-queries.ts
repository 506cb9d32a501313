import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

export type Promotion = ValueOf<Calls['readPromotion']>
export type PromotionKinds = ValueOf<Calls['promotionKinds']>

/** What builders are made from, which changes with the server alone. */
export const kindsQuery = queryOptions({
  queryKey: ['promotions', 'kinds'],
  queryFn: () => request('promotionKinds', {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { shownInPlace: true },
})

/** A promotion whole. */
export const promotionQuery = (code: string) =>
  queryOptions({
    queryKey: ['promotions', 'one', code],
    queryFn: () => request('readPromotion', { code }),
    staleTime: 0,
    meta: { shownInPlace: true },
  })

/** Says what a kind is called; its code until that is known. */
export function useKindName(): (kind: string) => string {
  const { data } = useQuery(kindsQuery)
  return (kind) => data?.kinds.find((each) => each.kind === kind)?.name ?? kind
}

/** Asks again for all that a change of a promotion changes. */
export function usePromotionsChanged() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['promotions'], predicate: ({ queryKey }) => queryKey[1] !== 'kinds' }),
      client.invalidateQueries({ queryKey: ['records'] }),
      client.invalidateQueries({ queryKey: ['runningState'] }),
    ])
  }
}
