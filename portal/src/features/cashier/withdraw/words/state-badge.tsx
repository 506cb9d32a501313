import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Order } from './order.ts'
import { stateTones } from './state-look.ts'

/** How a withdrawal stands; one whose payout waits for an answer says that. */
export function StateBadge({ order: { state, legs } }: { order: Order }) {
  const t = useText()
  const waits = legs.some((leg) => leg.state === 'sent')
  return <Badge tone={stateTones[state]}>{t(waits ? 'withdraw.waitsForYou' : `withdraw.state.${state}`)}</Badge>
}
