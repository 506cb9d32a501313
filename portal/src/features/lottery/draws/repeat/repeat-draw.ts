import { explainDraw, isDrawScheme, randomnessOf } from '@banyan/rules/lottery/fair-draw.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { type DrawCheck, type DrawEvidence, verifyDraw } from '@banyan/rules/lottery/verify-draw.ts'

/** A draw that was repeated. */
export interface RepeatedDraw {
  readonly checks: readonly DrawCheck[]
  /** The words that led to the numbers, in order; none where they can't be worked out. */
  readonly words: readonly { readonly word: number; readonly below: number; readonly value: number | undefined }[]
  /** What the beacon said, made from its signature. */
  readonly randomness: string | undefined
}

/** Repeats a draw from its evidence, whatever that is. The check of the signature takes a slow phone a second. */
export function repeatDraw(evidence: { readonly [Part in keyof DrawEvidence]?: unknown }): RepeatedDraw {
  const checks = verifyDraw(evidence)
  const isDerived = checks.every(({ name, outcome }) => name !== 'result' || outcome === 'passed')
  const { algo: scheme = 'LFD1', game, issue, seed, round, signature, chain } = evidence as DrawEvidence
  if (!isDerived || !isFairGame(game) || !isDrawScheme(scheme)) return { checks, words: [], randomness: undefined }
  const randomness = randomnessOf(signature)
  return { checks, words: explainDraw({ scheme, game, issue, seed, round, randomness }, chain).picks, randomness }
}
