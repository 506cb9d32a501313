import { sql } from 'kysely'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'

interface Table {
  readonly name: string
  /** Whether other tables refer to it: it can't be truncated without them, then. */
  readonly isReferredTo: boolean
}

/** What is known of a database's schema, and how often it was emptied. */
interface Known {
  readonly tables: readonly Table[]
  /** Answers the names of those that have rows. */
  readonly whichHaveRows: string
  readonly restartSequences: string
  emptied: number
}

const known = new WeakMap<Database, Known>()
/** Deleted rows stay in the files until a table is truncated. */
const truncatedEvery = 50

/**
 * Empties every table, and begins every identity anew. Most tables are empty already, and to truncate one costs as much
 * whether it is or not: three files each, of which a world has some hundreds.
 */
export async function emptyTables(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const schema = known.get(database) ?? (await lookedUp(tx))
    known.set(database, schema)
    // The book refuses to be emptied, and rows that refer to others go in no order.
    await sql`set local session_replication_role = replica`.execute(tx)
    if (schema.emptied++ % truncatedEvery === 0) return await truncate(tx, schema.tables)
    const { rows } = await sql.raw<{ name: string }>(schema.whichHaveRows).execute(tx)
    const names = new Set(rows.map(({ name }) => name))
    const full = schema.tables.filter(({ name }) => names.has(name))
    for (const { name } of full.filter(({ isReferredTo }) => isReferredTo))
      await sql.raw(`delete from ${name}`).execute(tx)
    await truncate(
      tx,
      full.filter(({ isReferredTo }) => !isReferredTo),
    )
    await sql.raw(schema.restartSequences).execute(tx)
  })
}

async function truncate(tx: Tx, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) return
  await sql.raw(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`).execute(tx)
}

async function lookedUp(tx: Tx): Promise<Known> {
  const { rows: tables } = await sql<Table>`
    select quote_ident(tablename) as name, exists (
      select from pg_constraint c
      where c.contype = 'f' and c.confrelid = quote_ident(tablename)::regclass and c.conrelid <> c.confrelid
    ) as "isReferredTo"
    from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
  `.execute(tx)
  const { rows: sequences } = await sql<{ name: string }>`
    select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'
  `.execute(tx)
  return {
    tables,
    whichHaveRows: tables
      .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all '),
    restartSequences: `select ${sequences.map(({ name }) => `setval('${name}', 1, false)`).join(', ')}`,
    emptied: 0,
  }
}
