import { formatNumber } from '@banyan/client/formats.ts'
import { Button, IconButton } from '@banyan/ui/button.tsx'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { moneyText, wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { fullName } from '#/src/features/lottery/games/play-name.ts'
import { Selection } from '#/src/features/lottery/games/selection.tsx'
import { useText } from '#/src/i18n/text.ts'
import { minorText, oddsText } from '../quote/stake-texts.ts'
import { MultipleField } from '../stake/multiple-field.tsx'
import type { QuotedLine, SlipChange } from './slip-state.ts'

interface SlipPanelProps {
  lines: readonly QuotedLine[]
  /** The place of the bet for which the order was refused. */
  refusedPlace: number | undefined
  onChange: (change: SlipChange) => void
}

/** Letters of a long selection that are shown. */
const shownAtMost = 120

/** The bets that are placed together; each can be changed and left out. */
export function SlipPanel({ lines, refusedPlace, onChange }: SlipPanelProps) {
  const t = useText()
  if (lines.length === 0) return <p className="py-6 text-center text-muted">{t('lottery.slipEmpty')}</p>
  return (
    <div>
      <ul className="divide-y divide-line">
        {lines.map(({ line, quote }, place) => (
          <li key={line.key} className={`py-3 ${place === refusedPlace ? '-mx-3 rounded-md bg-danger-soft px-3' : ''}`}>
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 font-semibold">
                {fullName(t, line.playCode)}{' '}
                {quote.is === 'bet' && (
                  <bdi dir="ltr" className="text-gold">
                    {oddsText(quote.bet.odds)}
                  </bdi>
                )}
              </p>
              <p className="shrink-0 font-semibold">{quote.is === 'bet' ? minorText(quote.bet.stake) : '–'}</p>
            </div>
            <p className="mt-1 text-sm">
              <Selection
                playCode={line.playCode}
                selection={line.selection.slice(0, shownAtMost)}
                isWhole={line.selection.length <= shownAtMost}
              />
            </p>
            <div className="mt-1.5 flex items-center justify-between gap-2">
              <MultipleField
                value={line.multiple}
                label={t('lottery.multipleOf', { play: fullName(t, line.playCode) })}
                onChange={(multiple) => onChange({ kind: 'multiple', key: line.key, multiple })}
              />
              <p className="grow text-end text-sm text-muted">
                {quote.is === 'bet' &&
                  t('lottery.linesOf', {
                    count: quote.bet.lines,
                    lines: formatNumber(quote.bet.lines),
                    unit: unitText(line.unit),
                  })}
              </p>
              <IconButton
                icon={closeIcon}
                label={t('lottery.leaveOut', { play: fullName(t, line.playCode) })}
                onClick={() => onChange({ kind: 'remove', key: line.key })}
              />
            </div>
            {quote.is === 'problem' && <p className="text-sm text-danger">{t(`errors.${quote.code}`)}</p>}
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button weight="text" size="small" onClick={() => onChange({ kind: 'clear' })}>
          {t('lottery.slipClear')}
        </Button>
      </div>
    </div>
  )
}

/** A unit, without the decimals that say nothing. */
const unitText = (unit: string): string => (/\.0*$/.test(unit) ? wholeText(unit) : moneyText(unit))
