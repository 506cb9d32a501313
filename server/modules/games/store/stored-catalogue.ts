import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '#/platform/db/handles.ts'

/** The catalogue as it stands in one version: what is offered, in the merchant's order. */
export interface StoredCatalogue {
  readonly version: number
  readonly vendors: readonly StoredVendor[]
  readonly classes: readonly StoredClass[]
  /** Each is a game, to be read by `gameOf` when it is needed: reading all takes longer than fetching them. */
  readonly units: readonly string[]
}

export interface StoredVendor {
  readonly code: string
  readonly names: Readonly<Record<string, string>>
  readonly iconUrl: string
  /** ISO 8601 in UTC; empty where there is none. */
  readonly maintenanceUntil: string
}

export interface StoredClass {
  readonly gameType: string
  readonly key: string
  readonly names: Readonly<Record<string, string>>
}

export interface StoredGame {
  readonly nodeId: string
  readonly vendorCode: string
  readonly gameCode: string
  readonly gameType: string
  readonly gameClass: string
  readonly isHot: boolean
  readonly hasFreeTrial: boolean
  readonly minBetMinor: bigint
  readonly lineCount: number
  readonly isVendorLobby: boolean
  readonly art: string
  /** Null: the art is drawn. Empty: there is none. */
  readonly iconUrl: string | null
  /** ISO 8601 in UTC; empty where there is none. */
  readonly maintenanceUntil: string
  /** JSON of the names by language: most are never read in most languages. */
  readonly namesJson: string
}

/** Which version the catalogue has; 0 before the first. */
export async function storedVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_state').select('version').executeTakeFirst()
  return Number(row?.version ?? 0)
}

const iso = (column: string) =>
  sql.raw(`coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`)

/**
 * The whole catalogue in one statement, so that it is of one version, and as few long texts: as rows, 10,000 games
 * take the embedded engine 700 ms, as text 80. The units are parted by signs that no text of a catalogue holds.
 */
export async function storedCatalogue(db: Db): Promise<StoredCatalogue> {
  const row = await db
    .selectNoFrom([
      sql<bigint | null>`(select version from catalogue_state)`.as('version'),
      sql<string>`(
        select coalesce(json_agg(json_build_object(
          'code', code, 'names', display_names, 'iconUrl', icon_url, 'maintenanceUntil', ${iso('maintenance_until')}
        ) order by rank, code), '[]')::text from game_vendors where is_offered
      )`.as('vendors'),
      sql<string>`(
        select coalesce(json_agg(json_build_object('gameType', game_type, 'key', key, 'names', names)
          order by rank, game_type, key), '[]')::text from game_classes
      )`.as('classes'),
      sql<string>`(
        select coalesce(string_agg(concat_ws(U&'\\001F',
          node_id, vendor_code, game_code, game_type, class, is_hot, has_free_trial, min_bet_minor, line_count,
          is_vendor_lobby, art, coalesce('=' || icon_url, ''), ${iso('maintenance_until')}, names
        ), U&'\\001E' order by rank, node_id), '') from games where is_offered
      )`.as('games'),
    ])
    .executeTakeFirstOrThrow()
  return {
    version: Number(row.version ?? 0),
    vendors: JSON.parse(row.vendors),
    classes: JSON.parse(row.classes),
    units: row.games === '' ? [] : row.games.split('\u001e'),
  }
}

/** The game that a unit of the catalogue holds. */
export function gameOf(unit: string): StoredGame {
  const [
    nodeId = '',
    vendorCode = '',
    gameCode = '',
    gameType = '',
    gameClass = '',
    isHot,
    hasFreeTrial,
    minBetMinor = '0',
    lineCount,
    isVendorLobby,
    art = '',
    icon = '',
    maintenanceUntil = '',
    namesJson = '{}',
  ] = unit.split('\u001f')
  return {
    nodeId,
    vendorCode,
    gameCode,
    gameType,
    gameClass,
    isHot: isHot === 't',
    hasFreeTrial: hasFreeTrial === 't',
    minBetMinor: BigInt(minBetMinor),
    lineCount: Number(lineCount),
    isVendorLobby: isVendorLobby === 't',
    art,
    iconUrl: icon === '' ? null : icon.slice(1),
    maintenanceUntil,
    namesJson,
  }
}
