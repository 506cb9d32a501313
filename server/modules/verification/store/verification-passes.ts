import './tables.ts'
import { sql } from 'kysely'
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

/** Uses the pass up; false when there is none that is still good for this asker and purpose. */
export async function takePass(tx: Tx, { tokenHash, asker, purpose }: PassRow): Promise<boolean> {
  const taken = await tx
    .deleteFrom('verification_passes')
    .where('token_hash', '=', tokenHash)
    .where('asker', '=', asker)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`made_at > clock_now() - make_interval(secs => ${goodForSeconds})`)
    .returning('token_hash')
    .executeTakeFirst()
  return taken !== undefined
}
