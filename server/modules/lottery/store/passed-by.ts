import { type RawBuilder, sql } from 'kysely'
import { bigints } from '#/platform/db/arrays.ts'

/** Issues that nobody looks at before a moment, since work on them failed. */
export interface PassedBy {
  readonly ids: readonly bigint[]
  /** Unix seconds, beside the ids. */
  readonly until: readonly number[]
}

/** Whether an issue `i` is looked at now. */
export function passedBySql({ ids, until }: PassedBy): RawBuilder<boolean> {
  if (ids.length === 0) return sql<boolean>`true`
  return sql<boolean>`not exists (
    select from unnest(${bigints(ids)}::bigint[], ${bigints(until)}::bigint[]) as passed (id, until)
    where passed.id = i.id and to_timestamp(passed.until) > clock_now()
  )`
}
