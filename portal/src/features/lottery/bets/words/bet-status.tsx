import { Badge } from '@banyan/ui/badge.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Bet } from '../own-bets.ts'

const tones = {
  ACCEPTED: 'info',
  WON: 'gold',
  LOST: 'neutral',
  PUSH: 'primary',
  REFUNDED: 'primary',
  CANCELLED: 'neutral',
} as const

/** What became of a bet; a result that was corrected says so beside it. */
export function BetStatus({ bet: { state, revisions } }: { bet: Pick<Bet, 'state' | 'revisions'> }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tones[state]}>{t(`bets.state.${state}`)}</Badge>
      {revisions.length > 0 && <Badge look="outline">{t('bets.corrected')}</Badge>}
    </span>
  )
}
