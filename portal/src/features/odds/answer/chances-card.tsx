import type { LineKind } from '@banyan/rules/lottery/bet-type.ts'
import { returnToPlayer } from '@banyan/rules/lottery/price.ts'
import { compare, type Rational, ratio } from '@banyan/rules/lottery/rational.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Fragment } from 'react'
import { type Text, useText } from '#/src/i18n/text.ts'
import { tierName } from '../../lottery-names/value-name.ts'
import { formatCount, formatOdds, formatOneIn, formatShare, plainOdds } from './figures.ts'
import { ownOddsOf, type Pricing } from './pricing.ts'
import type { Answer } from './work-out.ts'

const cell = 'py-2 ps-3 text-end align-top first:ps-5 first:text-start last:pe-5'
const none = ratio(0)

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
  return (
    <Card title={t('odds.chances')} aside={parsed.ok || lineKinds.length < 2 ? undefined : t('odds.unpicked')} flush>
      {lineKinds.length === 0 ? (
        <p className="p-5 text-muted">{t('odds.noChances')}</p>
      ) : (
        // A region that scrolls is reached by the keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows scroll it
        <section tabIndex={0} aria-label={t('odds.chances')} className="max-h-112 overflow-y-auto -outline-offset-3">
          <table className="w-full text-sm">
            <thead className="sticky top-0 bg-raised text-muted shadow-[0_1px_0_var(--line)]">
              <tr>
                {(['tier', 'chance', 'odds', 'return'] as const).map((column) => (
                  <th key={column} scope="col" className={`${cell} font-normal`}>
                    {t(`odds.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {lineKinds.map((kind, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: kinds have no name; their order never changes
                <KindRows key={index} playCode={playCode} kind={kind} pricing={pricing} onOdds={onOdds} />
              ))}
            </tbody>
          </table>
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

interface KindRowsProps {
  playCode: string
  kind: LineKind
  pricing: Pricing
  onOdds: (tier: string, typed: string) => void
}

function KindRows({ playCode, kind, pricing, onOdds }: KindRowsProps) {
  const t = useText()
  const { odds } = pricing
  const hasPush = compare(kind.push, none) > 0
  return (
    <Fragment>
      {kind.chances.map(({ tier, chance }) => (
        <tr key={tier}>
          <th scope="row" className={`${cell} font-semibold`}>
            {tierName(t, playCode, tier)}
          </th>
          <ChanceCell chance={chance} />
          <td className={`${cell} font-semibold`}>
            {pricing.source === 'own' ? (
              <OddsField
                label={t('odds.ownOdds', { tier: tierName(t, playCode, tier) })}
                typed={pricing.typed.get(tier) ?? plainOdds(odds[tier] ?? 0n)}
                onType={(typed) => onOdds(tier, typed)}
              />
            ) : (
              <bdi dir="ltr">{formatOdds(odds[tier] ?? 0n)}</bdi>
            )}
          </td>
          <td className={cell}>
            <bdi dir="ltr">{formatShare(returnToPlayer({ chances: [{ tier, chance }], push: none }, odds))}</bdi>
          </td>
        </tr>
      ))}
      {hasPush && (
        <tr>
          <th scope="row" className={`${cell} font-semibold`}>
            {t('odds.stakeBack')}
          </th>
          <ChanceCell chance={kind.push} />
          <td className={cell}>
            <bdi dir="ltr">{formatOdds(10_000n)}</bdi>
          </td>
          <td className={cell}>
            <bdi dir="ltr">{formatShare(kind.push)}</bdi>
          </td>
        </tr>
      )}
      {(hasPush || kind.chances.length > 1) && (
        <tr className="bg-ground">
          <th scope="row" colSpan={3} className={`${cell} font-normal text-muted`}>
            {t('odds.inAll')}
          </th>
          <td className={`${cell} font-semibold`}>
            <bdi dir="ltr">{formatShare(returnToPlayer(kind, odds))}</bdi>
          </td>
        </tr>
      )}
    </Fragment>
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

function ChanceCell({ chance }: { chance: Rational }) {
  const t = useText()
  return (
    <td className={cell}>
      <span className="block">{oneInOf(t, chance)}</span>
      {compare(chance, ratio(1)) < 0 && (
        <span className="block text-xs text-muted">
          <bdi dir="ltr">{formatShare(chance)}</bdi>
        </span>
      )}
    </td>
  )
}

/** A line that wins more than once in the long run has no `one in`. */
function oneInOf(t: Text, chance: Rational): string {
  return compare(chance, ratio(1)) < 0
    ? t('odds.oneIn', { count: formatOneIn(chance) })
    : t('odds.perLine', { count: formatCount(chance) })
}
