import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

/** Table metadata from the catalog; names and types are quoted for SQL. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** `ORDER BY` list: the primary key, independent of engine and locale. */
  readonly order: string
}

/** All tables except Kysely's migration tables, which the target's own migrations fill. */
export async function tableShapes(tx: Tx): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select quote_ident(c.relname) as name,
      (select json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce(
        (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
            order by k.place)
          from pg_index i
          cross join unnest(i.indkey::int2[]) with ordinality k(attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary),
        quote_ident(c.relname) || '::text collate "C"') as order
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not like 'kysely\_migration%'
    order by c.relname collate "C"
  `.execute(tx)
  return rows
}

/** Applied migrations, in order. */
export async function appliedMigrations(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(tx)
  return rows.map(({ name }) => name)
}

/** True if the schema has no tables, views or sequences. */
export async function isUnused(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from pg_class where relnamespace = current_schema()::regnamespace) as used
  `.execute(tx)
  return rows[0]?.used === false
}
