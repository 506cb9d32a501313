import type { LineKind } from '@banyan/rules/lottery/bet-type.ts'
import { type Odds, returnToPlayer } from '@banyan/rules/lottery/price.ts'
import { compare, type Rational, ratio } from '@banyan/rules/lottery/rational.ts'
import { Fragment, type ReactNode } from 'react'
import { tierName } from '#/src/features/lottery/games/value-name.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { formatCount, formatOdds, formatOneIn, formatShare } from '../format-odds.ts'

const cell = 'py-2 ps-3 text-end align-top first:ps-5 first:text-start last:pe-5'
const none = ratio(0)

interface ChancesTableProps {
  playCode: string
  lineKinds: readonly LineKind[]
  /** Without them only the chances are shown. */
  odds: Odds | undefined
  /** In the place of a tier's odds. */
  oddsField?: (tier: string) => ReactNode
}

/** For each kind of line: how likely each tier is, what it pays, and how much of the stake comes back. */
export function ChancesTable({ playCode, lineKinds, odds, oddsField }: ChancesTableProps) {
  const t = useText()
  const columns = odds ? (['tier', 'chance', 'odds', 'return'] as const) : (['tier', 'chance'] as const)
  return (
    <table className="w-full text-sm">
      <thead className="sticky top-0 bg-raised text-muted shadow-[0_1px_0_var(--line)]">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-normal`}>
              {t(`odds.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lineKinds.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: kinds have no name; their order never changes
          <KindRows key={index} playCode={playCode} kind={kind} odds={odds} oddsField={oddsField} />
        ))}
      </tbody>
    </table>
  )
}

interface KindRowsProps {
  playCode: string
  kind: LineKind
  odds: Odds | undefined
  oddsField: ((tier: string) => ReactNode) | undefined
}

function KindRows({ playCode, kind, odds, oddsField }: KindRowsProps) {
  const t = useText()
  const hasPush = compare(kind.push, none) > 0
  return (
    <Fragment>
      {kind.chances.map(({ tier, chance }) => (
        <tr key={tier}>
          <th scope="row" className={`${cell} font-semibold`}>
            {tierName(t, playCode, tier)}
          </th>
          <ChanceCell chance={chance} />
          {odds && (
            <>
              <td className={`${cell} font-semibold`}>
                {oddsField ? oddsField(tier) : <bdi dir="ltr">{formatOdds(odds[tier] ?? 0n)}</bdi>}
              </td>
              <td className={cell}>
                <bdi dir="ltr">{formatShare(returnToPlayer({ chances: [{ tier, chance }], push: none }, odds))}</bdi>
              </td>
            </>
          )}
        </tr>
      ))}
      {hasPush && (
        <tr>
          <th scope="row" className={`${cell} font-semibold`}>
            {t('odds.stakeBack')}
          </th>
          <ChanceCell chance={kind.push} />
          {odds && (
            <>
              <td className={`${cell} font-semibold`}>
                <bdi dir="ltr">{formatOdds(10_000n)}</bdi>
              </td>
              <td className={cell}>
                <bdi dir="ltr">{formatShare(kind.push)}</bdi>
              </td>
            </>
          )}
        </tr>
      )}
      {odds && (hasPush || kind.chances.length > 1) && (
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
