import { oddsOf } from '@banyan/rules/lottery/price.ts'
import { formatOdds, formatOddsRange } from '#/src/features/lottery/bet-types/format-odds.ts'
import { tierName } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'

interface OddsProps {
  playCode: string
  odds: Readonly<Record<string, string>>
}

/** The odds of a bet in short: all where there are two at most, else the lowest and the highest. */
export function ShortOdds({ odds }: Pick<OddsProps, 'odds'>) {
  const text = formatOddsRange(Object.values(odds).map((each) => oddsOf(each) ?? 0n))
  if (text === '') return null
  return (
    <bdi dir="ltr" className="text-gold tabular-nums">
      {text}
    </bdi>
  )
}

/** The odds of each tier, with its name where there are several. */
export function TierOdds({ playCode, odds }: OddsProps) {
  const t = useText()
  const tiers = Object.entries(odds)
  if (tiers.length < 2) return <ShortOdds odds={odds} />
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {tiers.map(([tier, text]) => (
        <li key={tier} className="flex items-baseline gap-1.5">
          <span>{tierName(t, playCode, tier)}</span>
          <bdi dir="ltr" className="font-semibold text-gold tabular-nums">
            {formatOdds(oddsOf(text) ?? 0n)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
