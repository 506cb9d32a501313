import type { ColumnType, Generated } from 'kysely'

/** A JSON column of texts by language: written as JSON text, read as an object. */
type Texts = ColumnType<Record<string, string>, string, string>

interface GameVendorsTable {
  code: string
  rank: number
  display_names: Texts
  icon_url: Generated<string>
  maintenance_until: Date | null
  is_offered: Generated<boolean>
}

interface GameClassesTable {
  game_type: string
  key: string
  rank: number
  names: Texts
}

interface GamesTable {
  node_id: bigint
  vendor_code: string
  game_code: string
  game_type: string
  class: string
  names: Texts
  rank: number
  is_hot: boolean
  has_free_trial: boolean
  min_bet_minor: bigint
  line_count: number
  is_vendor_lobby: boolean
  art: string
  icon_url: string | null
  maintenance_until: Date | null
  is_offered: boolean
}

interface CatalogueStateTable {
  only_row: boolean
  version: bigint
}

interface CatalogueImportsTable {
  import_id: Generated<string>
  touched_at: Generated<Date>
  line_count: Generated<number>
  /** JSON: written as text, read as an object. */
  seen: ColumnType<unknown, string, string>
  takes_back: Generated<bigint | null>
}

interface CatalogueAppliedImportsTable {
  version: bigint
  applied_at: Generated<Date>
  applied_by: string
  reason: string
  takes_back: bigint | null
  games: number
  added: number
  changed: number
  withdrawn: number
}

interface CatalogueKeptLinesTable {
  version: bigint
  part: number
  /** JSON: written as text, read as a list. */
  lines: ColumnType<unknown, string, string>
}

interface CatalogueImportLinesTable {
  import_id: string
  line: number
  content: ColumnType<unknown, string, string>
  node_id: bigint | null
  vendor_code: string | null
  game_code: string | null
}

interface FavouriteGamesTable {
  account_id: bigint
  node_id: bigint
  added_at: Generated<Date>
}

interface FavouriteVersionsTable {
  account_id: bigint
  version: bigint
}

interface RecentGamesTable {
  account_id: bigint
  node_id: bigint
  started_at: Generated<Date>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    game_vendors: GameVendorsTable
    game_classes: GameClassesTable
    games: GamesTable
    catalogue_state: CatalogueStateTable
    catalogue_imports: CatalogueImportsTable
    catalogue_import_lines: CatalogueImportLinesTable
    catalogue_applied_imports: CatalogueAppliedImportsTable
    catalogue_kept_lines: CatalogueKeptLinesTable
    favourite_games: FavouriteGamesTable
    favourite_versions: FavouriteVersionsTable
    recent_games: RecentGamesTable
  }
}
