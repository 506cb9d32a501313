import type { ColumnType, Generated } from 'kysely'

interface JobRunsTable {
  job: string
  slot: Date
  /** Empty for the whole of the slot. */
  item: string
  done_at: Generated<Date>
  /** JSON: written as text, read as an object. */
  result: ColumnType<object | null, string | null, never>
}

interface JobTurnsTable {
  job: string
  /** Nobody else runs the job before. */
  taken_until: Date
  /** After another, up to the last run. */
  failures: Generated<number>
}

declare module '#/platform/db/tables.ts' {
  interface Tables {
    job_runs: JobRunsTable
    job_turns: JobTurnsTable
  }
}
