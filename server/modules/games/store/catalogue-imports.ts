import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/** An import that nobody has added to for so long is forgotten when another begins. */
const forgottenAfterMinutes = 60

/** A line on its way in, with what tells a game apart. */
export interface StagedLine {
  readonly line: number
  readonly content: unknown
  /** bigint as text: JSON has no such number. */
  readonly node_id?: string
  readonly vendor_code?: string
  readonly game_code?: string
}

/** An import as far as it has come. */
export interface StagedImport {
  readonly lineCount: number
  readonly seen: unknown
}

/** A new import with an id that the database draws. */
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

/** The import, locked until the transaction ends; undefined where there is none. */
export async function lockedImport(tx: Tx, importId: string): Promise<StagedImport | undefined> {
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

/** Keeps lines in one statement; answers the numbers of those kept. One that names a game or a code again is left out. */
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

/** Which of these games an import names. */
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
