import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { gamesModule } from './modules/games/module.ts'
import { offeredLanguages } from './modules/system/offered-languages.ts'
import { startUpData } from './modules/system/start-up-data.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import { serveDrawn } from './platform/http/drawn-files.ts'
import { httpApp } from './platform/http/http-app.ts'
import { openApi } from './platform/http/openapi.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { servePortal } from './platform/http/serve-portal.ts'

export interface AppParts {
  readonly config: Pick<Config, 'merchantCode' | 'publicUrl'>
  readonly database: Database
  readonly logger: FastifyBaseLogger
  /** Folder of the built portal; without it only calls are answered. */
  readonly portalFolder?: string
  /** Checks every answer against its schema before filtering: in tests and fuzzing. */
  readonly checkAnswers?: boolean
}

/** The two servers of one process; neither listens yet. */
export interface App {
  readonly portal: FastifyInstance
  /** The operator's port: health only, so far. */
  readonly operator: FastifyInstance
}

/** Puts the modules together: the only place that names every one of them. */
export async function createApp({
  config,
  database,
  logger,
  portalFolder,
  checkAnswers = false,
}: AppParts): Promise<App> {
  const https = config.publicUrl.protocol === 'https:'
  const modules = [gamesModule(database.db)]

  const portal = httpApp(logger, offeredLanguages, https)
  await openApi(portal, config.publicUrl)
  registerCalls(
    portal,
    modules.flatMap((module) => module.calls),
    { languages: offeredLanguages, checkAnswers },
  )
  for (const files of modules.flatMap((module) => module.files)) serveDrawn(portal, files)
  if (portalFolder) await servePortal(portal, portalFolder, () => startUpData(config.merchantCode))

  const operator = httpApp(logger, offeredLanguages, https)
  operator.get('/healthz', async () => ({ status: 'ok' }))
  return { portal, operator }
}
