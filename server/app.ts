import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { gamesModule } from './modules/games/module.ts'
import { identityModule } from './modules/identity/module.ts'
import { PasswordHashing } from './modules/identity/password-hashing.ts'
import { messagesModule } from './modules/messages/module.ts'
import { operatorModule } from './modules/operator/module.ts'
import type { MerchantSettings } from './modules/system/merchant-settings.ts'
import { systemModule } from './modules/system/module.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import { serveDrawn } from './platform/http/drawn-files.ts'
import { FirstAnswers } from './platform/http/first-answers.ts'
import { GracefulStop } from './platform/http/graceful-stop.ts'
import { serveHealth } from './platform/http/health.ts'
import { httpApp } from './platform/http/http-app.ts'
import { openApi } from './platform/http/openapi.ts'
import { PreparedAnswers } from './platform/http/prepared-answers.ts'
import { RateLimits } from './platform/http/rate-limits.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { safeHeaders } from './platform/http/safe-headers.ts'
import { serveConsole } from './platform/http/serve-console.ts'
import { serveGallery, servePortal } from './platform/http/serve-portal.ts'
import { shortCut } from './platform/http/short-cut.ts'
import type { BodyKeys } from './platform/keys/body-keys.ts'
import { createMetrics } from './platform/metrics.ts'

type NeededConfig =
  | 'merchantCode'
  | 'publicUrl'
  | 'consoleUrl'
  | 'hosts'
  | 'trustedProxies'
  | 'publishApi'
  | 'smsGateway'

export interface AppParts {
  readonly config: Pick<Config, NeededConfig>
  readonly database: Database
  readonly settings: MerchantSettings
  readonly keys: {
    readonly customerService: Uint8Array
    readonly mobileNumbers: Uint8Array
    readonly sessionTokens: Uint8Array
    readonly authenticators: Uint8Array
    readonly operator: string
    readonly bodies: BodyKeys
  }
  readonly logger: FastifyBaseLogger
  /** Folder of the built portal; without it only calls are answered. */
  readonly portalFolder?: string
  /** Folder of the built console, likewise. */
  readonly consoleFolder?: string
  /** Folder of the built gallery of primitives: for the demo and for tests. */
  readonly galleryFolder?: string
  /** Checks every answer against its schema before filtering: in tests and fuzzing. */
  readonly checkAnswers?: boolean
}

/** The two servers of one process; neither listens yet. */
export interface App {
  /** Calls, files and pages for visitors, players and agents. */
  readonly portal: FastifyInstance
  /** Calls and figures for those who run the brand. */
  readonly operator: FastifyInstance
  /** Stops both without losing an accepted request. */
  stop(): Promise<void>
  /** Lets go what the modules hold, servers that never listened aside; part of stopping. */
  release(): Promise<void>
}

/** Puts the modules together: the only place that names every one of them. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, database, settings, keys, logger, checkAnswers = false } = parts
  const languages = () => settings.current('languages').offered
  const metrics = createMetrics()
  const demo = parts.galleryFolder !== undefined
  // First, because the catalogue loads while the rest is put together.
  const games = gamesModule(database, () => languages().map(({ code }) => code))
  const system = await systemModule(config, settings, keys, database.db, demo)
  const messages = messagesModule(database.db)
  const https = { portal: config.publicUrl.protocol === 'https:', console: config.consoleUrl.protocol === 'https:' }
  const isStopping = () => graceful.isStopping
  const isReady = async () => !isStopping() && (await database.answers())
  const accounts = { database, passwords: new PasswordHashing(), keys, https, random: randomBytes }
  const { smsGateway } = config
  const identity = await identityModule({ ...accounts, settings, smsGateway, logger, now: () => new Date() })
  const { identifyOperator, noteActivity } = identity
  const operators = operatorModule({ ...accounts, config, settings, identifyOperator, isReady })

  const limits = new RateLimits(
    (kind) => settings.current('limits')[kind === 'reads' ? 'readsPerMinute' : 'writesPerMinute'],
  )
  const prepared = new PreparedAnswers(languages)
  const http = { logger, languages, trustedProxies: config.trustedProxies, metrics }
  const headers = safeHeaders(https.portal)
  const { admit } = system
  const quick = shortCut({ prepared, limits, metrics, headers, admit, noteActivity, isStopping })
  const portal = httpApp({ ...http, https: https.portal, shortCut: quick })
  const operator = httpApp({ ...http, https: https.console })
  const graceful = new GracefulStop([portal, operator])
  const calls = { languages, checkAnswers, limits, bodyKeys: keys.bodies, prepared }

  await openApi(portal, config.publicUrl, config.publishApi ? 'page' : 'nothing')
  serveHealth(portal, isReady)
  const bindings = [...system.calls, ...identity.calls, ...games.calls, ...messages.calls]
  registerCalls(portal, bindings, {
    ...calls,
    publicOrigin: config.publicUrl.origin,
    sameSite: 'lax',
    identify: identity.identify,
    admit,
  })
  for (const files of games.files) serveDrawn(portal, files)
  if (parts.galleryFolder) await serveGallery(portal, parts.galleryFolder)
  if (parts.portalFolder) {
    const screens = [games.firstScreen, system.firstScreen, messages.firstScreen]
    await servePortal(portal, {
      folder: parts.portalFolder,
      imageHosts: config.hosts.images,
      languages,
      followsBrowser: () => settings.current('languages').followBrowser,
      startUp: system.configFor,
      manifest: system.manifest,
      firstAnswers: new FirstAnswers({ bindings, prepared, languages, screens }),
      isOpenTo: system.isOpenTo,
      endShownSession: identity.endShownSession,
    })
  }

  await openApi(operator, config.publicUrl, 'document')
  serveHealth(operator, isReady)
  operator.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
  registerCalls(operator, [...identity.operatorCalls, ...operators.calls], {
    ...calls,
    publicOrigin: config.consoleUrl.origin,
    sameSite: 'strict',
    identify: operators.identify,
    admit: () => {},
  })
  if (parts.consoleFolder) {
    const { consoleStart } = system
    await serveConsole(operator, { folder: parts.consoleFolder, languages, startUp: consoleStart })
  }

  const held = new AsyncDisposableStack()
  held.use(games)
  held.use(identity)
  const release = () => held.disposeAsync()
  return { portal, operator, stop: () => graceful.stop().finally(release), release }
}
