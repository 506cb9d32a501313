import type { EventValues } from '@banyan/contract/events.ts'
import type {} from '@banyan/contract/lottery/settled-event.ts'
import { IconButton } from '@banyan/ui/button.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { useEffect, useState } from 'react'
import { hearEvent } from '#/src/api/pushes.ts'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { useText } from '#/src/i18n/text.ts'

type Settled = EventValues['lottery.settled']

/** What came of one's own bets on the issue that was drawn, in place. */
export function OwnResult({ gameCode }: { gameCode: string }) {
  const t = useText()
  const [settled, setSettled] = useState<Settled>()
  useEffect(() => {
    // The value that is known already is of before this page was opened.
    let isFirst = true
    const stop = hearEvent('lottery.settled', (value) => {
      if (!isFirst && value.gameCode === gameCode) setSettled(value)
    })
    isFirst = false
    return stop
  }, [gameCode])
  if (!settled) return null
  const values = {
    numero: shortNumero(settled.numero),
    staked: moneyText(settled.staked),
    payout: moneyText(settled.payout),
  }
  const won = /[1-9]/.test(settled.payout)
  return (
    <div
      role="status"
      className={`flex items-center justify-between gap-3 rounded-md border ps-4 motion-safe:animate-rise ${
        won && !settled.isVoid ? 'border-gold bg-gold-soft font-semibold text-gold' : 'border-line bg-raised text-muted'
      }`}
    >
      <p className="py-2.5">
        {t(settled.isVoid ? 'lottery.settledVoid' : won ? 'lottery.settledWon' : 'lottery.settledLost', values)}
      </p>
      <IconButton icon={closeIcon} label={t('lottery.close')} onClick={() => setSettled(undefined)} />
    </div>
  )
}
