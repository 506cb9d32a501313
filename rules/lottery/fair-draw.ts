import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type BeaconChain, isBeaconChain, isRound, quicknet } from './beacon-chain.ts'
import { drawByFamily } from './fair-draws/draw-by-family.ts'
import { hashBytes, isHex, signatureBytes } from './fair-draws/hex.ts'
import { type TakenWord, uniformFrom } from './fair-draws/uniform.ts'
import { wordStream } from './fair-draws/word-stream.ts'
import type { FairResult } from './fair-result.ts'
import { isIssueOf } from './issue-numbers.ts'
import { type FairGame, familyOf } from './lottery-games.ts'

/**
 * Schemes of fair draws: issues, receipts and published draws name theirs (lottery specification, sections 4.2 and 4.2b).
 * LFD1 draws stay verifiable, but its commitment leaves the round open, so that no new issue has it.
 */
export const drawSchemes = ['LFD1', 'LFD2'] as const
export type DrawScheme = (typeof drawSchemes)[number]

/** The scheme of new issues. */
export const currentScheme: DrawScheme = 'LFD2'

export function isDrawScheme(value: unknown): value is DrawScheme {
  return drawSchemes.some((scheme) => scheme === value)
}

/** Seconds between the close of sale and the earliest round that may decide: room for clocks that differ. */
const gapAfterCloseSeconds = 3

/** All that a result depends on; nothing that a bettor chooses is among it. */
export interface DrawInputs {
  readonly scheme: DrawScheme
  readonly game: FairGame
  readonly issue: string
  /** 32 secret bytes, as hexadecimal. */
  readonly seed: string
  /** The beacon's round, fixed when the issue is made. */
  readonly round: number
  /** What the beacon said in that round, as hexadecimal. */
  readonly randomness: string
}

/** A result with each word of the stream that led to it, in order. */
export interface ExplainedDraw {
  readonly result: FairResult
  readonly picks: readonly TakenWord[]
}

/**
 * The commitment to a seed, published before sale opens: it names game and issue, so it serves no other draw. That of LFD2
 * names the round as well; under LFD1 any round that some close of sale could name fits it.
 */
export function commitOf({ scheme, game, issue, seed, round }: Omit<DrawInputs, 'randomness'>): string {
  demand(isIssueOf(game, issue) && isHex(seed, hashBytes) && isRound(round))
  const committedRound = scheme === 'LFD1' ? '' : `${round}|`
  return hashOf(`${scheme}-COMMIT|${game}|${issue}|${committedRound}${seed}`)
}

/** The one hash that stands for all commitments of a game's day, in the order of its issues. */
export function dayCommitOf(commits: readonly string[]): string {
  demand(commits.every((commit) => isHex(commit, hashBytes)))
  return hashOf(commits.join('\n'))
}

/** The beacon's newest round at a moment, in Unix seconds, from the chain's first moment on. */
export function roundAt(seconds: number, { genesisSeconds, periodSeconds }: BeaconChain = quicknet): number {
  return Math.floor((seconds - genesisSeconds) / periodSeconds) + 1
}

/** The moment at which the beacon says a round, in Unix seconds. */
export function timeOfRound(round: number, { genesisSeconds, periodSeconds }: BeaconChain = quicknet): number {
  return genesisSeconds + periodSeconds * (round - 1)
}

/** The round that decides an issue: the first one at least three seconds after its sale closes. */
export function roundAfterClose(saleCloseSeconds: number, chain: BeaconChain = quicknet): number {
  const earliest = saleCloseSeconds + gapAfterCloseSeconds
  return Math.ceil((earliest - chain.genesisSeconds) / chain.periodSeconds) + 1
}

/** The beacon's value in a round, always made from its signature: a relay's own word for it is not taken. */
export function randomnessOf(signature: string): string {
  demand(isHex(signature, signatureBytes))
  return bytesToHex(sha256(hexToBytes(signature)))
}

/** The result of an issue; the same inputs and the same beacon give it everywhere and always. */
export function deriveDraw(inputs: DrawInputs, chain: BeaconChain = quicknet): FairResult {
  return drawByFamily[familyOf(inputs.game)](uniformFrom(streamOf(inputs, chain)))
}

/** The result of an issue with the words that led to it, for showing the calculation. */
export function explainDraw(inputs: DrawInputs, chain: BeaconChain = quicknet): ExplainedDraw {
  const picks: TakenWord[] = []
  const uniform = uniformFrom(streamOf(inputs, chain), (pick) => picks.push(pick))
  return { result: drawByFamily[familyOf(inputs.game)](uniform), picks }
}

function streamOf({ scheme, game, issue, seed, round, randomness }: DrawInputs, chain: BeaconChain): () => number {
  demand(isIssueOf(game, issue) && isHex(seed, hashBytes) && isRound(round) && isHex(randomness, hashBytes))
  demand(isBeaconChain(chain))
  return wordStream(seed, `${scheme}|${game}|${issue}|${chain.chainHash}|${round}|${randomness}|`)
}

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Callers check what comes from outside; the reasons never name the value, which may be a secret. */
function demand(isWellFormed: boolean): asserts isWellFormed {
  if (!isWellFormed) throw new RangeError('A part of the draw is malformed')
}
