import { fullPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import { ratio } from '@banyan/rules/lottery/rational.ts'
import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import { Card } from '@banyan/ui/card.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { formatNumber } from '#/src/i18n/formats.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import type { OddsCase } from '../odds-search.ts'
import { formatMoney, formatShare } from './figures.ts'
import { type Answer, prizeGroupBounds } from './work-out.ts'

interface StakeCardProps {
  odds: OddsCase
  answer: Answer
  onChange: (change: Partial<OddsCase>) => void
}

/** What a line costs, how many there are, and what the whole bet can bring. */
export function StakeCard({ odds, answer, onChange }: StakeCardProps) {
  const t = useText()
  const { currency } = usePortalConfig()
  const { unit, multiple, group, money, parsed, isFixedPrice } = answer
  const { least, most } = prizeGroupBounds
  const bounds = { least: formatNumber(least), most: formatNumber(most) }
  const groupHint = isFixedPrice
    ? t('odds.fixedOdds')
    : t('odds.prizeGroupHint', { share: formatShare(ratio(group ?? most, fullPrizeGroup)) })
  const amount = (minor: bigint | undefined) => (minor === undefined ? '–' : formatMoney(minor, currency))
  return (
    <Card title={t('odds.stake')} flush>
      <div className="grid grid-cols-2 gap-4 p-5">
        <TextField
          label={t('odds.unit')}
          inputMode="decimal"
          dir="ltr"
          prefix={currency.symbol}
          value={odds.unit}
          onChange={({ target }) => onChange({ unit: target.value })}
          error={unit === undefined ? t('odds.badUnit') : undefined}
        />
        <TextField
          label={t('odds.multiple')}
          inputMode="numeric"
          dir="ltr"
          prefix="×"
          value={odds.multiple}
          onChange={({ target }) => onChange({ multiple: target.value })}
          error={multiple === undefined ? t('odds.badMultiple', { most: formatNumber(mostMultiple) }) : undefined}
        />
        <div className="col-span-2">
          <TextField
            label={t('odds.prizeGroup')}
            inputMode="numeric"
            dir="ltr"
            value={odds.group}
            onChange={({ target }) => onChange({ group: target.value })}
            hint={groupHint}
            error={group === undefined && !isFixedPrice ? t('odds.badPrizeGroup', bounds) : undefined}
          />
        </div>
      </div>
      <dl aria-live="polite" className="flex flex-col gap-2 border-t border-line p-5">
        <Figure name={t('odds.lines')}>{parsed.ok ? formatNumber(parsed.selection.lines) : '–'}</Figure>
        <Figure name={t('odds.stake')}>{amount(money?.stake)}</Figure>
        {money && money.stake === undefined && <dd className="text-sm text-danger">{t('odds.unevenStake')}</dd>}
        <Figure name={t('odds.mostPayout')} win>
          {amount(money?.mostPayout)}
        </Figure>
      </dl>
    </Card>
  )
}

/** A named amount, at the far end of its line. */
function Figure({ name, win = false, children }: { name: string; win?: boolean; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd dir="ltr" className={`text-end text-lg font-bold ${win ? 'text-gold' : ''}`}>
        {children}
      </dd>
    </div>
  )
}
