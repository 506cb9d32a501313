import { type MovementGroup, movementGroups, movementType } from '@banyan/rules/money/movement-type.ts'
import { movementsOfReference } from '#/ledger/statement.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { foldedMovements } from '../store/day-sums.ts'
import type { RecordRange } from './days-of-range.ts'
import { recentMovements } from './recent-play.ts'
import { isWithin, lets, type MovementFilter, ofReferenceAtMost } from './transaction-page.ts'

/** What came in and went out, in minor units, and up to when that is everything. */
export interface MovedSums {
  readonly movedIn: bigint
  readonly movedOut: bigint
  readonly asOf: Date
}

/** Sums by group of what came in and went out in a range: what was folded, and what happened since. */
export async function movedByGroup(
  db: Db,
  accountId: bigint,
  range: RecordRange,
): Promise<{ readonly of: (group: MovementGroup) => Omit<MovedSums, 'asOf'>; readonly asOf: Date }> {
  const { foldedUntil, rows } = await foldedMovements(db, { accountId, asset: merchantCurrency.code }, range)
  const recent = await recentMovements(db, { accountId, range, foldedUntil })
  const sums = new Map<MovementGroup, { movedIn: bigint; movedOut: bigint }>()
  for (const { movedIn, movedOut, ...entry } of [...rows, ...recent.rows]) {
    const { group } = movementType(entry, movedIn)
    const before = sums.get(group) ?? { movedIn: 0n, movedOut: 0n }
    sums.set(group, { movedIn: before.movedIn + movedIn, movedOut: before.movedOut + movedOut })
  }
  return { of: (group) => sums.get(group) ?? { movedIn: 0n, movedOut: 0n }, asOf: recent.asOf }
}

/** What came in and went out over all movements that a filter lets through. */
export async function movementSums(
  db: Db,
  accountId: bigint,
  range: RecordRange,
  filter: MovementFilter,
): Promise<MovedSums> {
  const { movedIn, movedOut, asOf } = await unsidedSums(db, accountId, range, filter)
  return {
    movedIn: filter.direction === 'out' ? 0n : movedIn,
    movedOut: filter.direction === 'in' ? 0n : movedOut,
    asOf,
  }
}

async function unsidedSums(db: Db, accountId: bigint, range: RecordRange, filter: MovementFilter): Promise<MovedSums> {
  if (filter.reference !== undefined) {
    const member = { memberId: accountId, asset: merchantCurrency.code }
    const found = await movementsOfReference(db, member, filter.reference, ofReferenceAtMost)
    const counted = found.filter((one) => lets(filter, one) && isWithin(range, one.madeAt))
    const sum = (isIn: boolean) =>
      counted.reduce((total, { amount }) => (amount > 0n === isIn ? total + (isIn ? amount : -amount) : total), 0n)
    return { movedIn: sum(true), movedOut: sum(false), asOf: range.now }
  }
  const { of, asOf } = await movedByGroup(db, accountId, range)
  const groups = filter.group === 'all' ? movementGroups : [filter.group]
  const all = groups.map(of)
  const sum = (side: 'movedIn' | 'movedOut') => all.reduce((total, each) => total + each[side], 0n)
  return { movedIn: sum('movedIn'), movedOut: sum('movedOut'), asOf }
}
