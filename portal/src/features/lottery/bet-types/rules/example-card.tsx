import { formatNumber } from '@banyan/client/formats.ts'
import { onlyTier } from '@banyan/rules/lottery/bet-type.ts'
import { type Odds, oddsOf } from '@banyan/rules/lottery/price.ts'
import { settle } from '@banyan/rules/lottery/settle.ts'
import { stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { DrawnNumbers } from '#/src/features/lottery/games/drawn-numbers.tsx'
import { Selection } from '#/src/features/lottery/games/selection.tsx'
import { tierName } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { formatMoney, formatOdds } from '../format-odds.ts'
import type { WorkedExample } from './example/work-example.ts'
import { type Level, RulesSection } from './rules-section.tsx'

interface ExampleCardProps {
  level: Level
  playCode: string
  example: WorkedExample
  odds: Odds | undefined
  /** What a line may cost; the first that the smallest coin can pay is taken. */
  units: readonly string[]
}

/** A bet that wins with a draw, and what it pays; worked by the rules that settle bets. */
export function ExampleCard({ level, playCode, example, odds, units }: ExampleCardProps) {
  const t = useText()
  const { currency } = usePortalConfig()
  const { selection, form, drawn, wins } = example
  const money = odds && moneyOf(example, odds, units, currency.exponent)
  return (
    <RulesSection level={level} title={t('rules.example')}>
      <div className="overflow-hidden rounded-md border border-line bg-ground">
        <dl className="flex flex-col gap-2 px-4 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">{t('rules.bet')}</dt>
            <dd className="min-w-0 text-end font-semibold wrap-anywhere">
              <Selection playCode={playCode} selection={selection.canonical} />
            </dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">{t('rules.stake')}</dt>
            <dd className="text-end">
              <span className={money ? 'text-muted' : 'font-semibold'}>
                {t('rules.lines', { count: selection.lines })}
                {money && (
                  <bdi dir="ltr" className="ms-1.5 tabular-nums">
                    {`× ${formatMoney(money.unit, currency)}`}
                  </bdi>
                )}
              </span>
              {money && (
                <bdi dir="ltr" className="ms-3 font-semibold tabular-nums">
                  {formatMoney(money.stake, currency)}
                </bdi>
              )}
            </dd>
          </div>
        </dl>
        <div className="border-y border-line bg-raised px-4 py-3">
          <p className="mb-2 text-sm text-muted">{t('rules.draw')}</p>
          <DrawnNumbers form={form} texts={drawn} />
        </div>
        <dl className="flex flex-col gap-2 px-4 py-3">
          {wins.tiers.map(({ tier, count }) => (
            <div key={tier} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">
                {tier === onlyTier ? t('rules.winningLines') : tierName(t, playCode, tier)}
              </dt>
              <dd className="flex items-baseline gap-3 tabular-nums">
                <bdi>{formatNumber(count)}</bdi>
                {odds && (
                  <bdi dir="ltr" className="font-semibold text-gold">
                    {formatOdds(odds[tier] ?? 0n)}
                  </bdi>
                )}
              </dd>
            </div>
          ))}
          {money && (
            <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
              <dt className="font-semibold">{t('rules.pays')}</dt>
              <dd dir="ltr" className="text-lg font-bold text-gold tabular-nums">
                {formatMoney(money.payout, currency)}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </RulesSection>
  )
}

/** What the example costs at one unit a line, and what the engine pays for it, in minor units. */
function moneyOf({ selection, draw }: WorkedExample, odds: Odds, units: readonly string[], exponent: number) {
  for (const text of units) {
    const unitThousandths = (oddsOf(text) ?? 0n) / 10n
    const terms = { unitThousandths, multiple: 1 }
    const [unit, stake] = [stakeMinor(terms, 1, exponent), stakeMinor(terms, selection.lines, exponent)]
    if (!unit || !stake) continue
    const settled = settle(selection, { ...terms, odds, rebatePer2000: 0 }, { kind: 'drawn', draw }, exponent)
    return { unit, stake, payout: settled.payoutMinor }
  }
  return undefined
}
