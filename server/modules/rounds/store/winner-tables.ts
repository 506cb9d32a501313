import type { Generated } from 'kysely'

interface WinnersTable {
  id: Generated<bigint>
  vendor_code: string
  transaction_id: string
  account_id: bigint
  game_code: string
  amount: bigint
  won_at: Date
}

interface WinnerBoardStateTable {
  only_row: Generated<boolean>
  version: bigint
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    winners: WinnersTable
    winner_board_state: WinnerBoardStateTable
  }
}
