import './tables.ts'
import { randomBytes } from 'node:crypto'
import type { Database } from '#/platform/db/database.ts'
import type { Db } from '#/platform/db/handles.ts'
import { StartError } from '#/platform/process/start-error.ts'
import { seal, unseal } from './seal.ts'

const keyBytes = 32

/**
 * The secret key of this name, the same for every process: made at the first call and kept sealed under
 * the master key, with its name bound in so that no row can stand in for another.
 */
export async function sharedKey(database: Database, masterKey: Uint8Array, name: string): Promise<Buffer> {
  const { sealed } = (await sealedKey(database.db, name)) ?? (await newSealedKey(database, masterKey, name))
  const key = unseal(masterKey, sealed, name)
  if (!key) throw new StartError('MASTER_KEY is not the one that this database was written with.')
  return key
}

async function sealedKey(db: Db, name: string) {
  return await db.selectFrom('sealed_keys').select('sealed').where('name', '=', name).executeTakeFirst()
}

async function newSealedKey(database: Database, masterKey: Uint8Array, name: string) {
  const sealed = seal(masterKey, randomBytes(keyBytes), name)
  return await database.transaction(async (tx) => {
    // Two processes may start at once: the first one's key stays.
    await tx
      .insertInto('sealed_keys')
      .values({ name, sealed })
      .onConflict((c) => c.doNothing())
      .execute()
    const kept = await sealedKey(tx, name)
    if (!kept) throw new Error(`the key ${name} was made and is not there`)
    return kept
  })
}

/** True if this master key decrypts the database's sealed keys, or if there are none. */
export async function opensSealedKeys(db: Db, masterKey: Uint8Array): Promise<boolean> {
  const kept = await db.selectFrom('sealed_keys').select(['name', 'sealed']).orderBy('name').limit(1).executeTakeFirst()
  return kept === undefined || unseal(masterKey, kept.sealed, kept.name) !== undefined
}
