import { fileURLToPath } from 'node:url'
import { prepareDemo, snapshotFolder } from './demo/prepare-demo.ts'
import { prepareLogins } from './demo/prepare-logins.ts'
import { prepareStandings } from './demo/prepare-standings.ts'
import { PersonalSecrets } from './modules/accounts/personal-secrets.ts'
import { readConfig } from './platform/config/config.ts'
import { createLogger } from './platform/config/logger.ts'
import { rolesOf } from './platform/config/roles.ts'
import { openDatabase } from './platform/db/database.ts'
import { openKeys } from './platform/keys/open-keys.ts'
import { listen } from './platform/port/listen.ts'
import { leaveAddresses } from './platform/process/addresses-file.ts'
import { leaveParent, stopAsked, tellParent } from './platform/process/parent.ts'
import { StartError } from './platform/process/start-error.ts'
import { serverFolder } from './platform/server-folder.ts'
import { Settings } from './platform/settings/settings.ts'
import { settingsDefinitions } from './settings-definitions.ts'

/** Starts the server and stays until it is asked to stop; leaving the block closes what was opened, last first. */
async function serve(): Promise<void> {
  const stop = stopAsked()
  // Whatever this process makes is for its user alone, the engine's files too.
  process.umask(0o077)
  const config = readConfig(process.env)
  const roles = rolesOf(process.argv.slice(2))
  const logger = createLogger(config.logLevel)

  tellParent({ kind: 'progress', text: 'Opening the database' })
  // Half of the code is the app's: it is loaded while the database opens.
  const loading = import('./app.ts')
  const { cacheFolder } = config
  const ownFolder = config.database.engine === 'pglite' ? config.database.folder : undefined
  const snapshot = cacheFolder === undefined ? undefined : () => snapshotFolder(cacheFolder)
  await using database = await openDatabase(config.database, {
    onIdleError: (error) => logger.warn({ err: error }, 'idle connection lost'),
    ...(snapshot && { snapshot }),
  })
  await database.migrate()
  // Only a folder of our own is filled with the demo; a PostgreSQL database belongs to somebody.
  if (snapshot && (await prepareDemo(database, snapshot))) logger.info('demo seeded')
  const keys = await openKeys(config, database)
  const logins = ownFolder === undefined ? [] : await prepareLogins(database, ownFolder, keys)
  const onUnusable = (section: string) => logger.error({ section }, 'stored settings break their schema')
  await using settings = await Settings.open(database, settingsDefinitions(config.merchantCode), onUnusable)

  const built = (workspace: string) => fileURLToPath(new URL(`../${workspace}/dist`, serverFolder))
  const pages = {
    portalFolder: built('portal'),
    consoleFolder: built('console'),
    ...(snapshot && { galleryFolder: built('ui') }),
  }
  const { createApp } = await loading
  const app = await createApp({ config, roles, database, settings, keys, logger, ...pages })
  await using resources = new AsyncDisposableStack()
  resources.defer(() => app.stop())
  const listening = {
    portal: await listen(app.portal, config.host, config.port, 'PORT'),
    operator: await listen(app.operator, '127.0.0.1', config.consolePort, 'CONSOLE_PORT'),
    vendors: await listen(app.vendors, config.host, config.vendorPort, 'VENDOR_PORT'),
  }
  if (ownFolder !== undefined) resources.use(leaveAddresses(ownFolder, listening))
  const operator = config.consoleUrl.origin
  tellParent({ kind: 'ready', portal: config.publicUrl.origin, operator, listening, logins })
  logger.info({ engine: database.engine }, 'listening')
  await app.attend()
  if (ownFolder !== undefined) {
    await prepareStandings({ database, settings, personal: new PersonalSecrets(keys.mobileNumbers) })
  }
  if (roles.worker) await app.work.begin()
  logger.info({ why: await stop }, 'stopping')
}

serve()
  .catch((error: unknown) => {
    process.exitCode = 1
    process.stderr.write(`${error instanceof StartError ? error.message : ((error as Error).stack ?? String(error))}\n`)
  })
  // The channel to the starting process would keep this one alive.
  .finally(leaveParent)
