import { isRound } from './beacon-chain.ts'
import { isBeaconSignature } from './beacon-signature.ts'
import { commitOf, type DrawInputs, dayCommitOf, deriveDraw, randomnessOf, roundAfterClose } from './fair-draw.ts'
import { hashBytes, isHex, signatureBytes } from './fair-draws/hex.ts'
import { isSameJson } from './fair-draws/same-json.ts'
import type { FairResult } from './fair-result.ts'
import { isIssueOf } from './issue-numbers.ts'
import { isFairGame } from './lottery-games.ts'

/** What is published of a draw: all that anybody needs to repeat it. */
export interface DrawEvidence {
  readonly game: string
  readonly issue: string
  /** The commitment that was published before sale and stands on each receipt. */
  readonly commit: string
  readonly seed: string
  readonly round: number
  readonly signature: string
  readonly result: FairResult
  /** When the sale closed, in Unix seconds: with it the choice of the round is checked. */
  readonly saleCloseAt?: number
  /** All commitments of the game's day and the hash of them that was published outside. */
  readonly day?: { readonly commits: readonly string[]; readonly commit: string }
}

/** One step of the verification, in the order in which the page shows them. */
export type DrawCheck =
  | { readonly name: DrawCheckName; readonly passed: true }
  | { readonly name: DrawCheckName; readonly passed: false; readonly code: DrawFault }

/** `day` and `round` are checked where the evidence has the list of the day and the close of sale. */
export type DrawCheckName = 'issue' | 'day' | 'round' | 'signature' | 'seed' | 'result'

/** Why a step failed. */
export type DrawFault =
  | 'GAME_UNKNOWN'
  | 'ISSUE_MALFORMED'
  | 'DAY_MALFORMED'
  | 'DAY_WITHOUT_COMMIT'
  | 'DAY_COMMIT_DIFFERS'
  | 'ROUND_MALFORMED'
  | 'ROUND_NOT_OF_CLOSE'
  | 'SIGNATURE_MALFORMED'
  | 'SIGNATURE_WRONG'
  | 'SEED_MALFORMED'
  | 'SEED_NOT_COMMITTED'
  | 'RESULT_NOT_DERIVABLE'
  | 'RESULT_DIFFERS'

type Shown = Readonly<Partial<Record<keyof DrawEvidence, unknown>>>

/**
 * Repeats a draw from what was published, step by step. Takes anything, such as a pasted file, and never
 * throws: what is malformed fails its step. The draw is right when every step passed.
 */
export function verifyDraw(evidence: unknown): DrawCheck[] {
  const shown: Shown = typeof evidence === 'object' && evidence !== null ? evidence : {}
  return [
    check('issue', issueFault(shown)),
    ...(isAbsent(shown.day) ? [] : [check('day', dayFault(shown))]),
    ...(isAbsent(shown.saleCloseAt) ? [] : [check('round', roundFault(shown))]),
    check('signature', signatureFault(shown)),
    check('seed', seedFault(shown)),
    check('result', resultFault(shown)),
  ]
}

/** JSON spells what is not known in either way. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null
}

function check(name: DrawCheckName, code: DrawFault | undefined): DrawCheck {
  return code === undefined ? { name, passed: true } : { name, passed: false, code }
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

function isDay(day: unknown): day is NonNullable<DrawEvidence['day']> {
  if (typeof day !== 'object' || day === null || !('commits' in day) || !('commit' in day)) return false
  return Array.isArray(day.commits) && [...day.commits, day.commit].every((line) => isHex(line, hashBytes))
}

function roundFault({ round, saleCloseAt }: Shown): DrawFault | undefined {
  if (!isRound(round)) return 'ROUND_MALFORMED'
  return typeof saleCloseAt === 'number' && roundAfterClose(saleCloseAt) === round ? undefined : 'ROUND_NOT_OF_CLOSE'
}

function signatureFault({ round, signature }: Shown): DrawFault | undefined {
  if (!isRound(round)) return 'ROUND_MALFORMED'
  if (!isHex(signature, signatureBytes)) return 'SIGNATURE_MALFORMED'
  return isBeaconSignature(round, signature) ? undefined : 'SIGNATURE_WRONG'
}

function seedFault({ game, issue, seed, commit }: Shown): DrawFault | undefined {
  if (!isHex(seed, hashBytes)) return 'SEED_MALFORMED'
  const isCommitted = isFairGame(game) && isIssueOf(game, issue) && commitOf(game, issue, seed) === commit
  return isCommitted ? undefined : 'SEED_NOT_COMMITTED'
}

function resultFault(shown: Shown): DrawFault | undefined {
  const inputs = inputsOf(shown)
  if (inputs === undefined) return 'RESULT_NOT_DERIVABLE'
  return isSameJson(deriveDraw(inputs), shown.result) ? undefined : 'RESULT_DIFFERS'
}

function inputsOf({ game, issue, seed, round, signature }: Shown): DrawInputs | undefined {
  if (!isFairGame(game) || !isIssueOf(game, issue) || !isHex(seed, hashBytes)) return undefined
  if (!isRound(round) || !isHex(signature, signatureBytes)) return undefined
  return { game, issue, seed, round, randomness: randomnessOf(signature) }
}
