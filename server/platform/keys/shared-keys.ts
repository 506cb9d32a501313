import './tables.ts'
import { randomBytes } from 'node:crypto'
import type { Database } from '#/platform/db/database.ts'
import { StartError } from '#/platform/start-error.ts'
import { seal, unseal } from './seal.ts'

const keyBytes = 32

/**
 * The secret key of this name, the same for every process: made at the first call and kept sealed under
 * the master key, with its name bound in so that no row can stand in for another.
 */
export async function sharedKey(database: Database, masterKey: Uint8Array, name: string): Promise<Buffer> {
  const sealed = await database.transaction(async (tx) => {
    const made = seal(masterKey, randomBytes(keyBytes), name)
    // Two processes may start at once: the first one's key stays.
    await tx
      .insertInto('sealed_keys')
      .values({ name, sealed: made })
      .onConflict((c) => c.doNothing())
      .execute()
    return (await tx.selectFrom('sealed_keys').select('sealed').where('name', '=', name).executeTakeFirstOrThrow())
      .sealed
  })
  const key = unseal(masterKey, sealed, name)
  if (!key) throw new StartError('MASTER_KEY is not the one that this database was written with.')
  return key
}
