import './tables.ts'
import { type ExpressionWrapper, sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'
import type { Tables } from '#/platform/db/tables.ts'

/** What narrows the catalogue; an absent field narrows nothing. */
export interface GameFilter {
  readonly gameType?: string | undefined
  readonly vendorCode?: string | undefined
  readonly gameClass?: string | undefined
  /** Folded part of a name. */
  readonly namePart?: string | undefined
  readonly minBetMinor?: bigint | undefined
  readonly minLineCount?: number | undefined
}

export interface GameRow {
  readonly nodeId: bigint
  readonly vendorCode: string
  readonly gameCode: string
  readonly gameType: string
  readonly gameClass: string
  readonly names: Readonly<Record<string, string>>
  readonly isHot: boolean
  readonly hasFreeTrial: boolean
  readonly minBetMinor: bigint
  readonly lineCount: number
  readonly isVendorLobby: boolean
  readonly art: string
}

/** One page of the games that pass `filter`, in the merchant's order. */
export async function gamePage(db: Db, filter: GameFilter, offset: number, limit: number): Promise<GameRow[]> {
  return await filtered(db, filter)
    .select([
      'node_id as nodeId',
      'vendor_code as vendorCode',
      'game_code as gameCode',
      'game_type as gameType',
      'class as gameClass',
      'names',
      'is_hot as isHot',
      'has_free_trial as hasFreeTrial',
      'min_bet_minor as minBetMinor',
      'line_count as lineCount',
      'is_vendor_lobby as isVendorLobby',
      'art',
    ])
    .orderBy('rank')
    .orderBy('node_id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** How many games pass `filter`. */
export async function gameCount(db: Db, filter: GameFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filtered(db: Db, filter: GameFilter) {
  const { gameType, vendorCode, gameClass, namePart, minBetMinor, minLineCount } = filter
  return (
    db
      .selectFrom('games')
      .$if(gameType !== undefined, (q) => q.where('game_type', '=', gameType as string))
      .$if(vendorCode !== undefined, (q) => q.where('vendor_code', '=', vendorCode as string))
      .$if(gameClass !== undefined, (q) => q.where('class', '=', gameClass as string))
      .$if(minBetMinor !== undefined, (q) => q.where('min_bet_minor', '>=', minBetMinor as bigint))
      .$if(minLineCount !== undefined, (q) => q.where('line_count', '>=', minLineCount as number))
      // strpos, not like: a term may hold % and _, which mean themselves here.
      .$if(Boolean(namePart), (q) => q.where((eb) => contains(eb.ref('search_text'), namePart as string)))
  )
}

function contains(text: ExpressionWrapper<Tables, 'games', string>, part: string) {
  return sql<boolean>`strpos(${text}, ${part}) > 0`
}
