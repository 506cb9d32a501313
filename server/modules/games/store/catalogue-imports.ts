import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

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
  /** The version of the applied import that it takes back. */
  readonly takesBack: bigint | null
}

/** Begins an import; the database draws its id. */
export async function insertImport(tx: Tx, seen: unknown, takesBack: bigint | null = null): Promise<string> {
  await tx
    .deleteFrom('catalogue_imports')
    .where(sql<boolean>`touched_at < clock_now() - make_interval(mins => ${forgottenAfterMinutes})`)
    .execute()
  const { import_id } = await tx
    .insertInto('catalogue_imports')
    .values({ seen: JSON.stringify(seen), takes_back: takesBack })
    .returning('import_id')
    .executeTakeFirstOrThrow()
  return import_id
}

/** Locks an import until the transaction ends; undefined if there is none. */
export async function lockImport(tx: Tx, importId: string): Promise<StagedImport | undefined> {
  return await tx
    .selectFrom('catalogue_imports')
    .select(['line_count as lineCount', 'seen', 'takes_back as takesBack'])
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
}

/** How far an import has come; undefined if there is none. */
export async function importProgress(
  db: Db,
  importId: string,
): Promise<Pick<StagedImport, 'lineCount' | 'takesBack'> | undefined> {
  return await db
    .selectFrom('catalogue_imports')
    .select(['line_count as lineCount', 'takes_back as takesBack'])
    .where('import_id', '=', importId)
    .executeTakeFirst()
}

export async function updateImport(
  tx: Tx,
  importId: string,
  { lineCount, seen }: Pick<StagedImport, 'lineCount' | 'seen'>,
): Promise<void> {
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

/** Every line of an import, in order. As one text: the embedded engine takes ten times as long for as many rows. */
export async function stagedLines(db: Db, importId: string): Promise<unknown[]> {
  const { lines } = await db
    .selectFrom('catalogue_import_lines')
    .select(sql<string | null>`string_agg(content::text, E'\n' order by line)`.as('lines'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return lines === null ? [] : lines.split('\n').map((line) => JSON.parse(line))
}

export async function deleteImport(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('catalogue_imports').where('import_id', '=', importId).execute()
}
