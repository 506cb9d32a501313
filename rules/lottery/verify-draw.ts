import { type BeaconChain, isBeaconChain, isQuicknet, isRound, posesAsQuicknet, quicknet } from './beacon-chain.ts'
import { isBeaconSignature } from './beacon-signature.ts'
import {
  commitOf,
  type DrawInputs,
  type DrawScheme,
  dayCommitOf,
  deriveDraw,
  isDrawScheme,
  randomnessOf,
  roundAfterClose,
} from './fair-draw.ts'
import { hashBytes, isHex, signatureBytes } from './fair-draws/hex.ts'
import { isSameJson } from './fair-draws/same-json.ts'
import type { FairResult } from './fair-result.ts'
import { isIssueOf, issueTimes } from './issue-numbers.ts'
import { isFairGame } from './lottery-games.ts'
import { betsRootOf } from './sealed-bets.ts'

/** What is published of a draw: all that anybody needs to repeat it. */
export interface DrawEvidence {
  /** Its scheme; LFD1 where it is absent, as in files from before there was another. */
  readonly algo?: string
  readonly game: string
  readonly issue: string
  /** The commitment that was published before sale and stands on each receipt. */
  readonly commit: string
  readonly seed: string
  readonly round: number
  readonly signature: string
  readonly result: FairResult
  /** When the sale closed, in Unix seconds. Only with it is there one round that the issue can have. */
  readonly saleCloseAt?: number
  /** All commitments of the game's day and the hash of them that was published outside. */
  readonly day?: PublishedDay
  /** The beacon that spoke; quicknet where it is absent. */
  readonly chain?: BeaconChain
  /** Stands for the bets that were accepted; no part of the draw. */
  readonly betsRoot?: string
  /** The published list of those bets, a line each (see `sealed-bets.ts`). */
  readonly bets?: readonly string[]
}

/** The list of a game's day. */
export interface PublishedDay {
  readonly commits: readonly string[]
  readonly commit: string
  /** The moment from which issues open under LFD2 alone, in Unix seconds; 0 where LFD1 was never used. */
  readonly lfd2From?: number
}

/** One step of the verification, in the order in which the page shows them. */
export type DrawCheck =
  | { readonly name: DrawCheckName; readonly outcome: 'passed' }
  | { readonly name: DrawCheckName; readonly outcome: 'failed'; readonly code: DrawFault }
  /** Proves nothing: the evidence leaves out what this step compares, or its beacon is one that nobody else knows. */
  | { readonly name: DrawCheckName; readonly outcome: 'not checked' }

/**
 * `day` needs the list of the day, `scheme` of LFD1 the moment in it, `round` the close of sale, `beacon` that it is
 * quicknet: a demo's own beacon proves the arithmetic alone. No other step can be left unchecked; `bets` is a step only
 * where the evidence holds their list.
 */
export type DrawCheckName = 'scheme' | 'bets' | 'beacon' | 'issue' | 'day' | 'round' | 'signature' | 'seed' | 'result'

/** Why a step failed. */
export type DrawFault =
  | 'SCHEME_UNKNOWN'
  | 'SCHEME_OUTDATED'
  | 'CHAIN_MALFORMED'
  | 'CHAIN_POSES_AS_QUICKNET'
  | 'GAME_UNKNOWN'
  | 'ISSUE_MALFORMED'
  | 'DAY_MALFORMED'
  | 'DAY_WITHOUT_COMMIT'
  | 'DAY_COMMIT_DIFFERS'
  | 'ROUND_MALFORMED'
  | 'ROUND_NOT_OF_ISSUE'
  | 'CLOSE_MALFORMED'
  | 'CLOSE_NOT_OF_ISSUE'
  | 'ROUND_NOT_OF_CLOSE'
  | 'SIGNATURE_MALFORMED'
  | 'SIGNATURE_WRONG'
  | 'SEED_MALFORMED'
  | 'SEED_NOT_COMMITTED'
  | 'RESULT_NOT_DERIVABLE'
  | 'RESULT_DIFFERS'
  | 'BETS_MALFORMED'
  | 'BETS_ROOT_DIFFERS'

type Shown = Readonly<Partial<Record<keyof DrawEvidence, unknown>>>

/**
 * Repeats a draw from what was published, step by step. Takes anything, such as a pasted file, and never
 * throws: what is malformed fails its step. The draw is right when every step passed; a step that was not checked
 * leaves that open.
 */
export function verifyDraw(evidence: unknown): DrawCheck[] {
  const shown: Shown = typeof evidence === 'object' && evidence !== null ? evidence : {}
  const chain = chainOf(shown)
  return [
    check('beacon', beaconFault(chain)),
    check('scheme', schemeFault(shown)),
    check('issue', issueFault(shown)),
    check('day', isAbsent(shown.day) ? 'not checked' : dayFault(shown)),
    check('round', roundFault(shown, chain) ?? (isAbsent(shown.saleCloseAt) ? 'not checked' : undefined)),
    check('signature', signatureFault(shown, chain)),
    check('seed', seedFault(shown)),
    check('result', resultFault(shown, chain)),
    ...(isAbsent(shown.bets) ? [] : [check('bets', betsFault(shown))]),
  ]
}

/** JSON spells what is not known in either way. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null
}

function check(name: DrawCheckName, found: DrawFault | 'not checked' | undefined): DrawCheck {
  if (found === undefined) return { name, outcome: 'passed' }
  return found === 'not checked' ? { name, outcome: found } : { name, outcome: 'failed', code: found }
}

/** The beacon that the evidence names, or why it can't be it. */
function chainOf({ chain }: Shown): BeaconChain | DrawFault {
  if (isAbsent(chain)) return quicknet
  if (!isBeaconChain(chain)) return 'CHAIN_MALFORMED'
  return posesAsQuicknet(chain) ? 'CHAIN_POSES_AS_QUICKNET' : chain
}

