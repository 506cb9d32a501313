import { isChunkFailure, RequestError, type RequestErrorCode } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { isAnswerLost } from '#/src/features/cashier/wallet/request-id.ts'
import { refreshPromotions } from './promotion-queries.ts'
import { keptRequest } from './reward-requests.ts'

/** Refusals that are shown where the reward stands. */
const inPlace = new Set<RequestErrorCode>([
  ...(['promotion_not_found', 'promotion_changed', 'promotion_sold_out', 'reward_not_ready', 'reward_over'] as const),
  ...(['reward_in_review', 'already_claimed', 'bonus_open', 'idempotency_conflict'] as const),
  ...(['person_rewarded', 'not_eligible'] as const),
])

/** Whether a refusal belongs beside its reward; all others are told as the whole portal tells them. */
export function isShownInPlace(failure: unknown): failure is RequestError {
  return failure instanceof RequestError && (inPlace.has(failure.code) || isAnswerLost(failure))
}

export type Claimable = Pick<PromotionSummary, 'code' | 'version'>
export interface Claimed {
  readonly status: PromotionSummary['standing']['status']
  readonly amount: string
}

/**
 * Claims what a promotion gives in a cycle. A lost answer leaves its request in the session: the next try asks the same
 * again, and is answered as the first one would have been.
 */
export async function claimReward({ code, version }: Claimable, cycle: string): Promise<Claimed> {
  const kept = keptRequest(`${code} ${cycle}`)
  const body = { promotion: code, version, cycle, requestId: kept.id() }
  try {
    const claimed = await request('claimReward', {}, { body })
    kept.forget()
    return claimed
  } catch (failure) {
    if (!isAnswerLost(failure) && !isChunkFailure(failure)) kept.forget()
    throw failure
  }
}

/** Joins a promotion by the terms that were read. */
export async function joinPromotion({ code, version }: Claimable): Promise<void> {
  await request('joinPromotion', {}, { body: { promotion: code, version } })
}

/** One try at a time at joining or claiming; what is refused stays for its place. */
export function useReward() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<RequestError>()
  const running = useRef(false)
  const run = async <Value>(action: () => Promise<Value>): Promise<Value | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      return await action()
    } catch (error) {
      if (isShownInPlace(error)) setFailure(error)
      else failed.tell(error)
      return undefined
    } finally {
      running.current = false
      setBusy(false)
      // Whatever became of it, how things stand may have changed.
      void refreshPromotions(client)
    }
  }
  return { run, busy, failure }
}
