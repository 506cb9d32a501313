import { formatNumber } from '@banyan/client/formats.ts'
import { fullPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import { memo, useId } from 'react'
import { rateText, WholeMoney } from '#/src/features/cashier/wallet/money.tsx'
import type { Terms } from '#/src/features/lottery/games/terms.ts'
import { useText } from '#/src/i18n/text.ts'
import type { StakeChoice } from '../quote/quote-bet.ts'
import { MultipleField } from './multiple-field.tsx'

interface StakeFieldsProps {
  terms: Terms
  choice: StakeChoice
  /** Whether the player's prize group decides the odds of this bet type. */
  hasGroup: boolean
  /** Odds of its only tier, or of the one that pays most, as they are read. */
  odds: string | undefined
  onChange: (change: Partial<StakeChoice>) => void
}

const jumps = [10, 20, 50]

/** What a line costs, how many times, and how much of the prize is wanted as rebate. */
export const StakeFields = memo(function StakeFields({ terms, choice, hasGroup, odds, onChange }: StakeFieldsProps) {
  const t = useText()
  const { units } = terms
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <fieldset className="flex min-w-0 grow overflow-x-auto rounded-md bg-ground p-0.5 scrollbar-none">
          <legend className="sr-only">{t('lottery.unit')}</legend>
          {units.map((unit) => (
            <button
              key={unit}
              type="button"
              aria-pressed={unit === choice.unit}
              onClick={() => onChange({ unit })}
              className="min-h-10 shrink-0 grow rounded-md px-2 text-sm text-muted transition-colors aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-sm"
            >
              <UnitText unit={unit} />
            </button>
          ))}
        </fieldset>
        <MultipleField
          value={choice.multiple}
          label={t('lottery.multiple')}
          onChange={(multiple) => onChange({ multiple })}
        />
        <div className="flex gap-1 max-sm:hidden lg:hidden">
          {jumps.map((jump) => (
            <button
              key={jump}
              type="button"
              onClick={() => onChange({ multiple: Math.min(mostMultiple, jump) })}
              aria-label={t('lottery.times', { count: formatNumber(jump) })}
              className="min-h-11 min-w-11 rounded-md bg-ground px-2 text-sm text-muted hover:text-text"
            >
              <span dir="ltr">×{jump}</span>
            </button>
          ))}
        </div>
      </div>
      <GroupField terms={terms} choice={choice} hasGroup={hasGroup} odds={odds} onChange={onChange} />
    </div>
  )
})

function UnitText({ unit }: { unit: string }) {
  return /\.0*$/.test(unit) || !unit.includes('.') ? <WholeMoney amount={unit} /> : <bdi dir="ltr">{unit}</bdi>
}

/** The prize beside the rebate: what is given up of one comes back as the other. */
function GroupField({ terms, choice, hasGroup, odds, onChange }: StakeFieldsProps) {
  const t = useText()
  const id = useId()
  const { least, most, step } = terms.prizeGroups
  const group = choice.prizeGroup ?? most
  const rebate = rateText(((most - group) * 1_000_000) / fullPrizeGroup)
  return (
    <div className="flex min-h-9 items-center gap-3 text-sm text-muted md:min-h-11">
      <label htmlFor={hasGroup ? id : undefined} className="shrink-0">
        {t('lottery.prize')}{' '}
        <b dir="ltr" className="font-semibold text-gold">
          {odds ?? '–'}
        </b>
      </label>
      {hasGroup ? (
        <>
          <input
            id={id}
            type="range"
            min={least}
            max={most}
            step={step}
            value={group}
            aria-valuetext={t('lottery.prizeGroupValue', { group: formatNumber(group), rebate })}
            onChange={({ target }) =>
              onChange({ prizeGroup: Number(target.value) >= most ? null : Number(target.value) })
            }
            className="min-h-9 min-w-0 grow accent-primary md:min-h-11"
          />
          <span className="shrink-0">
            {t('lottery.rebate')} <b className="font-semibold text-text">{rebate}</b>
          </span>
        </>
      ) : (
        <span>{t('lottery.fixedOdds')}</span>
      )}
    </div>
  )
}
