import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

/** Newest imports whose catalogue before them is kept. */
const keptImports = 10
/** Lines of a part: some 60 kB, of which compression leaves a tenth. */
const linesOfPart = 250

/** An import that changed the catalogue. */
export interface AppliedImport {
  readonly version: bigint
  readonly by: string
  readonly reason: string
  readonly takesBack: bigint | null
  readonly games: number
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
}

/** Notes an applied import with the lines that take it back, and lets go of the lines of old ones. */
export async function insertAppliedImport(
  tx: Tx,
  { by, takesBack, ...applied }: AppliedImport,
  lines: readonly unknown[],
): Promise<void> {
  await tx
    .insertInto('catalogue_applied_imports')
    .values({ ...applied, applied_by: by, takes_back: takesBack })
    .execute()
  for (let part = 0; part * linesOfPart < lines.length; part++) {
    const own = JSON.stringify(lines.slice(part * linesOfPart, (part + 1) * linesOfPart))
    await tx.insertInto('catalogue_kept_lines').values({ version: applied.version, part, lines: own }).execute()
  }
  await tx
    .deleteFrom('catalogue_kept_lines')
    .where('version', '<', (eb) =>
      eb
        .selectFrom('catalogue_applied_imports')
        .select('version')
        .orderBy('version', 'desc')
        .offset(keptImports - 1)
        .limit(1),
    )
    .execute()
}

/** At most `atMost` applied imports below a version, newest first. */
export async function appliedImports(db: Db, below: bigint | undefined, atMost: number) {
  return await db
    .selectFrom('catalogue_applied_imports as applied')
    .select((eb) => [
      'version',
      'applied_at as appliedAt',
      'applied_by as by',
      'reason',
      'takes_back as takesBack',
      'games',
      'added',
      'changed',
      'withdrawn',
      eb
        .exists(
          eb.selectFrom('catalogue_kept_lines as kept').select('part').whereRef('kept.version', '=', 'applied.version'),
        )
        .as('canBeTakenBack'),
    ])
    .$if(below !== undefined, (query) => query.where('version', '<', below as bigint))
    .orderBy('version', 'desc')
    .limit(atMost)
    .execute()
}

/** Makes the lines that take an applied import back those of an import that has just begun; answers their number. */
export async function stageKeptLines(tx: Tx, importId: string, version: bigint): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    with staged as (
      insert into catalogue_import_lines (import_id, line, content, node_id, vendor_code, game_code)
      select ${importId}, row_number() over (order by part, place), content,
        (content ->> 'nodeId')::bigint, content ->> 'vendor', content ->> 'gameCode'
      from catalogue_kept_lines, jsonb_array_elements(lines) with ordinality as of_part (content, place)
      where version = ${version}
      returning 1
    )
    select count(*) as count from staged
  `.execute(tx)
  return Number(rows[0]?.count ?? 0)
}
