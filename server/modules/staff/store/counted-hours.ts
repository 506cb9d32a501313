import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'
import type { Count, Figure } from '#/platform/process/tally.ts'

/** Adds what a process counted to the present hour. Rows are taken in one order, so that processes wait for each other in no circle. */
export async function addCounts(tx: Tx, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  const ordered = counts.toSorted((a, b) => (`${a.figure} ${a.label}` < `${b.figure} ${b.label}` ? -1 : 1))
  await tx
    .insertInto('counted_hours')
    .values(
      ordered.map(({ figure, label, count }) => ({
        ...{ hour: sql<Date>`date_trunc('hour', clock_now(), 'UTC')`, figure, label, count: BigInt(count) },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['hour', 'figure', 'label']).doUpdateSet({
        count: sql<bigint>`counted_hours.count + excluded.count`,
      }),
    )
    .execute()
}

export interface CountedHour {
  readonly hour: Date
  readonly figure: Figure
  readonly count: bigint
}

/** Sums of figures by the hour from a moment on; of these labels alone, where some are given. */
export async function countedHours(
  db: Db,
  { figures, labels, from }: { readonly figures: readonly Figure[]; readonly labels?: readonly string[]; from: Date },
): Promise<CountedHour[]> {
  return await db
    .selectFrom('counted_hours')
    .select(['hour', sql<Figure>`figure`.as('figure'), sql<bigint>`sum(count)::bigint`.as('count')])
    .where('figure', 'in', figures)
    .$if(labels !== undefined, (query) => query.where('label', 'in', labels ?? []))
    .where('hour', '>=', from)
    .groupBy(['hour', 'figure'])
    .orderBy('hour')
    .execute()
}

export interface CountOfLabel {
  readonly figure: Figure
  readonly label: string
  readonly count: bigint
}

/** Sums of figures by what they are of, from a moment on, the greatest first. */
export async function countsByLabel(
  db: Db,
  figures: readonly Figure[],
  from: Date,
  atMost: number,
): Promise<CountOfLabel[]> {
  return await db
    .selectFrom('counted_hours')
    .select([sql<Figure>`figure`.as('figure'), 'label', sql<bigint>`sum(count)::bigint`.as('count')])
    .where('figure', 'in', figures)
    .where('hour', '>=', from)
    .groupBy(['figure', 'label'])
    .orderBy(sql`sum(count)`, 'desc')
    .orderBy('label')
    .limit(atMost)
    .execute()
}

/** Removes hours that no report shows any more; answers how many rows went. */
export async function deleteOldCounts(tx: Tx, keptDays: number, atMost: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from counted_hours where (hour, figure, label) in (
      select hour, figure, label from counted_hours
      where hour < clock_now() - make_interval(days => ${keptDays}) order by hour limit ${atMost}
    )
  `.execute(tx)
  return Number(numAffectedRows)
}
