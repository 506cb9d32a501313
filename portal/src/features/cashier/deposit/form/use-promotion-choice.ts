import type { PromotionSummary } from '@banyan/contract/promotions/promotion.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshPromotions, usePromotions } from '#/src/features/cashier/promotions/promotion-queries.ts'
import { joinPromotion } from '#/src/features/cashier/promotions/use-reward.ts'

/** Kinds that reward a deposit. */
const kinds = new Set(['nth_deposit', 'reload'])

/** Whether a deposit that is made now can be rewarded by it: it can be joined, or is on its way to it. */
function isOffered({ kind, standing: { status, obstacle, progress } }: PromotionSummary): boolean {
  if (!kinds.has(kind) || obstacle !== null) return false
  // Progress of a later deposit begins when it is the next one; what was deposited already is claimed, or came to nothing.
  if (kind === 'nth_deposit' && (progress === null || Number(progress.done) > 0)) return false
  return status === 'join' || status === 'signed' || status === 'process'
}

/** The promotions that a deposit can be made for, and the one that is chosen; at first one that was joined before. */
export function usePromotionChoice() {
  const client = useQueryClient()
  const { data } = usePromotions()
  const [code, setCode] = useState<string | null>()
  const promotions = data?.filter(isOffered) ?? []
  const joined = promotions.find(({ standing }) => standing.status === 'signed')
  const chosen = code === undefined ? joined : promotions.find((each) => each.code === code)
  return {
    promotions,
    chosen,
    choose: (promotion: PromotionSummary | undefined) => setCode(promotion?.code ?? null),
    /** Joins what is chosen, where that is needed before the money is on its way. */
    async join() {
      if (chosen?.standing.status !== 'join') return
      try {
        await joinPromotion(chosen)
      } finally {
        void refreshPromotions(client)
      }
    },
  }
}
