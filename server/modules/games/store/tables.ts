import type { ColumnType } from 'kysely'

/** A JSON column of texts by language: written as JSON text, read as an object. */
type Texts = ColumnType<Record<string, string>, string, string>

interface GameVendorsTable {
  code: string
  rank: number
  display_names: Texts
}

interface GamesTable {
  node_id: bigint
  vendor_code: string
  game_code: string
  game_type: string
  class: string
  names: Texts
  search_text: string
  rank: number
  is_hot: boolean
  has_free_trial: boolean
  min_bet_minor: bigint
  line_count: number
  is_vendor_lobby: boolean
  art: string
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    game_vendors: GameVendorsTable
    games: GamesTable
  }
}
