import './tables.ts'
import { sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'

const clocksDifferSeconds = 120
const nonceKeptMinutes = 10
/** How long the key before the newest is still accepted. */
const overlapHours = 24
/** Each admission adds one nonce and takes away more, so what is left of a busy hour never stays. */
const forgottenAtOnce = 10

/** What a sealed body says of itself. */
export interface SealedClaims {
  readonly kid: string
  readonly nonce: string
  /** Absent where it does not say: then its nonce alone keeps it from being used twice. */
  readonly sentAtMs?: number
}

/**
 * Whether a sealed body may be used: it is fresh by the database's clock, where it says when it was sent, its key is
 * accepted, and no process has seen its nonce. True once only.
 */
export async function admitSealed(tx: Tx, { kid, nonce, sentAtMs }: SealedClaims): Promise<boolean> {
  const admitted = await tx
    .insertInto('body_nonces')
    .columns(['nonce'])
    .expression((eb) =>
      eb
        .selectFrom('body_keys as key')
        .select(sql<string>`${nonce}::text`.as('nonce'))
        .where('key.kid', '=', kid)
        .where(sentAtMs === undefined ? sql<boolean>`true` : isFresh(sentAtMs))
        .where((key) =>
          key.not(
            key.exists(
              key
                .selectFrom('body_keys as newer')
                .select('newer.kid')
                .whereRef('newer.generation', '>', 'key.generation')
                .where(sql<boolean>`newer.made_at <= clock_now() - make_interval(hours => ${overlapHours})`),
            ),
          ),
        ),
    )
    .onConflict((c) => c.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  if (admitted) await forgetOld(tx)
  return admitted !== undefined
}

function isFresh(sentAtMs: number) {
  return sql<boolean>`abs(extract(epoch from clock_now()) - ${sentAtMs}::double precision / 1000) <= ${clocksDifferSeconds}`
}

/** Rows that another admission is forgetting are left to it. */
async function forgetOld(tx: Tx): Promise<void> {
  const old = tx
    .selectFrom('body_nonces')
    .select('nonce')
    .where(sql<boolean>`seen_at < clock_now() - make_interval(mins => ${nonceKeptMinutes})`)
    .orderBy('seen_at')
    .limit(forgottenAtOnce)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('body_nonces').where('nonce', 'in', old).execute()
}
