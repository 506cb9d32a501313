import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface CaptchasTable {
  asker: Uint8Array
  id_hash: Uint8Array
  answer_hash: Uint8Array
  is_spent: boolean
  made_at: Generated<Date>
}

interface SliderChallengesTable {
  id_hash: Uint8Array
  asker: Uint8Array
  purpose: string
  target_x: number | null
  salt: Uint8Array
  difficulty_bits: number
  made_at: Generated<Date>
}

interface VerificationPassesTable {
  token_hash: Uint8Array
  asker: Uint8Array
  purpose: string
  made_at: Generated<Date>
}

interface LimitedTriesTable {
  id: GeneratedAlways<bigint>
  kind: string
  subject: Uint8Array
  made_at: ColumnType<Date, never, never>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    captchas: CaptchasTable
    slider_challenges: SliderChallengesTable
    verification_passes: VerificationPassesTable
    limited_tries: LimitedTriesTable
  }
}
