import type { OperatorPromotion } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'

type Timed = Pick<OperatorPromotion, 'state' | 'startsAt' | 'endsAt'>

/** Where a promotion is: what has been started may still begin, or be over. */
export function stageOf({ state, startsAt, endsAt }: Timed, now: number) {
  if (state !== 'running') return state
  if (Date.parse(startsAt) > now) return 'ahead'
  return endsAt !== null && Date.parse(endsAt) <= now ? 'over' : 'running'
}

const tones = { draft: 'gold', ahead: 'neutral', running: 'primary', over: 'neutral', stopped: 'danger' } as const

export function PromotionState({ promotion }: { promotion: Timed }) {
  const t = useText()
  const stage = stageOf(promotion, Date.now())
  return <Badge tone={tones[stage]}>{t(`promotionState.${stage}`)}</Badge>
}
