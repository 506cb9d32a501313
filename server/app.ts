import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { proveBook } from './ledger/prove-book.ts'
import type { Verification } from './ledger/verify.ts'
import { gamesModule } from './modules/games/module.ts'
import { messagesModule } from './modules/messages/module.ts'
import { operatorModule } from './modules/operator/module.ts'
import { identityModule } from './modules/sign-in/module.ts'
import { PasswordHashing } from './modules/sign-in/password-hashing.ts'
import type { MerchantSettings } from './modules/system/merchant-settings.ts'
import { systemModule } from './modules/system/module.ts'
import { walletModule } from './modules/wallet/module.ts'
import type { Config } from './platform/config/config.ts'
import { allRoles, type Roles } from './platform/config/roles.ts'
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
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { Realtime } from './platform/realtime/realtime.ts'
import { serveSockets } from './platform/realtime/serve-sockets.ts'
import { socketLimits } from './platform/realtime/socket-limits.ts'
import { Work } from './work.ts'

type NeededConfig =
  | 'merchantCode'
  | 'publicUrl'
  | 'consoleUrl'
  | 'hosts'
  | 'trustedProxies'
  | 'publishApi'
  | 'smsGateway'
  | 'mailServer'
  | 'phoneProvider'
  | 'vendorKeys'
  | 'vendorUrls'
  | 'testMembers'

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
  /** What this process does; everything, unless processes divide it. */
  readonly roles?: Roles
  /** Folder of the built portal; without it only calls are answered. */
  readonly portalFolder?: string
  /** Folder of the built console, likewise. */
  readonly consoleFolder?: string
  /** Folder of the built gallery of primitives: for the demo and for tests. */
  readonly galleryFolder?: string
  /** Checks every answer against its schema before filtering: in tests and fuzzing. */
  readonly checkAnswers?: boolean
  /** How many sealed bodies an address may send in a second, if not as many as usual: a test is faster than a person. */
  readonly openingsPerSecond?: number
  /** How long a vendor's call may take until it is told to come again, if not as usual: a test may be slow. */
  readonly answerWithinMs?: number
}

/** The servers of one process; none listens yet. */
export interface App {
  /** Calls, files and pages for visitors, players and agents. */
  readonly portal: FastifyInstance
  /** Calls and figures for those who run the brand. */
  readonly operator: FastifyInstance
  /** What game vendors call. */
  readonly vendors: FastifyInstance
  /** Events to be delivered and jobs to be done, which begin where the process has the role. */
  readonly work: Work
  /** Stops them without losing an accepted request. */
  stop(): Promise<void>
  /** Lets go what the modules hold, servers that never listened aside; part of stopping. */
  release(): Promise<void>
}

/** Puts the modules together: the only place that names every one of them. */
export async function createApp(parts: AppParts): Promise<App> {
  const { roles = allRoles } = parts
  const base = baseOf(parts)
  const modules = await modulesOf(parts, base)
  const { portal, operator, vendors } = serversOf(parts, base, modules)
  const { isReady, graceful } = base

  const realtime = roles.realtime ? await openRealtime(parts, modules) : undefined
  if (roles.web) await serveWeb(portal, parts, base, modules)
  serveHealth(portal, isReady)
  if (realtime) {
    const { admit } = modules.system
    observe(realtime, base.metrics)
    serveSockets(portal, { realtime, limits: base.limits, publicOrigin: parts.config.publicUrl.origin, admit })
  }
  await serveOperators(operator, parts, base, modules)
  await serveMachines(vendors, parts.config.publicUrl, isReady)
  if (roles.web) modules.games.serveVendors(vendors)

  const work = workOf(parts, base, modules)
  const held = new AsyncDisposableStack()
  for (const part of [modules.games, modules.identity, realtime, work]) held.use(part)
  const release = () => held.disposeAsync()
  // Tabs go first: their connections would not end by themselves.
  const leave = async () => await realtime?.leave()
  const stop = async () => void (await Promise.all([leave(), graceful.stop()]).finally(release))
  return { portal, operator, vendors, work, stop, release }
}

type Base = ReturnType<typeof baseOf>
type Modules = Awaited<ReturnType<typeof modulesOf>>

/** What modules and servers share. */
function baseOf({ config, database, settings, openingsPerSecond }: AppParts) {
  const languages = () => settings.current('languages').offered
  const graceful = new GracefulStop()
  const isStopping = () => graceful.isStopping
  return {
    languages,
    graceful,
    isStopping,
    isReady: async () => !isStopping() && (await database.answers()),
    metrics: createMetrics(),
    limits: rateLimitsOf(settings, openingsPerSecond),
    prepared: new PreparedAnswers(languages),
    https: { portal: config.publicUrl.protocol === 'https:', console: config.consoleUrl.protocol === 'https:' },
  }
}

async function modulesOf(parts: AppParts, { languages, https, isReady }: Base) {
  const { config, database, settings, keys, logger, answerWithinMs } = parts
  const now = () => new Date()
  // First, because the catalogue loads while the rest is put together.
  const games = gamesModule({ database, languages, settings, config, logger, now, answerWithinMs })
  const system = await systemModule(config, settings, keys, database.db, parts.galleryFolder !== undefined)
  const accounts = { database, passwords: new PasswordHashing(), keys, https, random: randomBytes }
  const identity = await identityModule({ ...accounts, config, settings, logger, now })
  const { identifyOperator } = identity
  return {
    ...{ games, system, identity },
    messages: messagesModule(database.db),
    wallet: walletModule(database.db),
    operators: operatorModule({ ...accounts, config, settings, identifyOperator, isReady }),
  }
}

