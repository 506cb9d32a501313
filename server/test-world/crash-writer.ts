import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { StartError } from '#/platform/start-error.ts'

/** What the scratch table holds: rows numbered from 1, one per transaction. */
export interface Rows {
  readonly count: number
  readonly distinct: number
  readonly least: number
  readonly greatest: number
}
