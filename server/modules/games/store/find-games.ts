import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

export type GameState = 'open' | 'maintenance' | 'withdrawn'

export interface GamesFilter {
  /** Part of a name in any language or of the vendor's code of a game, or a whole id. */
  readonly text?: string | undefined
  readonly vendor?: string | undefined
  readonly gameType?: string | undefined
  readonly state?: GameState | undefined
  /** The last game of the page before. */
  readonly after?: { readonly rank: number; readonly nodeId: bigint } | undefined
  readonly atMost: number
}

const state = sql<GameState>`case
  when not games.is_offered then 'withdrawn'
  when greatest(games.maintenance_until, vendors.maintenance_until) > clock_now() then 'maintenance'
  else 'open'
end`

/** Games that are or were in the catalogue, in the merchant's order. */
export async function foundGames(db: Db, { text, vendor, gameType, state: wanted, after, atMost }: GamesFilter) {
  return await db
    .selectFrom('games')
    .innerJoin('game_vendors as vendors', 'vendors.code', 'games.vendor_code')
    .select([
      'games.node_id as nodeId',
      'games.rank',
      'games.names',
      'games.vendor_code as vendor',
      'games.game_code as gameCode',
      'games.game_type as gameType',
      'games.class as gameClass',
      'games.is_hot as isHot',
      'games.min_bet_minor as minBetMinor',
      'games.maintenance_until as maintenanceUntil',
      'vendors.maintenance_until as vendorMaintenanceUntil',
      state.as('state'),
    ])
    .$if(vendor !== undefined, (query) => query.where('games.vendor_code', '=', vendor as string))
    .$if(gameType !== undefined, (query) => query.where('games.game_type', '=', gameType as string))
    .$if(wanted !== undefined, (query) => query.where(state, '=', wanted as GameState))
    .$if(text !== undefined && text !== '', (query) => query.where(hasText(text as string)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(games.rank, games.node_id) > (${after?.rank ?? 0}, ${after?.nodeId ?? 0n})`),
    )
    .orderBy('games.rank')
    .orderBy('games.node_id')
    .limit(atMost)
    .execute()
}

/** The names' JSON is searched first, because it takes a tenth of what its texts take; it holds keys and marks too. */
function hasText(text: string) {
  const inJson = containing(JSON.stringify(text).slice(1, -1))
  const inText = containing(text)
  const plain = latinDigits(text).trim()
  const isId = /^\d{1,18}$/.test(plain)
  return sql<boolean>`(
    games.game_code ilike ${containing(plain)}
    or (${isId} and games.node_id = ${isId ? BigInt(plain) : 0n})
    or (games.names::text ilike ${inJson}
      and exists (select from jsonb_each_text(games.names) as name (tag, text) where name.text ilike ${inText}))
  )`
}

/** The pattern of texts that contain this one, in which its own signs stand for themselves. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** The catalogue's vendors in the merchant's order, with the number of their games. */
export async function vendorsWithGames(db: Db) {
  return await db
    .selectFrom('game_vendors as vendors')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('games')
          .select(['vendor_code', eb.fn.countAll<bigint>().as('games')])
          .where('is_offered', '=', true)
          .groupBy('vendor_code')
          .as('counted'),
      (join) => join.onRef('counted.vendor_code', '=', 'vendors.code'),
    )
    .select([
      'vendors.code',
      'vendors.display_names as names',
      'vendors.maintenance_until as maintenanceUntil',
      'counted.games',
    ])
    .where('vendors.is_offered', '=', true)
    .orderBy('vendors.rank')
    .orderBy('vendors.code')
    .execute()
}
