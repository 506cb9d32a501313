import './tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#/platform/db/handles.ts'

export interface RunningProcess {
  readonly id: string
  readonly host: string
  readonly processId: number
  readonly roles: readonly string[]
  readonly version: string
  readonly memoryBytes: bigint
  readonly delayMs: number
}

/** Says that a process runs now, and forgets those that nobody heard of for an hour. */
export async function putProcess(tx: Tx, { processId, memoryBytes, delayMs, roles, ...rest }: RunningProcess) {
  const figures = { memory_bytes: memoryBytes, delay_ms: delayMs }
  await tx
    .insertInto('processes')
    .values({ ...rest, roles: [...roles], process_id: processId, ...figures })
    .onConflict((c) => c.column('id').doUpdateSet({ ...figures, seen_at: sql<Date>`clock_now()` }))
    .execute()
  await tx.deleteFrom('processes').where('seen_at', '<', sql<Date>`clock_now() - interval '1 hour'`).execute()
}

export async function removeProcess(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('processes').where('id', '=', id).execute()
}

export interface SeenProcess extends RunningProcess {
  readonly startedAt: Date
  readonly seenAt: Date
  /** Whether it was heard of within the last half minute. */
  readonly isRunning: boolean
}

/** The processes of the last hour, by host; `atMost` of them. */
export async function seenProcesses(db: Db, atMost: number): Promise<SeenProcess[]> {
  return await db
    .selectFrom('processes')
    .select(['id', 'host', 'process_id as processId', 'roles', 'version'])
    .select(['memory_bytes as memoryBytes', 'delay_ms as delayMs', 'started_at as startedAt', 'seen_at as seenAt'])
    .select(sql<boolean>`seen_at > clock_now() - interval '30 seconds'`.as('isRunning'))
    .orderBy('host')
    .orderBy('process_id')
    .limit(atMost)
    .execute()
}
