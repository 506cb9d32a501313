import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type TableShape, tableShapes } from './table-shapes.ts'

/** Row count and content hash of one table. */
export interface Digest {
  readonly rows: number
  /** SHA-256 of the row lines, hexadecimal. */
  readonly sha256: string
}

export type Digests = Readonly<Record<string, Digest>>

/** `last_value` and `is_called` of each sequence. */
export type Sequences = Readonly<Record<string, readonly [value: string, isUsed: boolean]>>

const rowsAtOnce = 1000

/** Runs `work` in a read-only snapshot. PostgreSQL keeps serving meanwhile; the embedded engine has one session and waits. */
export async function inSnapshot<T>(database: Pick<Database, 'patiently'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await database.patiently(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    return await work(tx)
  })
}

/** Pins the session settings that affect text output, so that both engines write the same text. */
async function fixTextForms(tx: Tx): Promise<void> {
  for (const form of ["timezone = 'UTC'", "datestyle = 'ISO'", "bytea_output = 'hex'", 'extra_float_digits = 1'])
    await sql.raw(`set local ${form}`).execute(tx)
}

/**
 * All rows of all tables as JSON lines: `{"table","columns"}`, then one array of strings and nulls per row in primary-key
 * order. Yields batches of newline-terminated lines and returns the digests.
 */
export async function* tableLines(tx: Tx): AsyncGenerator<string, Digests> {
  await fixTextForms(tx)
  const digests: Record<string, Digest> = {}
  for (const shape of await tableShapes(tx)) {
    yield `${JSON.stringify({ table: shape.name, columns: shape.columns.map(({ name }) => name) })}\n`
    digests[shape.name] = yield* rowLines(tx, shape)
  }
  return digests
}

async function* rowLines(tx: Tx, { name, columns, order }: TableShape): AsyncGenerator<string, Digest> {
  const texts = columns.map((column) => `${column.name}::text`).join(', ')
  const rows = `select to_json(array[${texts}])::text as row from ${name} order by ${order}`
  await sql.raw(`declare backup_rows no scroll cursor for ${rows}`).execute(tx)
  const hash = createHash('sha256')
  let count = 0
  for (;;) {
    const found = await sql<{ row: string }>`fetch forward ${sql.raw(String(rowsAtOnce))} from backup_rows`.execute(tx)
    if (found.rows.length === 0) break
    count += found.rows.length
    const lines = found.rows.map(({ row }) => `${row}\n`).join('')
    hash.update(lines)
    yield lines
  }
  await sql`close backup_rows`.execute(tx)
  return { rows: count, sha256: hash.digest('hex') }
}

/** Table digests without the lines. */
export async function digestsOf(tx: Tx): Promise<Digests> {
  const lines = tableLines(tx)
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return value
  }
}

/** Sequences ignore snapshots, so read them after the rows: a restored sequence is never behind. */
export async function sequencesOf(tx: Tx): Promise<Sequences> {
  const { rows: names } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname collate "C"
  `.execute(tx)
  const sequences: Record<string, readonly [string, boolean]> = {}
  for (const { name } of names) {
    const { rows } = await sql<{ value: string; used: boolean }>`
      select last_value::text as value, is_called as used from ${sql.raw(name)}
    `.execute(tx)
    if (rows[0]) sequences[name] = [rows[0].value, rows[0].used]
  }
  return sequences
}
