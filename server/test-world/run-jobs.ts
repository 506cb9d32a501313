import { createApp } from '#/app.ts'
import { readConfig } from '#/platform/config/config.ts'
import { createLogger } from '#/platform/config/logger.ts'
import { allRoles } from '#/platform/config/roles.ts'
import { openDatabase } from '#/platform/db/database.ts'
import { openKeys } from '#/platform/keys/open-keys.ts'
import { Settings } from '#/platform/settings/settings.ts'
import { settingsDefinitions } from '#/settings-definitions.ts'
import type { NamedWork } from './job-process.ts'

// The whole server without its ports: it runs the polls and jobs that its parent names, in that order, and says so.
const config = readConfig(process.env)
const database = await openDatabase(config.database)
const settings = await Settings.open(database, settingsDefinitions(config.merchantCode), () => {})
const keys = await openKeys(config, database)
const { work } = await createApp({
  ...{ config, database, settings, keys },
  ...{ logger: createLogger(config.logLevel), roles: allRoles },
})
process.on('message', async ({ polls, jobs }: NamedWork) => {
  for (const poll of polls) await work.polled(poll)
  for (const job of jobs) await work.runDue(job)
  process.send?.('done')
})
// Nothing of it is to be put in order: it is made to be killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
