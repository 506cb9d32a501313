import { type Bits, fairDraw } from '../chance/fair-draw.ts'
import { deal, outcomes } from './deal.ts'
import { exactWays } from './exact-chances.ts'

/** Allowed standard errors; one seed in 16,000 exceeds them. */
const standardErrors = 4

/** How often each outcome came in the rounds played, and how far from its chance that may be. */
export function simulatedBaccarat(rounds: number, bits: Bits) {
  const draw = fairDraw(bits)
  const counts = { player: 0, banker: 0, tie: 0 }
  for (let round = 0; round < rounds; round++) counts[deal(draw).outcome]++
  const ways = exactWays()
  return outcomes.map((outcome) => {
    const stated = ways[outcome] / ways.all
    const bound = standardErrors * Math.sqrt((stated * (1 - stated)) / rounds)
    return { outcome, share: counts[outcome] / rounds, stated, bound }
  })
}
