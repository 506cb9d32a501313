import type { ValueOf } from '@banyan/contract/call.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import type { TurnoverLot, turnoverLots } from '@banyan/contract/wallet/turnover-calls.ts'
import { turnoverLeftOf } from '@banyan/rules/cashier/turnover.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type LotRow, lotsOf } from '../store/turnover-lots.ts'
import { turnoverLeft } from './turnover-left.ts'

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

interface Page {
  readonly after?: string | undefined
  readonly size: number
}

/** A page of an account's lots as its member and operators read them. */
export async function turnoverOf(
  db: Db,
  accountId: bigint,
  { after, size }: Page,
): Promise<ValueOf<typeof turnoverLots>> {
  const before = numberBehind(after)
  const read = await lotsOf(db, accountId, { before, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
  const left = await turnoverLeft(db, accountId, merchantCurrency.code)
  return { left: amountOf(left), rows: rows.map(presentLot), next }
}

/** A lot as the wire has it. One that is over asks for nothing, however far it came. */
export function presentLot(row: LotRow): TurnoverLot {
  const { id, source, reference, state, contribution, factor } = row
  const left = state === 'active' ? turnoverLeftOf(row) : 0n
  return {
    ...{ id: String(id), source, reference, state, factor },
    ...{ createdAt: row.created_at.toISOString(), overAt: row.over_at?.toISOString() ?? null },
    ...{ amount: amountOf(row.amount), required: amountOf(row.required) },
    ...{ done: amountOf(row.required - turnoverLeftOf(row)), left: amountOf(left) },
    contribution:
      contribution &&
      Object.entries(contribution).map(([product, percent]) => ({ product: product as GameType, percent })),
    largestBet: row.largest_bet === null ? null : amountOf(row.largest_bet),
  }
}
