import type { QueryOf, ValueOf } from '@banyan/contract/call.ts'
import type { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import type { TurnoverState } from '@banyan/rules/cashier/turnover.ts'
import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { channelsOfDeposits } from '#/modules/cashier/deposits.ts'
import { bonusReference, promotionNames } from '#/modules/promotions/rewards.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { amountOfLots, type LotRow, presentLot, turnoverLotsOf } from '#/modules/wagering/turnover.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { daysOfRange, type RecordRange } from './days-of-range.ts'

type Bonus = ValueOf<typeof recordsCalls.bonusDetails>['rows'][number]

/** What a deposit's channel gives on top, and what promotions give. */
const types = ['depositBonus', 'promotion'] as const
type BonusType = (typeof types)[number]

/** States of lots by what became of a bonus: one that was called back with its deposit is given up. */
const statesOf: Readonly<Record<Bonus['state'], readonly TurnoverState[]>> = {
  ...{
    active: ['active'],
    done: ['done'],
    cleared: ['cleared'],
    forfeited: ['forfeited', 'ended'],
    expired: ['expired'],
  },
}
const bonusStateOf: Readonly<Record<TurnoverState, Bonus['state']>> = {
  ...{ active: 'active', done: 'done', cleared: 'cleared', ended: 'forfeited' },
  ...{ forfeited: 'forfeited', expired: 'expired' },
}

/** What bonuses are called. */
interface BonusNames {
  ofChannel(channel: string): string
  ofPromotion(name: LocalisedText): string
}

/** Bonuses of an account, the newest first, with what must be betted for them. */
export async function bonusPage(
  db: Db,
  accountId: bigint,
  { after, size, type, state, ...days }: QueryOf<typeof recordsCalls.bonusDetails>,
  names: BonusNames,
): Promise<ValueOf<typeof recordsCalls.bonusDetails>> {
  const range = await daysOfRange(db, days)
  const { from, to } = range
  const isKnown = types.some((known) => known === type)
  if (type !== undefined && !isKnown) return { from, to, rows: [], next: null, total: amount(0n) }
  const filter = {
    ...({ source: 'bonus', states: state && statesOf[state], from: range.begins, until: range.ends } as const),
    by: isAhead(days, range) ? ('expires_at' as const) : ('created_at' as const),
    of: type === undefined ? undefined : { prefix: bonusReference(''), isIt: type === 'promotion' },
    before: numberBehind(after),
  }
  const read = await turnoverLotsOf(db, accountId, { ...filter, atMost: size + 1 })
  const { rows, next } = pageFrom(read, size, (lot) => [String(lot.id)])
  const references = rows.map(({ reference }) => reference)
  const channels = await channelsOfDeposits(db, references)
  const promotions = await promotionNames(db, references)
  const named = rows.map((lot) => {
    const name = promotions.get(lot.reference)
    if (name) return presentBonus(lot, 'promotion', names.ofPromotion(name))
    return presentBonus(lot, 'depositBonus', names.ofChannel(channels.get(lot.reference) ?? lot.reference))
  })
  return { from, to, rows: named, next, total: amount(await amountOfLots(db, accountId, filter)) }
}

/** Nothing is given in days to come, so such a range is about what expires. */
const isAhead = (
  { period, from, to }: Pick<QueryOf<typeof recordsCalls.bonusDetails>, 'period' | 'from' | 'to'>,
  { begins, now }: RecordRange,
) => (from === undefined && to === undefined ? period === 'nextSevenDays' || period === 'nextThirtyDays' : begins > now)

function presentBonus(lot: LotRow, type: BonusType, name: string): Bonus {
  const { id, createdAt, required, done, left, contribution } = presentLot(lot)
  return {
    ...{ id, at: createdAt, name, type, amount: amount(lot.amount), multiplier: String(lot.factor) },
    ...{ required, done, remaining: left, state: bonusStateOf[lot.state] },
    ...{ expiresAt: lot.expires_at?.toISOString() ?? null, mayGiveUp: type === 'promotion' && lot.state === 'active' },
    products: (contribution ?? []).filter(({ percent }) => percent > 0).map(({ product }) => product),
  }
}

const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)