function beaconFault(chain: BeaconChain | DrawFault): DrawFault | 'not checked' | undefined {
  if (typeof chain === 'string') return chain
  return isQuicknet(chain) ? undefined : 'not checked'
}

/** The scheme that the evidence names. */
function schemeOf({ algo }: Shown): DrawScheme | undefined {
  if (algo === undefined) return 'LFD1'
  return isDrawScheme(algo) ? algo : undefined
}

/** LFD1 is accepted up to the moment that the day's list names: what opens then or later would have a choice of rounds. */
function schemeFault(shown: Shown): DrawFault | 'not checked' | undefined {
  const scheme = schemeOf(shown)
  if (scheme !== 'LFD1') return scheme ? undefined : 'SCHEME_UNKNOWN'
  const { game, issue, day } = shown
  const lfd2From = typeof day === 'object' && day !== null && 'lfd2From' in day ? day.lfd2From : undefined
  if (lfd2From === undefined) return 'not checked'
  if (typeof lfd2From !== 'number') return 'DAY_MALFORMED'
  if (!isFairGame(game) || !isIssueOf(game, issue)) return 'ISSUE_MALFORMED'
  return issueTimes(game, issue).openAt < lfd2From ? undefined : 'SCHEME_OUTDATED'
}

function issueFault({ game, issue }: Shown): DrawFault | undefined {
  if (!isFairGame(game)) return 'GAME_UNKNOWN'
  return isIssueOf(game, issue) ? undefined : 'ISSUE_MALFORMED'
}

function dayFault({ day, commit }: Shown): DrawFault | undefined {
  if (!isDay(day)) return 'DAY_MALFORMED'
  if (!day.commits.some((line) => line === commit)) return 'DAY_WITHOUT_COMMIT'
  return dayCommitOf(day.commits) === day.commit ? undefined : 'DAY_COMMIT_DIFFERS'
}

function isDay(day: unknown): day is PublishedDay {
  if (typeof day !== 'object' || day === null || !('commits' in day) || !('commit' in day)) return false
  return Array.isArray(day.commits) && [...day.commits, day.commit].every((line) => isHex(line, hashBytes))
}

/**
 * Issue, close of sale and round belong together. Sale closes while the issue is open, and its close names the round;
 * without the close, the round must be one that some close could name.
 */
function roundFault(shown: Shown, chain: BeaconChain | DrawFault): DrawFault | undefined {
  const { game, issue, round, saleCloseAt } = shown
  if (typeof chain === 'string') return chain
  if (!isRound(round)) return 'ROUND_MALFORMED'
  if (!isFairGame(game) || !isIssueOf(game, issue)) return 'ROUND_NOT_OF_ISSUE'
  const { openAt, drawAt } = issueTimes(game, issue)
  if (isAbsent(saleCloseAt)) {
    const isPossible = round >= roundAfterClose(openAt, chain) && round <= roundAfterClose(drawAt - 1, chain)
    return isPossible ? undefined : 'ROUND_NOT_OF_ISSUE'
  }
  if (typeof saleCloseAt !== 'number' || !Number.isSafeInteger(saleCloseAt)) return 'CLOSE_MALFORMED'
  if (saleCloseAt < openAt || saleCloseAt >= drawAt) return 'CLOSE_NOT_OF_ISSUE'
  return roundAfterClose(saleCloseAt, chain) === round ? undefined : 'ROUND_NOT_OF_CLOSE'
}

function signatureFault({ round, signature }: Shown, chain: BeaconChain | DrawFault): DrawFault | undefined {
  if (typeof chain === 'string') return chain
  if (!isRound(round)) return 'ROUND_MALFORMED'
  if (!isHex(signature, signatureBytes)) return 'SIGNATURE_MALFORMED'
  return isBeaconSignature(round, signature, chain) ? undefined : 'SIGNATURE_WRONG'
}

function seedFault(shown: Shown): DrawFault | undefined {
  const { game, issue, seed, commit, round } = shown
  const scheme = schemeOf(shown)
  if (!isHex(seed, hashBytes)) return 'SEED_MALFORMED'
  if (!scheme || !isFairGame(game) || !isIssueOf(game, issue) || !isRound(round)) return 'SEED_NOT_COMMITTED'
  return commitOf({ scheme, game, issue, seed, round }) === commit ? undefined : 'SEED_NOT_COMMITTED'
}

function betsFault({ bets, betsRoot }: Shown): DrawFault | undefined {
  if (!Array.isArray(bets) || !bets.every((line) => typeof line === 'string')) return 'BETS_MALFORMED'
  return betsRootOf(bets) === betsRoot ? undefined : 'BETS_ROOT_DIFFERS'
}

function resultFault(shown: Shown, chain: BeaconChain | DrawFault): DrawFault | undefined {
  const inputs = inputsOf(shown)
  if (inputs === undefined || typeof chain === 'string') return 'RESULT_NOT_DERIVABLE'
  return isSameJson(deriveDraw(inputs, chain), shown.result) ? undefined : 'RESULT_DIFFERS'
}

function inputsOf(shown: Shown): DrawInputs | undefined {
  const { game, issue, seed, round, signature } = shown
  const scheme = schemeOf(shown)
  if (!isFairGame(game) || !isIssueOf(game, issue) || !isHex(seed, hashBytes)) return undefined
  if (!scheme || !isRound(round) || !isHex(signature, signatureBytes)) return undefined
  return { scheme, game, issue, seed, round, randomness: randomnessOf(signature) }
}