/** The three servers, with what holds for every answer of theirs. */
function serversOf({ config, logger }: AppParts, base: Base, { system, identity }: Modules) {
  const { languages, metrics, limits, prepared, https, isStopping, graceful } = base
  const { admit } = system
  const { noteActivity } = identity
  const headers = safeHeaders(https.portal)
  const http = { logger, languages, trustedProxies: config.trustedProxies, metrics }
  const quick = shortCut({ prepared, limits, metrics, headers, admit, noteActivity, isStopping })
  const portal = httpApp({ ...http, https: https.portal, shortCut: quick })
  const operator = httpApp({ ...http, https: https.console })
  const vendors = httpApp({ ...http, https: false })
  graceful.add(portal, operator, vendors)
  return { portal, operator, vendors }
}

function answeringOf({ keys, checkAnswers = false }: AppParts, { languages, limits, prepared }: Base) {
  return { languages, checkAnswers, limits, bodyKeys: keys.bodies, prepared }
}

/** What browsers and apps get: calls, drawn files and pages. */
async function serveWeb(portal: FastifyInstance, parts: AppParts, base: Base, modules: Modules): Promise<void> {
  const { config, settings } = parts
  const { languages, prepared } = base
  const { system, identity, wallet, games, messages } = modules
  await openApi(portal, config.publicUrl, config.publishApi ? 'page' : 'nothing')
  const bindings = [...system.calls, ...identity.calls, ...wallet.calls, ...games.calls, ...messages.calls]
  registerCalls(portal, bindings, {
    ...answeringOf(parts, base),
    publicOrigin: config.publicUrl.origin,
    sameSite: 'lax',
    identify: identity.identify,
    admit: system.admit,
  })
  for (const files of games.files) serveDrawn(portal, files)
  if (parts.galleryFolder) await serveGallery(portal, parts.galleryFolder)
  if (!parts.portalFolder) return
  const screens = [games.firstScreen, system.firstScreen, messages.firstScreen]
  await servePortal(portal, {
    folder: parts.portalFolder,
    hosts: config.hosts,
    languages,
    followsBrowser: () => settings.current('languages').followBrowser,
    startUp: system.configFor,
    manifest: system.manifest,
    firstAnswers: new FirstAnswers({ bindings, prepared, languages, screens }),
    isOpenTo: system.isOpenTo,
    endShownSession: identity.endShownSession,
  })
}

/** What operators get, in every process: figures are a process's own. */
async function serveOperators(operator: FastifyInstance, parts: AppParts, base: Base, modules: Modules): Promise<void> {
  const { config, consoleFolder } = parts
  const { identity, operators, system } = modules
  await serveMachines(operator, config.publicUrl, base.isReady)
  serveMetrics(operator, base.metrics)
  registerCalls(operator, [...identity.operatorCalls, ...operators.calls], {
    ...answeringOf(parts, base),
    publicOrigin: config.consoleUrl.origin,
    sameSite: 'strict',
    identify: operators.identify,
    admit: () => {},
  })
  if (!consoleFolder) return
  const { languages } = base
  await serveConsole(operator, { folder: consoleFolder, languages, startUp: system.consoleStart })
}

/** Every module's consumers of events and jobs, and the ledger's proof of itself. */
function workOf({ database, logger }: AppParts, { metrics }: Base, { games }: Modules): Work {
  const differs = ({ differences }: Verification) => logger.error({ differences }, 'the book is not right')
  return new Work({
    ...{ database, logger, metrics },
    consumers: games.consumers,
    jobs: [proveBook(database, differs), ...games.jobs],
  })
}

/** What every port for machines and operators has: the document of its calls, and how it is. */
async function serveMachines(app: FastifyInstance, publicUrl: URL, isReady: () => Promise<boolean>): Promise<void> {
  await openApi(app, publicUrl, 'document')
  serveHealth(app, isReady)
}

/** Keeps the tabs of signed-in accounts up to date with the modules' topics, and tells them of their session's end. */
function openRealtime({ database, logger }: AppParts, { identity, wallet, games }: Modules): Promise<Realtime> {
  const failed = (error: unknown) => logger.error({ err: error }, 'connected tabs could not be kept up to date')
  const topics = [...wallet.topics, ...games.topics]
  return Realtime.open({ database, sessions: identity.sockets, topics, limits: socketLimits, failed })
}

function observe(realtime: Realtime, metrics: Metrics): void {
  metrics.gauge('sockets', 'Websockets that are open.', async () => realtime.count)
  metrics.gauge(
    'sockets_behind',
    'Websockets whose browser has not taken what it was sent.',
    async () => realtime.behind,
  )
}

function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
}

function rateLimitsOf(settings: MerchantSettings, openingsPerSecond: number | undefined): RateLimits {
  const perMinute = { reads: 'readsPerMinute', writes: 'writesPerMinute' } as const
  return new RateLimits((kind) => settings.current('limits')[perMinute[kind]], openingsPerSecond)
}
