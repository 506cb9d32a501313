import './tables.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/platform/db/handles.ts'
import { purgeOld } from '#/platform/db/purge-old.ts'

const goodForSeconds = 300

export interface PassRow {
  readonly tokenHash: Uint8Array
  readonly asker: Uint8Array
  readonly purpose: string
}

export async function insertPass(tx: Tx, { tokenHash, asker, purpose }: PassRow): Promise<void> {
  await tx.insertInto('verification_passes').values({ token_hash: tokenHash, asker, purpose }).execute()
}

/** Makes room: some of what is over goes. */
export async function purgePasses(tx: Tx): Promise<void> {
  await purgeOld(tx, { table: 'verification_passes', key: 'token_hash', goodForSeconds })
}

/** Uses the pass up; no row when there is none that is still good for this asker and purpose. */
export function takePass({ tokenHash, asker, purpose }: PassRow): RawBuilder<object> {
  return sql`
    delete from verification_passes
    where token_hash = ${tokenHash} and asker = ${asker} and purpose = ${purpose}
      and made_at > clock_now() - make_interval(secs => ${goodForSeconds})
    returning purpose
  `
}
