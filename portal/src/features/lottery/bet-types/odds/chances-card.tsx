import { Card } from '@banyan/ui/card.tsx'
import { tierName } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'
import { plainOdds } from '../format-odds.ts'
import { ChancesTable } from './chances-table.tsx'
import { ownOddsOf } from './pricing.ts'
import type { Answer } from './work-out.ts'

interface ChancesCardProps {
  playCode: string
  answer: Answer
  /** Odds of one's own for a tier. */
  onOdds: (tier: string, typed: string) => void
}

/** For each kind of line: what each tier pays, how likely it is, and how much of the stake comes back. */
export function ChancesCard({ playCode, answer, onOdds }: ChancesCardProps) {
  const t = useText()
  const { lineKinds, pricing, isOutOfGuard, parsed } = answer
  const isMistyped = pricing.source === 'own' && !pricing.isKnown
  const problem = isMistyped ? 'odds.badOdds' : isOutOfGuard ? 'odds.outOfGuard' : undefined
  const oddsField = (tier: string) => (
    <OddsField
      label={t('odds.ownOdds', { tier: tierName(t, playCode, tier) })}
      typed={pricing.typed.get(tier) ?? plainOdds(pricing.odds[tier] ?? 0n)}
      onType={(typed) => onOdds(tier, typed)}
    />
  )
  return (
    <Card title={t('odds.chances')} aside={parsed.ok || lineKinds.length < 2 ? undefined : t('odds.unpicked')} flush>
      {lineKinds.length === 0 ? (
        <p className="p-5 text-muted">{t('odds.noChances')}</p>
      ) : (
        // A region that scrolls is reached by the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows scroll it
        <section tabIndex={0} aria-label={t('odds.chances')} className="max-h-112 overflow-y-auto -outline-offset-3">
          <ChancesTable
            playCode={playCode}
            lineKinds={lineKinds}
            odds={pricing.odds}
            {...(pricing.source === 'own' && { oddsField })}
          />
        </section>
      )}
      {problem && (
        <p role="status" className="border-t border-line p-5 text-sm text-danger">
          {t(problem)}
        </p>
      )}
    </Card>
  )
}

function OddsField({ label, typed, onType }: { label: string; typed: string; onType: (typed: string) => void }) {
  const isBad = ownOddsOf(typed) === undefined
  return (
    <input
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isBad || undefined}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      className={`-my-1.5 min-h-11 w-22 rounded-md border bg-field px-2.5 text-end ${isBad ? 'border-danger' : 'border-line-control hover:border-primary'}`}
    />
  )
}
