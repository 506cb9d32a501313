import { expect, test } from 'vitest'
import { betTypeOf } from './bet-types.ts'
import { type Odds, oddsOf } from './price.ts'
import { settleBet } from './settle-bet.ts'
import { stakeMinor } from './stake.ts'
import { drawOf, type WorkedExample, workedExamples } from './test-world/worked-examples.ts'

const exponent = 2
const minorOf = (decimal: string) => (oddsOf(decimal) ?? -1n) / 100n

function oddsOfExample(odds: WorkedExample['odds']): Odds {
  return Object.fromEntries(Object.entries(odds).map(([tier, decimal]) => [tier, oddsOf(decimal) ?? -1n]))
}

test.each(workedExamples.map((example) => [example.id, example.play, example.selection, example] as const))(
  'example %s: %s %s is counted, priced and settled as worked by hand',
  (_id, playCode, text, example) => {
    const parsed = betTypeOf(playCode)?.parse(text)
    if (!parsed?.ok) throw new Error(`${playCode} is not read: ${parsed?.code}`)
    const { lines, canonical } = parsed.selection
    const stake = { unitThousandths: (oddsOf(example.unit) ?? -1n) / 10n, multiple: example.multiple }
    const bet = { playCode, selection: canonical, odds: oddsOfExample(example.odds), rebatePer2000: 0, ...stake }
    const settled = settleBet(bet, { kind: 'drawn', draw: drawOf(example) }, exponent)

    const hits = settled.wins.tiers.map(({ tier, count }) => [tier, count])
    if (settled.wins.pushed > 0) hits.push(['PUSH', settled.wins.pushed])
    expect(Object.fromEntries(hits)).toEqual(example.tiers)
    expect(lines).toBe(example.lines)
    expect(stakeMinor(stake, lines, exponent)).toBe(minorOf(example.stake))
    expect(settled.payoutMinor).toBe(minorOf(example.payout))
  },
)
