import './store/ledger-tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import type { VersionedBalance } from './posting.ts'

/** A member's money of one asset, in minor units. */
export interface MemberMoney {
  /** Money to play with. */
  readonly available: VersionedBalance
  readonly heldMinor: bigint
  /** Debt; zero or above. */
  readonly owedMinor: bigint
  /** Rises with every movement of any of these. */
  readonly version: bigint
}

/** A member's money; zero where it never had any. */
export async function moneyOf(db: Db, memberId: bigint, asset: string): Promise<MemberMoney> {
  return (await moneyOfMany(db, [memberId], asset)).get(memberId) ?? nothing
}

/** The money of members, without those who never had any. */
export async function moneyOfMany(
  db: Db,
  memberIds: readonly bigint[],
  asset: string,
): Promise<ReadonlyMap<bigint, MemberMoney>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger_accounts')
    .modifyFront(sql`/* hot */`)
    .select(['holder', 'kind', 'balance', 'version'])
    // One parameter for any number of members, so that the statement is prepared once.
    .where(sql<boolean>`holder = any(${memberIds.map(String)}::text[])`)
    .where('asset', '=', asset)
    .where('kind', 'in', ['available', 'held', 'debt'])
    .execute()
  return new Map(
    Map.groupBy(rows, ({ holder }) => BigInt(holder))
      .entries()
      .map(([id, own]) => [id, moneyFrom(own)]),
  )
}

interface Row {
  readonly kind: string
  readonly balance: bigint | null
  readonly version: bigint | null
}

function moneyFrom(rows: readonly Row[]): MemberMoney {
  const standing = (kind: string) => {
    const { balance, version } = rows.find((row) => row.kind === kind) ?? {}
    return { balance: balance ?? 0n, version: version ?? 0n }
  }
  const [available, held, debt] = [standing('available'), standing('held'), standing('debt')]
  const version = available.version + held.version + debt.version
  return { available, heldMinor: held.balance, owedMinor: -debt.balance, version }
}

const nothing = moneyFrom([])
