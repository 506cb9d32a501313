import './tables.ts'
import { type RawBuilder, sql } from 'kysely'

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
 * accepted, and no process has seen its nonce. True once only. A statement that is a transaction by itself.
 */
export function admitSealed({ kid, nonce, sentAtMs }: SealedClaims): RawBuilder<{ readonly isAdmitted: boolean }> {
  const isFresh =
    sentAtMs === undefined
      ? sql`true`
      : sql`abs(extract(epoch from clock_now()) - ${sentAtMs}::double precision / 1000) <= ${clocksDifferSeconds}`
  // Rows that another admission is forgetting are left to it.
  return sql`
    with admitted as (
      insert into body_nonces (nonce)
      select ${nonce}::text from body_keys key
      where key.kid = ${kid} and ${isFresh} and not exists (
        select from body_keys newer where newer.generation > key.generation
          and newer.made_at <= clock_now() - make_interval(hours => ${overlapHours})
      )
      on conflict do nothing
      returning nonce
    ), forgotten as (
      delete from body_nonces where nonce in (
        select nonce from body_nonces where seen_at < clock_now() - make_interval(mins => ${nonceKeptMinutes})
        order by seen_at limit ${forgottenAtOnce} for update skip locked
      ) and exists (select from admitted)
    )
    select exists (select from admitted) as "isAdmitted"
  `
}
