import { CopyButton } from '@banyan/ui/copy-button.tsx'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { rewardMoney } from '../reward-money.ts'
import type { Drawn, RaffleState } from './use-raffle.ts'

interface RaffleResultProps {
  raffle: RaffleState
  /** In its place until there is one. */
  children: ReactNode
}

/** What a ticket won, read out when it is shown, with the number that names the draw to customer service. */
export function RaffleResult({ raffle: { phase, drawn }, children }: RaffleResultProps) {
  const t = useText()
  const shown = phase === 'shown' ? drawn : undefined
  return (
    <div className="flex min-h-19 flex-col items-center justify-center gap-1 text-center">
      <p role="status" className="text-lg font-bold text-gold text-balance">
        {shown && t(`promotions.drawn.${saidOf(shown)}`, { amount: rewardMoney(shown.amount) })}
      </p>
      {!shown && children}
      {shown && (
        <p className="flex flex-wrap items-center justify-center gap-x-1 text-xs text-muted">
          <span>{t('promotions.nonce')}</span>
          <bdi dir="ltr" className="wrap-anywhere">
            {shown.nonce}
          </bdi>
          <CopyButton text={shown.nonce} label={t('promotions.copyNonce')} copiedLabel={t('promotions.nonceCopied')} />
        </p>
      )}
    </div>
  )
}

const saidOf = ({ status, amount }: Drawn) =>
  /^[0.]+$/.test(amount) ? 'nothing' : status === 'applying' ? 'applying' : 'won'
