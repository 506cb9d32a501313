import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'
import { BodyKeys } from './body-keys.ts'
import { keyFile } from './key-file.ts'
import { sharedKey } from './shared-keys.ts'

/** The keys of this deployment: from the environment, else from files beside the embedded database. */
export async function openKeys(config: Pick<Config, 'database' | 'masterKey' | 'operatorKey'>, database: Database) {
  const folder = config.database.engine === 'pglite' ? config.database.folder : undefined
  const master = config.masterKey ?? (folder === undefined ? undefined : keyFile(folder, 'master.key'))
  if (!master) throw new Error('the configuration gave no master key')
  const operator =
    config.operatorKey ?? (folder === undefined ? undefined : keyFile(folder, 'operator.key').toString('base64url'))
  if (!operator) throw new Error('the configuration gave no operator key')
  return {
    customerService: await sharedKey(database, master, 'customer-service'),
    mobileNumbers: await sharedKey(database, master, 'mobile-numbers'),
    sessionTokens: await sharedKey(database, master, 'session-tokens'),
    authenticators: await sharedKey(database, master, 'authenticators'),
    uploads: await sharedKey(database, master, 'uploads'),
    seeds: await sharedKey(database, master, 'lottery-seeds'),
    bodies: new BodyKeys(database, master),
    operator,
  }
}
