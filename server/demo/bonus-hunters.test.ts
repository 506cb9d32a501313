import { partAtRisk, sharesAtRisk } from '@banyan/rules/cashier/at-risk.ts'
import { mostOfBet, outcomesAtRisk, type SidedBet } from '@banyan/rules/cashier/sides-at-risk.ts'
import { percentOf } from '@banyan/rules/cashier/turnover.ts'
import { validBet } from '@banyan/rules/cashier/valid-bet.ts'
import { betTypesOf, defaultPrices } from '@banyan/rules/lottery/bet-types.ts'
import type { FamilyCode } from '@banyan/rules/lottery/draw.ts'
import { quotedOdds } from '@banyan/rules/lottery/price-row.ts'
import { mostPrizeGroup } from '@banyan/rules/lottery/prize-group.ts'
import { type StakedSelection, selectionsAtRisk } from '@banyan/rules/lottery/stakes-at-risk.ts'
import { contributionOf } from '@banyan/rules/promotions/contribution.ts'
import { expect, test } from 'vitest'
import { leastOddsE4Of } from '#/modules/cashier/sections.ts'
import { ruleOf } from '#/modules/promotions/manage-promotions.ts'
import { readContent } from './demo-settings.ts'

/** A way to bet for a bonus: of each unit staked, what counts before the contribution, and what the game keeps. */
interface Hunter {
  readonly product: string
  readonly counts: number
  readonly edge: number
}

const offers = readContent<{ code: string; kind: string; common?: object; own?: { ppm?: number } }[]>('promotions')
const promotions = offers.map(({ code, kind, common, own }) => ({ code, rule: ruleOf(kind, { common, own }) }))
const withRequirement = promotions.filter(({ rule }) => rule.common.wagering.factor > 0)
const onDeposits = withRequirement.filter(({ rule }) => rule.common.wagering.of === 'deposit_and_bonus')

const families: readonly FamilyCode[] = ['SSC', 'P3', 'PC28', 'E5', 'K3', 'PK10', 'LHC', 'VNN', 'VNS', 'SEA', 'D4']

/** What the lottery keeps at its best price, of the highest prize group that a player can have. */
const lotteryEdge = Math.min(...families.flatMap(edgesOf))

function edgesOf(family: FamilyCode): number[] {
  const prices = defaultPrices(family)
  return betTypesOf(family).flatMap((betType) => {
    const odds = quotedOdds(betType, prices[betType.playCode], mostPrizeGroup.player)
    const numberOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
      Number(numerator) / Number(denominator)
    return betType.lineKinds.map(({ chances, push }) =>
      chances.reduce(
        (left, { tier, chance }) => left - (Number(odds[tier] ?? 0n) / 10_000) * numberOf(chance),
        1 - numberOf(push),
      ),
    )
  })
}

function lottery(playCode: string, bets: readonly StakedSelection[]): Hunter {
  const shares = selectionsAtRisk(playCode, bets)
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n)
  const counted = bets.reduce((sum, { selection, stake }) => sum + partAtRisk(stake, shares.get(selection) ?? -1n), 0n)
  return { product: 'LOTT', counts: Number(counted) / Number(staked), edge: lotteryEdge }
}

const stake = 1_000_000n

/** What the sandbox states of its baccarat: the chances, and a banker's win pays 0.95. */
const baccarat = { player: 0.44625, banker: 0.4586, tie: 0.09516 }

/** The same on player and banker in each round. */
function bothOfBaccarat(): Hunter {
  const counts = (winLoss: bigint) =>
    Number(validBet({ product: 'LIVE', stake: 2n * stake, winLoss, end: 'settled' })) / Number(2n * stake)
  const lost = (stake * 5n) / 100n
  return {
    product: 'LIVE',
    counts: baccarat.banker * counts(-lost) + (baccarat.player + baccarat.tie) * counts(0n),
    edge: (baccarat.banker * 0.05) / 2,
  }
}

const leastOddsE4 = leastOddsE4Of(readContent<{ leastOdds: string }>('cashier'))

/** An outcome, its decimal odds × 10⁴, and a stake. */
type Told = readonly [outcome: string, oddsE4: bigint, stake: bigint]

/**
 * Bets whose vendor tells odds and outcomes, each in a round of its own, so that netting alone stands against them: on a
 * fair market the hunter would lose what the book keeps, here a thousandth.
 */
