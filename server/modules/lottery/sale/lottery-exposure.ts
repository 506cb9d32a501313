import type { QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { lotterySaleCalls } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import type { NumberSale } from '@banyan/rules/lottery/number-sale.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type IssueExposure, issueExposure } from '../exposures.ts'
import { numbersOf } from '../numbers.ts'
import type { LotterySettings } from '../sections.ts'

type Asked = QueryOf<(typeof lotterySaleCalls)['lotteryExposure']>
type Shown = ValueOf<(typeof lotterySaleCalls)['lotteryExposure']>

const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

/** What an issue may cost, by bet type, with a page of its numbers; issue_not_found. */
export async function exposureOf(db: Db, settings: LotterySettings, asked: Asked): Promise<Shown> {
  const { gameCode, numero, playCode, after, size } = asked
  const [payable, play, cell] = readCursor(after, ['number', 'text', 'text']) ?? []
  const behind =
    payable === undefined || play === undefined || cell === undefined
      ? undefined
      : { payable: BigInt(payable), playCode: play, cell }
  const page = { playCode, after: behind, atMost: size + 1 }
  const found = await issueExposure(db, settings, { gameCode, numero }, page)
  const saleOf = await salesIn(db, gameCode, numero)
  const { rows, next } = pageFrom(found.cells, size, (row) => [String(row.payable), row.playCode, row.cell])
  return {
    issue: presentIssue(found.issue),
    plays: found.plays.map(({ stakes, payable: most, ...rest }) => ({
      ...{ ...rest, stakes: amount(stakes), payable: amount(most) },
    })),
    rows: rows.map((row) => ({
      ...{ playCode: row.playCode, number: row.cell, payable: amount(row.payable) },
      sale: saleOf(row.playCode, row.cell),
    })),
    ...{ next, serverTime: found.issue.now.toISOString() },
  }
}

/** Says of numbers of an issue how they are sold: what is closed anywhere is closed. */
async function salesIn(db: Db, gameCode: string, numero: string) {
  const marked = (await numbersOf(db, { gameCode })).filter(({ issue }) => issue === '' || issue === numero)
  const byNumber = Map.groupBy(marked, ({ playCode, number }) => `${playCode} ${number}`)
  return (playCode: string, number: string): NumberSale | 'usual' => {
    const marks = byNumber.get(`${playCode} ${number}`) ?? []
    return marks.some(({ sale }) => sale === 'closed') ? 'closed' : (marks[0]?.sale ?? 'usual')
  }
}

/** An issue with what it may cost, as calls show it. */
export function presentIssue(issue: IssueExposure): Shown['issue'] {
  const { game, issue: numero, state, closeAt, drawAt, bets, players } = issue
  const { stakes, payable, mostOfNumber, mostOfIssue } = issue
  return {
    ...{ gameCode: game, numero, state, bets, players },
    ...{ saleCloseAt: closeAt.toISOString(), drawAt: drawAt.toISOString() },
    ...{ stakes: amount(stakes), payable: amount(payable) },
    ...{ mostOfNumber: amount(mostOfNumber), mostOfIssue: amount(mostOfIssue) },
  }
}
