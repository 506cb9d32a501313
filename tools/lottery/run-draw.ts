import { commitOf, deriveDraw, isDrawScheme, randomnessOf } from '@banyan/rules/lottery/fair-draw.ts'
import { isIssueOf } from '@banyan/rules/lottery/issue-numbers.ts'
import { isFairGame } from '@banyan/rules/lottery/lottery-games.ts'
import { CaseError, type RawCase, shown, textIn, wholeIn } from './case-fields.ts'

/** What the rules of fair draws say of a case: its result, and the commitment to its seed. */
export function foundOfDraw(raw: RawCase) {
  const game = textIn(raw, 'game')
  if (!isFairGame(game)) throw new CaseError(`there is no game ${shown(game)} with fair draws`)
  const issue = textIn(raw, raw.issue === undefined ? 'numero' : 'issue')
  if (!isIssueOf(game, issue)) throw new CaseError(`${shown(issue)} is no issue of ${game}`)
  const scheme = raw.algo === undefined ? 'LFD1' : raw.algo
  if (!isDrawScheme(scheme)) throw new CaseError(`there is no scheme ${shown(scheme)}`)
  const seed = hexIn(raw, 'seed')
  const round = wholeIn(raw, 'round')
  try {
    const randomness = raw.randomness === undefined ? randomnessOf(textIn(raw, 'signature')) : hexIn(raw, 'randomness')
    const inputs = { scheme, game, issue, seed, round, randomness }
    return { commit: commitOf(inputs), result: deriveDraw(inputs) }
  } catch (error) {
    if (error instanceof RangeError) throw new CaseError('round, randomness or signature is malformed')
    throw error
  }
}

function hexIn(raw: RawCase, field: string): string {
  const value = textIn(raw, field)
  if (!/^[0-9a-f]{64}$/.test(value))
    throw new CaseError(`${field} is ${shown(value)} and must be 64 hexadecimal digits`)
  return value
}
