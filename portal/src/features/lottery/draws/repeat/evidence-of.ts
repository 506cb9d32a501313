import type { DrawEvidence } from '@banyan/rules/lottery/verify-draw.ts'
import type { PublishedDraw } from '../draw-queries.ts'

/** What is published of a draw, as whoever repeats it takes it: our check, and the script that knows nothing of ours. */
export function evidenceOf(draw: PublishedDraw): { readonly [Part in keyof DrawEvidence]?: unknown } {
  const { game, issue, fair, seed, signature, result, saleCloseAt, day, chain } = draw
  return {
    ...{
      algo: fair?.algo,
      game,
      issue,
      commit: fair?.commit,
      seed,
      round: fair?.round,
      signature,
      result,
      saleCloseAt,
      day,
    },
    ...(chain && { chain }),
  }
}
