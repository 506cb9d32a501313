import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/** Minutes after which an untouched import is deleted when another begins. */
const forgottenAfterMinutes = 60

/** A line of an import, with the ids of its game. */
export interface StagedLine {
  readonly line: number
  readonly content: unknown
  /** bigint as text: JSON has no such number. */
  readonly node_id?: string
  readonly vendor_code?: string
  readonly game_code?: string
}

/** The progress of an import. */
export interface StagedImport {
  readonly lineCount: number
  readonly seen: unknown
}

/** Begins an import; the database draws its id. */
export async function insertImport(tx: Tx, seen: unknown): Promise<string> {
  await tx
    .deleteFrom('catalogue_imports')
    .where(sql<boolean>`touched_at < clock_now() - make_interval(mins => ${forgottenAfterMinutes})`)
    .execute()
  const { import_id } = await tx
    .insertInto('catalogue_imports')
    .values({ seen: JSON.stringify(seen) })
    .returning('import_id')
    .executeTakeFirstOrThrow()
  return import_id
}

/** Locks an import until the transaction ends; undefined if there is none. */
export async function lockImport(tx: Tx, importId: string): Promise<StagedImport | undefined> {
  return await tx
    .selectFrom('catalogue_imports')
    .select(['line_count as lineCount', 'seen'])
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateImport(tx: Tx, importId: string, { lineCount, seen }: StagedImport): Promise<void> {
  await tx
    .updateTable('catalogue_imports')
    .set((eb) => ({ line_count: lineCount, seen: JSON.stringify(seen), touched_at: eb.fn('clock_now') }))
    .where('import_id', '=', importId)
    .execute()
}

/** Keeps lines in one statement and answers their numbers. A line that repeats a game or a code is left out. */
export async function insertLines(tx: Tx, importId: string, lines: readonly StagedLine[]): Promise<Set<number>> {
  const { rows } = await sql<{ line: number }>`
    insert into catalogue_import_lines (import_id, line, content, node_id, vendor_code, game_code)
    select ${importId}, line, content, node_id, vendor_code, game_code
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (
      line integer, content jsonb, node_id bigint, vendor_code text, game_code text
    )
    on conflict do nothing
    returning line
  `.execute(tx)
  return new Set(rows.map(({ line }) => line))
}

/** Those of these games that an import names. */
export async function stagedNodeIds(tx: Tx, importId: string, nodeIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await tx
    .selectFrom('catalogue_import_lines')
    .select('node_id')
    .where('import_id', '=', importId)
    .where('node_id', 'in', [...nodeIds])
    .execute()
  return new Set(rows.flatMap(({ node_id }) => (node_id === null ? [] : [node_id])))
}

/** Every line of an import, in order. */
export async function stagedLines(tx: Tx, importId: string): Promise<unknown[]> {
  const rows = await tx
    .selectFrom('catalogue_import_lines')
    .select('content')
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute()
  return rows.map(({ content }) => content)
}

export async function deleteImport(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('catalogue_imports').where('import_id', '=', importId).execute()
}
