import { useText } from '#/src/i18n/text.ts'
import type { Bet } from '../own-bets.ts'
import { BetMoney, isNothing } from './bet-money.tsx'

/** Nothing is paid yet, or so much was. */
export function Payout({ bet: { state, payout } }: { bet: Pick<Bet, 'state' | 'payout'> }) {
  const t = useText()
  if (state !== 'ACCEPTED' && (state !== 'CANCELLED' || !isNothing(payout)))
    return (
      <span className={state === 'LOST' || state === 'CANCELLED' ? 'text-muted' : ''}>
        <BetMoney amount={payout} isWin={state === 'WON'} />
      </span>
    )
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('bets.nothingPaid')}</span>
    </span>
  )
}
