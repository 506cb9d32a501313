import type { QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { recordsCalls } from '@banyan/contract/wallet/records-calls.ts'
import type { TurnoverState } from '@banyan/rules/cashier/turnover.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { amountOfLots, channelsOfDeposits, type LotRow, presentLot, turnoverLotsOf } from '#/modules/wallet/turnover.ts'
import { pageFrom, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { daysOfRange } from './days-of-range.ts'

type Bonus = ValueOf<typeof recordsCalls.bonusDetails>['rows'][number]

/** What a deposit's channel gives on top; the only bonus that there is. */
const depositBonus = 'depositBonus'

/** States of lots by what became of a bonus: one that was called back with its deposit is given up. */
const statesOf: Readonly<Record<Bonus['state'], TurnoverState | undefined>> = {
  ...{ active: 'active', done: 'done', cleared: 'cleared', forfeited: 'ended' },
  expired: undefined,
}
const bonusStateOf: Readonly<Record<TurnoverState, Bonus['state']>> = {
  ...{ active: 'active', done: 'done', cleared: 'cleared', ended: 'forfeited' },
}

/** Bonuses of an account, the newest first, with what must be betted for them; `nameOf` names a channel. */
export async function bonusPage(
  db: Db,
  accountId: bigint,
  { after, size, type, state, ...days }: QueryOf<typeof recordsCalls.bonusDetails>,
  nameOf: (channel: string) => string,
): Promise<ValueOf<typeof recordsCalls.bonusDetails>> {
  const range = await daysOfRange(db, days)
  const { from, to } = range
  const wanted = state && statesOf[state]
  if ((type !== undefined && type !== depositBonus) || (state !== undefined && wanted === undefined))
    return { from, to, rows: [], next: null, total: amount(0n) }
  const [id] = readCursor(after, ['number']) ?? []
  const filter = {
    ...({ source: 'bonus', states: wanted && [wanted], from: range.begins, until: range.ends } as const),
    before: id === undefined ? undefined : BigInt(id),
  }
  const read = await turnoverLotsOf(db, accountId, { ...filter, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (lot) => [String(lot.id)])
  const channels = await channelsOfDeposits(
    db,
    rows.map(({ reference }) => reference),
  )
  const named = rows.map((lot) => presentBonus(lot, nameOf(channels.get(lot.reference) ?? lot.reference)))
  return { from, to, rows: named, next, total: amount(await amountOfLots(db, accountId, filter)) }
}

function presentBonus(lot: LotRow, name: string): Bonus {
  const { id, createdAt, required, done, left, contribution } = presentLot(lot)
  return {
    ...{ id, at: createdAt, name, type: depositBonus, amount: amount(lot.amount), multiplier: String(lot.factor) },
    ...{ required, done, remaining: left, expiresAt: null, state: bonusStateOf[lot.state], mayGiveUp: false },
    products: (contribution ?? []).filter(({ percent }) => percent > 0).map(({ product }) => product),
  }
}

const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
