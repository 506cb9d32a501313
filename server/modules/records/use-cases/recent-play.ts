import { type MovedOnDay, movedByDay, movedKeys, type VersionRange, versionsWithin } from '#/ledger/statement.ts'
import type { PlayOfCall } from '#/modules/rounds/member-rounds.ts'
import { merchantCurrency, merchantTimeZone } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import type { RecordRange } from './days-of-range.ts'
import { type PlayEntry, playsOf } from './played-rounds.ts'

/** Movements since the days were folded that are added up for one answer. Of more, only what was folded is told. */
const recentAtMost = 50_000n
const callsAtOnce = 2_000

const accounts = ['available', 'held'] as const

/** What happened since the days were folded, with the moment up to which that is everything. */
export interface Recent<Row> {
  readonly rows: readonly Row[]
  readonly asOf: Date
}

interface Since {
  readonly accountId: bigint
  readonly range: RecordRange
  /** Up to when the days are folded. */
  readonly foldedUntil: Date | undefined
}

const beginning = new Date(0)

/** Movements of the range that are not folded yet, by day, source and kind. */
export async function recentMovements(db: Db, { accountId, range, foldedUntil }: Since): Promise<Recent<MovedOnDay>> {
  const after = foldedUntil ?? beginning
  if (after >= range.ends) return { rows: [], asOf: range.now }
  const member = { memberId: accountId, asset: merchantCurrency.code }
  const versions = await versionsWithin(db, member, { from: after, until: range.ends })
  if (isTooMuch(versions)) return { rows: [], asOf: after }
  const moved = await movedByDay(db, member, { ...versions, after, timeZone: merchantTimeZone })
  return { rows: moved.filter(({ day }) => day >= range.from && day <= range.to), asOf: range.now }
}

/** Vendors' calls and the lottery's entries that are not folded yet, whatever the range. Money at a table moves what is held as well. */
export async function recentPlay(
  db: Db,
  accountId: bigint,
  { foldedUntil, now }: { readonly foldedUntil: Date | undefined; readonly now: Date },
): Promise<Recent<PlayOfCall>> {
  const after = foldedUntil ?? beginning
  const ids = new Map<string, PlayEntry>()
  for (const account of accounts) {
    const member = { memberId: accountId, asset: merchantCurrency.code, account }
    const versions = await versionsWithin(db, member, { from: after, until: now })
    if (isTooMuch(versions)) return { rows: [], asOf: after }
    for (const key of await movedKeys(db, member, { ...versions, after }))
      ids.set(`${key.source} ${key.externalId}`, key)
  }
  const calls = [...ids.values()]
  const rows: PlayOfCall[] = []
  for (let at = 0; at < calls.length; at += callsAtOnce)
    rows.push(...(await playsOf(db, calls.slice(at, at + callsAtOnce))))
  return { rows: rows.filter(({ madeAt }) => madeAt > after), asOf: now }
}

function isTooMuch({ above, upTo }: VersionRange): boolean {
  return upTo - above > recentAtMost
}
