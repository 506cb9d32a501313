import type { Selection, Wins } from '@banyan/rules/lottery/bet-type.ts'
import { betTypeOf, type RegisteredBetType } from '@banyan/rules/lottery/bet-types.ts'
import { type Odds, oddsOf } from '@banyan/rules/lottery/price.ts'
import { settle } from '@banyan/rules/lottery/settle.ts'
import { mostMultiple, stakeMinor } from '@banyan/rules/lottery/stake.ts'
import { CaseError, type RawCase, shown, tableIn, textIn, wholeIn } from './case-fields.ts'
import { drawIn } from './draw-in-case.ts'

/** The demo's books; the worked examples are in it too. */
const exponent = 2

/** What the rules say of the bet of a case, by the names that cases have for it. */
export function foundOfBet(raw: RawCase) {
  const betType = betTypeIn(raw)
  const draw = drawIn(raw)
  if (draw.family !== betType.family)
    throw new CaseError(`${betType.playCode} cannot be held against a draw of ${draw.family}`)
  const selection = selectionIn(raw, betType)
  const stake = { unitThousandths: amountE4(raw, 'unit') / 10n, multiple: multipleIn(raw) }
  const tiers = tierNames(raw, selection)
  const odds = oddsIn(raw, tiers)
  for (const { tier } of selection.winningLines(draw).tiers)
    if (odds[tier] === undefined) throw new CaseError(`odds has no tier ${shown(tier)}, which wins`)
  const { wins, payoutMinor } = settle(
    selection,
    { odds, rebatePer2000: 0, ...stake },
    { kind: 'drawn', draw },
    exponent,
  )
  const staked = stakeMinor(stake, selection.lines, exponent)
  return {
    lines: selection.lines,
    stake: staked === undefined ? 'no whole number of minor units' : decimalOf(staked),
    // A line whose stake comes back counts as one that won at 1.
    winningLines: wins.tiers.reduce((sum, { count }) => sum + count, wins.pushed),
    tiers: countsOf(wins, tiers),
    payout: decimalOf(payoutMinor),
  }
}

function betTypeIn(raw: RawCase): RegisteredBetType {
  const playCode = textIn(raw, 'play')
  const betType = betTypeOf(playCode)
  if (!betType) throw new CaseError(`there is no bet type ${shown(playCode)}`)
  return betType
}

function selectionIn(raw: RawCase, betType: RegisteredBetType): Selection {
  const text = textIn(raw, 'selection')
  const parsed = betType.parse(text)
  if (!parsed.ok) throw new CaseError(`selection ${shown(text)} of ${betType.playCode} is refused: ${parsed.code}`)
  return parsed.selection
}

function multipleIn(raw: RawCase): number {
  const multiple = wholeIn(raw, 'multiple')
  if (multiple < 1 || multiple > mostMultiple)
    throw new CaseError(`multiple is ${multiple} and must be 1 to ${mostMultiple}`)
  return multiple
}

/**
 * What a case calls each tier. Where one bet may hold numbers with several counts of orders, we have a tier for each
 * (`first24`, `P6`); a case with numbers of one kind may leave the count out.
 */
function tierNames(raw: RawCase, { lineKinds }: Selection): ReadonlyMap<string, string> {
  const odds = tableIn(raw, 'odds')
  const tiers = [...new Set(lineKinds.flatMap(({ chances }) => chances.map(({ tier }) => tier)))]
  return new Map(
    tiers.flatMap((tier) => {
      const name = [tier, tier.replace(/\d+$/, ''), '1'].find((candidate) => Object.hasOwn(odds, candidate))
      return name === undefined ? [] : [[tier, name]]
    }),
  )
}

function oddsIn(raw: RawCase, names: ReadonlyMap<string, string>): Odds {
  const odds = tableIn(raw, 'odds')
  return Object.fromEntries(Array.from(names, ([tier, name]) => [tier, amountE4(odds, name)]))
}

/** Winning lines by the name that the case has for their tier; tiers of one name add up. */
function countsOf({ tiers, pushed }: Wins, names: ReadonlyMap<string, string>): Record<string, number> {
  const counts = new Map<string, number>(pushed > 0 ? [['PUSH', pushed]] : [])
  for (const { tier, count } of tiers) {
    const name = names.get(tier) ?? tier
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}

function amountE4(raw: RawCase, field: string): bigint {
  const amount = oddsOf(textIn(raw, field))
  if (amount === undefined) throw new CaseError(`${field} is ${shown(raw[field])} and must be a plain decimal`)
  return amount
}

/** Minor units as cases write amounts: without zeros that say nothing. */
function decimalOf(minor: bigint): string {
  const digits = String(minor).padStart(exponent + 1, '0')
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`.replace(/\.?0+$/, '')
}
