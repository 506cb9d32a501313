import './tables.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Those of these sections that nobody has given a value yet. */
export async function sectionsNeverSet<Name extends string>(db: Db, sections: readonly Name[]): Promise<Name[]> {
  const rows = await db.selectFrom('settings').select('section').where('section', 'in', sections).execute()
  const set = new Set(rows.map(({ section }) => section))
  return sections.filter((section) => !set.has(section))
}

/** Gives sections their first value, before the process reads its settings; a section that has one keeps it. */
export async function writeFirstValues(
  tx: Tx,
  values: Readonly<Record<string, unknown>>,
  author: string,
): Promise<void> {
  const rows = Object.entries(values).map(([section, value]) => ({
    section,
    version: 1,
    value: JSON.stringify(value),
    changed_by: author,
  }))
  const written = await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('section')
    .execute()
  const isWritten = new Set(written.map(({ section }) => section))
  const history = rows.filter(({ section }) => isWritten.has(section))
  if (history.length > 0)
    await tx
      .insertInto('settings_history')
      .values(history.map((row) => ({ ...row, reason: null })))
      .execute()
}
