import { type BetType, type LineKind, onlyTier, type Wins } from '../bet-type.ts'
import { undominated } from '../counting/best-wins.ts'
import { choose } from '../counting/combinations.ts'
import { noWins, tieredWins } from '../counting/wins.ts'
import { betTypeOfRows, type Counted } from '../grammar/bet-type-of.ts'
import { isPicked, overlap, type Picks } from '../grammar/row-reader.ts'
import { row } from '../picker.ts'
import { type Rational, ratio } from '../rational.ts'
import { type Sets, subsetBound, subsetCells, type WinsWithHits } from './subset-cells.ts'

/** A bet on `size` values, judged by how many of them are among the values drawn. */
export interface SubsetBet<D> extends Sets {
  /** The values drawn, as indexes of labels, none twice. */
  drawn(draw: D): readonly number[]
}

/** Every `size` of the picked values are a line. */
export function subset<D>(bet: SubsetBet<D>): BetType<D> {
  const none: Picks = { values: [], marks: new Uint8Array(bet.labels.length) }
  const count = ([picked = none]: readonly Picks[]) => counted(bet, none, picked)
  return betTypeOfRows<D>([row('numbers', bet.labels, bet.size)], [kindOf(bet)], count, subsetBound(bet))
}

/** 胆拖: every line holds all bankers and fills up with tails. */
export function subsetWithBankers<D>(bet: SubsetBet<D>): BetType<D> {
  const rows = [row('banker', bet.labels, 1, bet.size - 1), row('tail', bet.labels)]
  const count = ([bankers, tails]: readonly Picks[]): Counted<D> => {
    if (!bankers || !tails || overlap(bankers, tails) > 0) return { lines: 0, winningLines: () => noWins }
    return counted(bet, bankers, tails)
  }
  return betTypeOfRows<D>(rows, [kindOf(bet)], count, subsetBound(bet))
}

function counted<D>(bet: SubsetBet<D>, bankers: Picks, tails: Picks): Counted<D> {
  return {
    lines: choose(tails.values.length, bet.size - bankers.values.length),
    winningLines: (draw) => winsOf(bet, bankers, tails, bet.drawn(draw)),
    bestWins: () => undominated(winsByHits(bet, bankers, tails).map(({ won }) => won)),
    cells: () => subsetCells(bet, bankers.values, tails.values, () => winsByHits(bet, bankers, tails)),
  }
}

/** The chance of `hits` when `drawn` of `labels` values are drawn without repetition and `size` are bet on. */
export function hitChance(labels: number, drawn: number, size: number, hits: number): Rational {
  return ratio(choose(drawn, hits) * choose(labels - drawn, size - hits), choose(labels, size))
}

function kindOf<D>({ tiers }: SubsetBet<D>): LineKind {
  return { chances: tiers.map(({ tier = onlyTier, chance }) => ({ tier, chance })), push: ratio(0) }
}

function winsOf<D>(bet: SubsetBet<D>, bankers: Picks, tails: Picks, drawn: readonly number[]): Wins {
  let [bankerHits, tailHits] = [0, 0]
  for (const value of drawn) {
    if (isPicked(bankers, value)) bankerHits++
    else if (isPicked(tails, value)) tailHits++
  }
  return winsWith(bet, { bankers: bankers.values.length, tails: tails.values.length, bankerHits, tailHits })
}

/** Bankers hit in every line alike, so the tails must make up the rest: choose the hits, then the misses. */
function winsWith<D>({ size, tiers }: SubsetBet<D>, { bankers, tails, bankerHits, tailHits }: Hits): Wins {
  const filled = size - bankers
  const counts = tiers.map(({ hits }) => {
    const wanted = hits - bankerHits
    return choose(tailHits, wanted) * choose(tails - tailHits, filled - wanted)
  })
  return tieredWins(
    tiers.map(({ tier = onlyTier }) => tier),
    counts,
  )
}

interface Hits {
  readonly bankers: number
  readonly tails: number
  readonly bankerHits: number
  readonly tailHits: number
}

function winsByHits<D>(bet: SubsetBet<D>, { values: bankers }: Picks, { values: tails }: Picks): WinsWithHits[] {
  const candidates: WinsWithHits[] = []
  for (let bankerHits = 0; bankerHits <= Math.min(bankers.length, bet.mostDrawn); bankerHits++) {
    for (let tailHits = 0; tailHits <= Math.min(tails.length, bet.mostDrawn - bankerHits); tailHits++) {
      const won = winsWith(bet, { bankers: bankers.length, tails: tails.length, bankerHits, tailHits })
      candidates.push({ hits: bankerHits + tailHits, won })
    }
  }
  return candidates
}
