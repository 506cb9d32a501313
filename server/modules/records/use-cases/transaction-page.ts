import type { ValueOf } from '@banyan/contract/call.ts'
import type { recordsCalls } from '@banyan/contract/records/records-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { type MovementGroup, movementType } from '@banyan/rules/money/movement-type.ts'
import { type Movement, movementsOfReference, statementPage, versionsWithin } from '#/ledger/statement.ts'
import type { Reader } from '#/modules/games/present-game.ts'
import type { Snapshot } from '#/modules/games/snapshot.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { cursorOf, readCursor } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { RecordRange } from './days-of-range.ts'
import { playedGameIn } from './played-game.ts'
import { playKey, playsOf, vendorOf } from './played-rounds.ts'

/** What a history of movements lets through. */
export interface MovementFilter {
  readonly group: MovementGroup | 'all'
  readonly direction: 'both' | 'in' | 'out'
  readonly reference?: string | undefined
}

interface Page {
  readonly after?: string | undefined
  readonly size: number
}

/** Movements that one page looks at: where a filter finds few, it ends with fewer rows than were asked for. */
const examinedAtMost = 1_000
/** Movements under one reference. */
export const ofReferenceAtMost = 200

type Row = ValueOf<typeof recordsCalls.transactionHistory>['rows'][number]

/** Whether a filter lets a movement through. */
export function lets({ group, direction }: MovementFilter, movement: Movement): boolean {
  if (direction === 'in' && movement.amount < 0n) return false
  if (direction === 'out' && movement.amount > 0n) return false
  return group === 'all' || movementType(movement, movement.amount).group === group
}

export const isWithin = ({ begins, ends }: RecordRange, moment: Date) => moment >= begins && moment < ends

/**
 * A page of movements, newest first. Versions count an account's movements without holes, so that a page costs the same
 * however many there are: the end of the range is found by halving, and a page looks at a bounded number.
 */
export async function movementPage(
  db: Db,
  accountId: bigint,
  range: RecordRange,
  filter: MovementFilter,
  { after, size }: Page,
): Promise<{ readonly movements: readonly Movement[]; readonly next: string | null }> {
  const [version] = readCursor(after, ['number']) ?? []
  const member = { memberId: accountId, asset: merchantCurrency.code }
  if (filter.reference !== undefined) {
    const found = await movementsOfReference(db, member, filter.reference, ofReferenceAtMost)
    return { movements: found.filter((one) => lets(filter, one) && isWithin(range, one.madeAt)), next: null }
  }
  const within = { from: range.begins, until: range.ends }
  const { above, upTo } = await versionsWithin(db, member, within)
  const before = version === undefined ? upTo + 1n : BigInt(version)
  const isPlain = filter.group === 'all' && filter.direction === 'both'
  const atMost = isPlain ? size + 1 : examinedAtMost
  const read = await statementPage(db, {
    ...member,
    beforeVersion: before < upTo + 1n ? before : upTo + 1n,
    aboveVersion: above,
    within,
    atMost,
  })
  const hits = read.filter((one) => lets(filter, one))
  const movements = hits.slice(0, size)
  const last = hits.length > size ? movements.at(-1) : read.length === atMost ? read.at(-1) : undefined
  return { movements, next: last ? cursorOf(String(last.version)) : null }
}

/** Movements with the games behind them. */
export async function presentMovements(
  db: Db,
  movements: readonly Movement[],
  snapshot: Snapshot,
  reader: Reader,
): Promise<Row[]> {
  const plays = new Map((await playsOf(db, movements)).map((play) => [play.key, play]))
  const { exponent } = merchantCurrency
  return movements.map((movement) => {
    const { source, externalId, madeAt, amount, balance, version } = movement
    const play = plays.get(playKey(movement))
    const vendor = vendorOf(source) ?? play?.vendorCode
    return {
      at: madeAt.toISOString(),
      reference: externalId,
      ...movementType(movement, amount),
      amount: toAmount(amount, exponent),
      balance: toAmount(balance, exponent),
      version: Number(version),
      remark:
        vendor === undefined
          ? null
          : { vendor, ...wordsOf(snapshot, vendor, play?.gameCode ?? null, reader), roundId: play?.roundId ?? null },
    }
  })
}

function wordsOf(snapshot: Snapshot, vendor: string, code: string | null, reader: Reader) {
  const { game, gameCode } = playedGameIn(snapshot, vendor, code, reader)
  return { game, gameCode }
}
