import { formatNumber, withSign } from '@banyan/client/formats.ts'
import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { fullPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import { ratio } from '@banyan/rules/lottery/rational.ts'
import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Chip } from '@banyan/ui/chip.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { formatMoney, formatShare } from '../format-odds.ts'
import type { OddsCase } from '../odds-search.ts'
import { type Pricing, priceSources, prizeGroupBounds } from './pricing.ts'
import type { Answer } from './work-out.ts'

interface StakeCardProps {
  odds: OddsCase
  answer: Answer
  onChange: (change: Partial<OddsCase>) => void
}

/** The units of the demo's four modes, 元 角 分 厘; a merchant's own are data of its price lists. */
const modes = ['2000', '200', '20', '2']

/** What a line costs, how many there are, and what the whole bet can bring. */
export function StakeCard({ odds, answer, onChange }: StakeCardProps) {
  const t = useText()
  const { currency } = usePortalConfig()
  const { unit, multiple, money, parsed } = answer
  const amount = (minor: bigint | undefined) => (minor === undefined ? '–' : formatMoney(minor, currency))
  return (
    <Card title={t('odds.stake')} flush>
      <div className="flex flex-col gap-4 p-5">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm text-muted">{t('odds.mode')}</legend>
          <div className="grid grid-cols-4 gap-2">
            {modes.map((mode) => (
              <Chip key={mode} chosen={odds.unit === mode} onClick={() => onChange({ unit: mode })}>
                <bdi dir="ltr">{withSign(formatNumber(Number(mode)), currency.symbol)}</bdi>
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t('odds.unit')}
            inputMode="decimal"
            dir="ltr"
            prefix={currency.symbol}
            value={odds.unit}
            onChange={({ target }) => onChange({ unit: amountTyped(target.value) })}
            error={unit === undefined ? t('odds.badUnit') : undefined}
          />
          <TextField
            label={t('odds.multiple')}
            inputMode="numeric"
            dir="ltr"
            prefix="×"
            value={odds.multiple}
            onChange={({ target }) => onChange({ multiple: amountTyped(target.value) })}
            error={multiple === undefined ? t('odds.badMultiple', { most: formatNumber(mostMultiple) }) : undefined}
          />
        </div>
        <PriceFields odds={odds} pricing={answer.pricing} onChange={onChange} />
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

interface PriceFieldsProps {
  odds: OddsCase
  pricing: Pricing
  onChange: (change: Partial<OddsCase>) => void
}

/** Where the odds come from; a prize group below the one granted gives the rest back as rebate. */
function PriceFields({ odds, pricing, onChange }: PriceFieldsProps) {
  const t = useText()
  const { source, isFixed, group, granted } = pricing
  const { least, most } = prizeGroupBounds
  const bounds = (highest: number) => ({ least: formatNumber(least), most: formatNumber(highest) })
  const share = (per2000: number) => formatShare(ratio(per2000, fullPrizeGroup))
  const groupHint = isFixed ? t('odds.fixedOdds') : t('odds.prizeGroupHint', { share: share(group ?? granted ?? most) })
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm text-muted">{t('odds.priceSource')}</legend>
        <div className="flex flex-wrap gap-2">
          {priceSources.map((each) => (
            <Chip key={each} chosen={each === source} onClick={() => onChange({ price: each })}>
              {t(`odds.priceSource.${each}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      {source === 'own' ? (
        <p className="text-sm text-muted">{t('odds.ownOddsHint')}</p>
      ) : (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t('odds.prizeGroup')}
            inputMode="numeric"
            dir="ltr"
            value={odds.group}
            onChange={({ target }) => onChange({ group: amountTyped(target.value) })}
            hint={groupHint}
            error={group === undefined && !isFixed ? t('odds.badPrizeGroup', bounds(granted ?? most)) : undefined}
          />
          <TextField
            label={t('odds.granted')}
            inputMode="numeric"
            dir="ltr"
            value={odds.granted}
            onChange={({ target }) => onChange({ granted: amountTyped(target.value) })}
            hint={t('odds.rebateHint', { share: share(pricing.rebatePer2000) })}
            error={granted === undefined && !isFixed ? t('odds.badPrizeGroup', bounds(most)) : undefined}
          />
        </div>
      )}
    </>
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
