import { formatNumber } from '@banyan/client/formats.ts'
import { CountBadge } from '@banyan/ui/badge.tsx'
import { Button, IconButton } from '@banyan/ui/button.tsx'
import { diceIcon } from '@banyan/ui/icons/dice-icon.ts'
import { receiptIcon } from '@banyan/ui/icons/receipt-icon.ts'
import { repeatIcon } from '@banyan/ui/icons/repeat-icon.ts'
import { memo } from 'react'
import { isAboutColours, rowName, valueName } from '#/src/features/lottery/games/value-name.ts'
import { Values } from '#/src/features/lottery/games/values.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { minorText } from '../quote/stake-texts.ts'
import { PlacingPanel } from '../slip/placing-panel.tsx'
import type { Betting } from './use-betting.ts'

interface BetBarProps {
  betting: Betting
  /** Opens the slip; absent where it stands beside the table. */
  onSlip: (() => void) | undefined
  onChase: () => void
}

/** What the bets cost and may win, and what can be done with them. While an order is on its way, that alone. */
export const BetBar = memo(function BetBar({ betting, onSlip, onChase }: BetBarProps) {
  const t = useText()
  const { placing, onSale, isLooking, canPlace, own, lines, send, ask, forget, add, random } = betting
  if (placing.is !== 'idle') {
    return (
      <div className="mt-2 border-t border-line pt-3">
        <PlacingPanel
          placing={placing}
          numero={onSale}
          isLooking={isLooking}
          onSend={send}
          onAnew={canPlace ? ask : undefined}
          onForget={forget}
        />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-2 md:mt-1 md:gap-2.5 md:pt-2.5">
      <div className="flex min-h-12 items-center justify-between gap-3">
        <Totals betting={betting} />
        <Button weight="quiet" icon={repeatIcon} onClick={onChase}>
          {t('lottery.chase')}
        </Button>
      </div>
      <div className="flex gap-2">
        <IconButton weight="quiet" icon={diceIcon} label={t('lottery.random')} onClick={random} />
        {onSlip && (
          <IconButton
            weight="quiet"
            icon={receiptIcon}
            label={t('lottery.openSlip', { count: lines.length })}
            badge={<CountBadge count={lines.length} label={() => t('lottery.betsWaiting', { count: lines.length })} />}
            onClick={onSlip}
          />
        )}
        <span className="grid grow auto-cols-fr grid-flow-col gap-2">
          <Button weight="quiet" disabled={own?.is !== 'bet'} onClick={add}>
            {t('lottery.addToSlip')}
          </Button>
          <Button disabled={!canPlace} onClick={ask}>
            {t('lottery.betNow')}
          </Button>
        </span>
      </div>
    </div>
  )
})

function Totals({ betting: { playCode, own, toPlace, chase, plan } }: { betting: Betting }) {
  const t = useText()
  if (own?.is === 'problem') {
    // A selection that is being made is none yet; that is no fault.
    const isUnfinished = own.code === 'bad_selection'
    return (
      <div className={`min-w-0 text-sm ${isUnfinished ? 'text-muted' : 'text-danger'}`} role="status">
        <p>{isUnfinished ? t('lottery.unfinished') : t(`errors.${own.code}`)}</p>
        {own.numbers && (
          <p>
            <Values values={own.numbers.map((number) => numberText(t, playCode, number))} />
          </p>
        )}
      </div>
    )
  }
  const stake = chase ? plan.total : toPlace.reduce((sum, bet) => sum + bet.stake, 0n)
  const lines = toPlace.reduce((sum, bet) => sum + bet.lines, 0)
  const most = toPlace.reduce((sum, bet) => sum + bet.mostPayout, 0n)
  if (lines === 0) return <p className="text-sm text-muted">{t('lottery.nothingPicked')}</p>
  return (
    <div className="min-w-0" role="status">
      <p className="text-xl font-bold truncate">{minorText(stake)}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{t('lottery.lines', { count: lines, lines: formatNumber(lines) })}</span>
        <span className="text-gold">{t('lottery.winUpTo', { amount: minorText(most) })}</span>
      </p>
    </div>
  )
}

/** A number as it is read: of one with its row, such as p1:8, both. */
function numberText(t: Text, playCode: string, number: string): string {
  const isColour = isAboutColours(playCode)
  const [row = '', label] = number.split(':')
  return label === undefined
    ? valueName(t, row, isColour)
    : t('odds.valueInRow', { row: rowName(t, playCode, row), value: valueName(t, label, isColour) })
}
