import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

export interface VendorRecord {
  readonly code: string
  readonly rank: number
  readonly display_names: Readonly<Record<string, string>>
}

export interface GameRecord {
  /** bigint as text: JSON has no such number. */
  readonly node_id: string
  readonly vendor_code: string
  readonly game_code: string
  readonly game_type: string
  readonly class: string
  readonly names: Readonly<Record<string, string>>
  readonly rank: number
  readonly is_hot: boolean
  readonly has_free_trial: boolean
  /** bigint as text. */
  readonly min_bet_minor: string
  readonly line_count: number
  readonly is_vendor_lobby: boolean
  readonly art: string
}

/** Writes vendors in one statement; one that is there already takes the new values. */
export async function writeVendors(tx: Tx, vendors: readonly VendorRecord[]): Promise<void> {
  await sql`
    insert into game_vendors (code, rank, display_names)
    select code, rank, display_names
    from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb) as v (code text, rank integer, display_names jsonb)
    on conflict (code) do update set rank = excluded.rank, display_names = excluded.display_names
  `.execute(tx)
}

/** Writes games in one statement, however many; one that is there already takes the new values. */
export async function writeGames(tx: Tx, games: readonly GameRecord[]): Promise<void> {
  await sql`
    insert into games (
      node_id, vendor_code, game_code, game_type, class, names, rank,
      is_hot, has_free_trial, min_bet_minor, line_count, is_vendor_lobby, art
    )
    select
      node_id, vendor_code, game_code, game_type, class, names, rank,
      is_hot, has_free_trial, min_bet_minor, line_count, is_vendor_lobby, art
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g (
      node_id bigint, vendor_code text, game_code text, game_type text, class text, names jsonb,
      rank integer, is_hot boolean, has_free_trial boolean, min_bet_minor bigint,
      line_count integer, is_vendor_lobby boolean, art text
    )
    on conflict (node_id) do update set
      vendor_code = excluded.vendor_code, game_code = excluded.game_code, game_type = excluded.game_type,
      class = excluded.class, names = excluded.names, 
      rank = excluded.rank, is_hot = excluded.is_hot, has_free_trial = excluded.has_free_trial,
      min_bet_minor = excluded.min_bet_minor, line_count = excluded.line_count,
      is_vendor_lobby = excluded.is_vendor_lobby, art = excluded.art
  `.execute(tx)
}

/** Counts one change of the catalogue; answers the new version. */
export async function nextVersion(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ version: bigint }>`
    insert into catalogue_state (version) values (1)
    on conflict (only_row) do update set version = catalogue_state.version + 1 returning version
  `.execute(tx)
  return rows[0]?.version ?? 0n
}
