import { markedNumbersAtMost } from '@banyan/contract/lottery/lottery-shapes.ts'
import { betTypeOfGame } from '@banyan/rules/lottery/bet-types.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { isNumberOf, type NumberSale } from '@banyan/rules/lottery/number-sale.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { issueOf } from './store/issues.ts'
import {
  cellsWithBets,
  deleteNumbers,
  insertNumbers,
  markedNumbers,
  type NumberRow,
  raiseTerms,
} from './store/sale-terms.ts'

/** What an operator says of numbers of a bet type. */
export interface NumbersMarked {
  readonly gameCode: string
  /** Null: of every issue. */
  readonly numero: string | null
  readonly playCode: string
  readonly numbers: readonly string[]
  readonly sale: NumberSale | 'usual'
  readonly reason: string
}

/** Numbers of a game that are closed or at half the odds; lottery_game_unknown. */
export async function numbersOf(
  db: Db,
  asked: { readonly gameCode: string; readonly playCode?: string | undefined },
): Promise<NumberRow[]> {
  if (!lotteryGame(asked.gameCode)) throw new Refusal('lottery_game_unknown')
  return await markedNumbers(db, asked, markedNumbersAtMost)
}

/**
 * Closes numbers, halves their odds, or sells them as the others again, from now on; answers which of them changed and how
 * they were sold before. Refused where one is no number of the bet type.
 */
export async function markNumbers(
  tx: Tx,
  marked: NumbersMarked,
  by: string,
): Promise<Map<string, NumberSale | 'usual'>> {
  const { gameCode, numero, playCode, numbers, sale, reason } = marked
  await checkNumbers(tx, marked)
  if (numero !== null) await checkIssue(tx, gameCode, numero)
  await raiseTerms(tx)
  const known = await markedNumbers(tx, { gameCode }, markedNumbersAtMost)
  const issue = numero ?? ''
  const saleBefore = (number: string) =>
    known.find((one) => one.issue === issue && one.playCode === playCode && one.number === number)?.sale ?? 'usual'
  const changed = numbers.filter((number) => saleBefore(number) !== sale)
  if (changed.length === 0) throw new Refusal('nothing_to_change')
  const added = sale === 'usual' ? 0 : changed.filter((number) => saleBefore(number) === 'usual').length
  if (known.length + added > markedNumbersAtMost) throw new Refusal('lottery_numbers_too_many')
  const named = { gameCode, issue, playCode, numbers: changed }
  await deleteNumbers(tx, named)
  if (sale !== 'usual') await insertNumbers(tx, named, { sale, madeBy: by, reason })
  return new Map(changed.map((number) => [number, saleBefore(number)]))
}

/** A number is one by the rules of its bet type, or has been bet on: some cells are no pick by themselves. */
async function checkNumbers(tx: Tx, { gameCode, playCode, numbers }: NumbersMarked): Promise<void> {
  if (!lotteryGame(gameCode)) throw new Refusal('lottery_game_unknown')
  const betType = betTypeOfGame(gameCode, playCode)
  if (!betType) throw new Refusal('lottery_play_unknown')
  const others = numbers.filter((number) => !isNumberOf(betType, number))
  if (others.length === 0) return
  const bet = await cellsWithBets(tx, { gameCode, playCode, numbers: others })
  // A whole selection is no number.
  const unknown = others.filter((number) => number === '*' || !bet.has(number))
  const fault = (number: string) => ({
    path: `/body/numbers/${numbers.indexOf(number)}`,
    rule: 'number',
    limit: number,
  })
  if (unknown.length > 0) throw new Refusal('lottery_number_unknown', { fields: unknown.slice(0, 20).map(fault) })
}

async function checkIssue(tx: Tx, gameCode: string, numero: string): Promise<void> {
  const issue = await issueOf(tx, gameCode, numero)
  if (!issue) throw new Refusal('issue_not_found')
  if (issue.state !== 'made' || issue.now >= issue.closeAt) throw new Refusal('issue_closed')
}
