import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Runs what a library wrote, which may begin and commit a transaction in one text. Fails it in between, the connection
 * would go back with the transaction open, and whoever borrows it next would write into nothing.
 */
export async function foreignStatements(
  kysely: Kysely<Tables>,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: Record<string, unknown>[] }> {
  return await kysely.connection().execute(async (connection) => {
    try {
      const { rows } = await connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]))
      return { rows: (rows ?? []).map(withPlainNumbers) }
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
      throw error
    }
  })
}

/** Drivers hand a bigint out as text unless they are told otherwise, as ours is; libraries expect the text. */
function withPlainNumbers(row: Record<string, unknown>): Record<string, unknown> {
  const columns = Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value])
  return Object.fromEntries(columns)
}
