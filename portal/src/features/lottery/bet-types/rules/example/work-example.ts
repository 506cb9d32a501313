import type { BetType, Selection, Wins } from '@banyan/rules/lottery/bet-type.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { type DrawField, drawFormOf } from '#/src/features/lottery/games/draw-forms.ts'
import { readDraw } from '#/src/features/lottery/games/read-draw.ts'
import { exampleOf } from '../../picks/pick-text.ts'
import { exampleDraws } from './example-draws.ts'

/** A bet, a draw with which it wins, and what the engine says that it wins. */
export interface WorkedExample {
  readonly selection: Selection
  readonly form: readonly DrawField[]
  /** The draw as it is typed, field by field. */
  readonly drawn: readonly string[]
  readonly draw: Draw
  readonly wins: Wins
}

/** Looks for a draw with which an example of the bet type wins; the same one each time. */
export function workExample(family: LoadedFamily, betType: BetType, gameCode: string): WorkedExample | undefined {
  const parsed = betType.parse(exampleSelection(betType))
  if (!parsed.ok) return undefined
  const { selection } = parsed
  const form = drawFormOf(family.code, gameCode)
  for (const drawn of exampleDraws(form, selection.canonical)) {
    const draw = readDraw(family.code, form, drawn.join(';'))
    if (!family.isDraw(draw)) continue
    const wins = selection.winningLines(draw)
    if (wins.tiers.length > 0) return { selection, form, drawn, draw, wins }
  }
  return undefined
}

/** As few labels as make a line. Of a row of numbers, such as sums, the one in the middle says most. */
function exampleSelection(betType: BetType): string {
  const { picker, parse } = betType
  const [row, ...others] = picker.kind === 'rows' ? picker.rows : []
  if (!row || others.length > 0 || row.fewest > 1) return exampleOf(betType)
  const middle = row.labels[Math.floor(row.labels.length / 2)] ?? ''
  return /^\d+$/.test(middle) && parse(middle).ok ? middle : exampleOf(betType)
}