function told(product: string, ...bets: readonly Told[]): Hunter {
  const sided = bets.map(([outcome, oddsE4, stake]): SidedBet => ({ outcome, oddsE4, stake }))
  const atRisk = outcomesAtRisk(sided)
  const counts = sided.reduce((sum, bet) => {
    const most = mostOfBet(bet, atRisk, leastOddsE4)
    return sum + validBet({ product, stake: bet.stake, winLoss: -bet.stake, end: 'settled', atRisk: most })
  }, 0n)
  return { product, counts: Number(counts) / Number(sided.reduce((sum, bet) => sum + bet.stake, 0n)), edge: 0.001 }
}

const side = (selection: string) => ({ selection, stake, lines: 1 })
const place = (digits: string) => ({ selection: `${digits}|-|-|-|-`, stake, lines: digits.split(',').length })

const hunters: Readonly<Record<string, Hunter>> = {
  'opposite bets in one slip': lottery('SSC_SUM_BSOE', [{ selection: 'B,S,O,E', stake, lines: 4 }]),
  'opposite bets in two slips, or of linked accounts': lottery('SSC_SUM_BSOE', [side('B'), side('S')]),
  'all digits of a place': lottery('SSC_FIXED', [place('0,1,2,3,4,5,6,7,8,9')]),
  'more than 70 % of a place': lottery('SSC_FIXED', [place('0,1,2,3,4,5,6,7')]),
  'dragon and tiger': lottery('SSC_DT_1_2', [side('D'), side('T')]),
  'odds of 1.01': told('SPORTS', ['HOME', 10_100n, stake]),
  'odds just below those that count': told('SPORTS', ['HOME', leastOddsE4 - 1n, stake]),
  'both sides of a match': told('SPORTS', ['HOME', 19_500n, stake], ['AWAY', 19_500n, stake]),
  'both sides of a match, so that they pay alike': told(
    'ESPORTS',
    ['HOME', 16_000n, stake],
    ['AWAY', 26_667n, (stake * 6n) / 10n],
  ),
  'all three ends of a match': told(
    'SPORTS',
    ['HOME', 25_000n, stake],
    ['DRAW', 32_000n, (stake * 25n) / 32n],
    ['AWAY', 27_000n, (stake * 25n) / 27n],
  ),
  'player and banker in rounds of two accounts': told('LIVE', ['PLAYER', 20_000n, stake], ['BANKER', 19_500n, stake]),
  'both sides of baccarat': bothOfBaccarat(),
}

/** Bets at risk where games keep least: the lottery's best price, and the sandbox's slots and baccarat. */
const grinders: Readonly<Record<string, Hunter>> = {
  'one side of the lottery': { ...lottery('SSC_SUM_BSOE', [side('B')]) },
  slots: { product: 'RNG', counts: 1, edge: 0.0348 },
  'the banker of baccarat': { product: 'LIVE', counts: 1 - baccarat.tie, edge: 0.0106 },
}

/** What a hunter has of a bonus of 1 at the end; what it stakes once over where nothing counts, for it never gets there. */
function valueFor({ product, counts, edge }: Hunter, { rule }: (typeof promotions)[number]): number {
  const { of, factor, counts: preset } = rule.common.wagering
  const ppm = Number(rule.own.ppm ?? 1_000_000)
  const required = (1 + (of === 'deposit_and_bonus' ? 1_000_000 / ppm : 0)) * factor
  const done = (counts * percentOf(contributionOf(preset), product)) / 100
  return done === 0 ? -required * edge : 1 - (required / done) * edge
}

test.each(Object.entries(hunters))('[PRO-10] nothing is to be had from any promotion by %s', (_way, hunter) => {
  expect(withRequirement.length).toBeGreaterThan(8)
  for (const promotion of withRequirement)
    expect([promotion.code, valueFor(hunter, promotion) <= 0]).toEqual([promotion.code, true])
})

test.each(Object.entries(grinders))(
  '[PRO-10] a bonus on a deposit is worth less than what it costs by %s',
  (_way, hunter) => {
    expect(onDeposits.map(({ code }) => code)).toEqual(['welcome', 'second-deposit', 'third-deposit', 'daily-reload'])
    for (const promotion of onDeposits) {
      expect([promotion.code, valueFor(hunter, promotion) <= 0]).toEqual([promotion.code, true])
      expect(Number(promotion.rule.common.wagering.largestBet)).toBeGreaterThan(0)
    }
  },
)

test('[PRO-10] even the smallest price of the lottery is not overlooked', () => {
  expect(lotteryEdge).toBeCloseTo(0.001, 6)
  expect(
    sharesAtRisk(
      [
        { weight: 1n, stake },
        { weight: 1n, stake },
      ],
      2n,
    ),
  ).toEqual([0n, 0n])
})
