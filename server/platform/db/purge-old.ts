import { sql } from 'kysely'
import type { Tx } from './handles.ts'
import type { Tables } from './tables.ts'

/** Twice as many rows go as come with each insert, so that none stay. */
const purgedAtOnce = 2

/** A table of rows that are good for a while only, counted from `made_at`. */
export interface ShortLived {
  readonly table: keyof Tables
  readonly key: string
  readonly goodForSeconds: number
}

/** Deletes up to two expired rows, skipping locked ones. */
export async function purgeOld(tx: Tx, { table, key, goodForSeconds }: ShortLived): Promise<void> {
  const [rows, id] = [sql.table(table), sql.ref(key)]
  await sql`
    delete from ${rows} where ${id} in (
      select ${id} from ${rows} where made_at <= clock_now() - make_interval(secs => ${goodForSeconds})
      order by made_at limit ${purgedAtOnce} for update skip locked
    )
  `.execute(tx)
}
