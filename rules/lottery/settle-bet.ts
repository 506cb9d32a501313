import type { Selection } from './bet-type.ts'
import { betTypeOf } from './bet-types.ts'
import { type BetTerms, type Outcome, type Settlement, settle } from './settle.ts'

/** A bet item as it was accepted. */
export interface Bet extends BetTerms {
  readonly playCode: string
  /** In its canonical spelling. */
  readonly selection: string
}

/** Settles a bet item of any family. */
export function settleBet(bet: Bet, outcome: Outcome, exponent: number): Settlement {
  return settle(selectionOf(bet, outcome), bet, outcome, exponent)
}

/** Reads again what was accepted once; anything else is a bug, not a refusal. */
function selectionOf({ playCode, selection }: Bet, outcome: Outcome): Selection {
  const betType = betTypeOf(playCode)
  if (!betType) throw new Error(`There is no bet type ${playCode}.`)
  if (outcome.kind === 'drawn' && outcome.draw.family !== betType.family)
    throw new Error(`${playCode} cannot be held against a draw of ${outcome.draw.family}.`)
  const parsed = betType.parse(selection)
  if (!parsed.ok) throw new Error(`The accepted selection of ${playCode} is refused: ${parsed.code}.`)
  return parsed.selection
}
