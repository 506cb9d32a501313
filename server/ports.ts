import type { IncomingMessage } from 'node:http'
import type { CallDefinition } from '@banyan/contract/call.ts'
import type { ConsoleStart } from '@banyan/contract/staff/console-start.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import { settingsVersionHeader } from '@banyan/contract/system/settings.ts'
import { isConsolePage } from '@banyan/rules/content/console-routes.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { consoleCookie, sessionCookie } from './modules/sessions/session-secrets.ts'
import type { MerchantSettings } from './modules/system/merchant-settings.ts'
import { passkeyOrigins } from './modules/system/passkey-origins.ts'
import { operatorSchemes, portalSchemes, vendorSchemes } from './platform/calls/call-security.ts'
import { openApi } from './platform/calls/openapi.ts'
import { registerCalls } from './platform/calls/register-calls.ts'
import type { Config } from './platform/config/config.ts'
import type { Roles } from './platform/config/roles.ts'
import type { Database } from './platform/db/database.ts'
import type { AskSecondOperator, Principal } from './platform/http/bind.ts'
import { cookieName } from './platform/http/browser.ts'
import type { Languages } from './platform/http/languages.ts'
import type { RateLimits } from './platform/http/rate-limits.ts'
import type { RecordAction } from './platform/http/recorded-action.ts'
import type { BodyKeys } from './platform/keys/body-keys.ts'
import type { Modules } from './platform/module.ts'
import { serveDrawn } from './platform/pages/drawn-files.ts'
import { FirstAnswers } from './platform/pages/first-answers.ts'
import { serveConsole } from './platform/pages/serve-console.ts'
import { serveGallery, servePortal } from './platform/pages/serve-portal.ts'
import type { GracefulStop } from './platform/port/graceful-stop.ts'
import { serveHealth } from './platform/port/health.ts'
import { httpApp } from './platform/port/http-app.ts'
import { headersWith, safeHeaders } from './platform/port/safe-headers.ts'
import { serveMetrics } from './platform/port/serve-metrics.ts'
import { servedHosts } from './platform/port/served-hosts.ts'
import { fixedValues } from './platform/prepared/fixed-values.ts'
import { PreparedAnswers } from './platform/prepared/prepared-answers.ts'
import { shortCut } from './platform/prepared/short-cut.ts'
import { createMetrics, type Metrics } from './platform/process/metrics.ts'
import type { Tally } from './platform/process/tally.ts'
import { Realtime } from './platform/realtime/realtime.ts'
import { serveSockets } from './platform/realtime/serve-sockets.ts'
import { socketLimits } from './platform/realtime/socket-limits.ts'
import type { SocketSessions } from './platform/realtime/socket-sessions.ts'
import { Work } from './work.ts'

export interface BuiltFolders {
  /** Folder of the built portal; without it only calls are answered. */
  readonly portalFolder?: string
  /** Folder of the built console, likewise. */
  readonly consoleFolder?: string
  /** Folder of the built gallery of primitives: for the demo and for tests. */
  readonly galleryFolder?: string
}

type Identify = (request: FastifyRequest, token: CallDefinition['token']) => Promise<Principal>

/** Who comes in at the portal's port, and what its documents carry. */
interface PortalDoor {
  readonly identify: Identify
  readonly sockets: SocketSessions
  admit(address: string): void
  noteActivity(request: IncomingMessage): void
  isSecretText(text: string): boolean
  secretsIn(address: string): readonly string[]
  endShownSessions(secrets: readonly string[]): Promise<void>
  configFor(address: string): PortalConfig
  /** Which version pages' settings have. */
  settingsVersion(): number
  manifest(): object
  isOpenTo(address: string): boolean
  isPage(path: string): boolean
}

/** Who comes in at the operators' port, and what the console's document carries. */
interface OperatorDoor {
  readonly identify: Identify
  readonly record: RecordAction
  readonly ask: AskSecondOperator
  attend(): Promise<void>
  consoleStart(): Omit<ConsoleStart, 'language'>
}

interface PortParts extends BuiltFolders {
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'consoleUrl'
    | 'merchantCode'
    | 'paymentCallbackUrl'
    | 'metricsKey'
    | 'hosts'
    | 'trustedProxies'
    | 'publishApi'
    | 'socketsPerSecond'
  >
  readonly database: Database
  readonly settings: MerchantSettings
  readonly keys: { readonly bodies: BodyKeys; readonly operator: string }
  readonly logger: FastifyBaseLogger
  readonly roles: Roles
  readonly graceful: GracefulStop
  readonly languages: Languages
  readonly https: { readonly portal: boolean; readonly console: boolean }
  readonly checkAnswers?: boolean
  readonly limits: RateLimits
  readonly modules: Modules
  readonly tally: Tally
  readonly portalDoor: PortalDoor
  readonly operatorDoor: OperatorDoor
  isReady(): Promise<boolean>
}

/** The servers of one process; none listens yet. */
export interface App {
  /** Calls, files and pages for visitors, players and agents. */
  readonly portal: FastifyInstance
  /** Calls and figures for those who run the brand. */
  readonly operator: FastifyInstance
  /** What game vendors call. */
  readonly vendors: FastifyInstance
  /** Tells operators from now on that this process runs. */
  attend(): Promise<void>
  /** Delivers events and runs jobs, from its beginning on, in a process with that role. */
  readonly work: Work
  /** Stops the servers without losing an accepted request. */
  stop(): Promise<void>
  /** Releases what the modules hold, for servers that never listened; a part of stopping. */
  release(): Promise<void>
}

/** Opens the three ports onto all modules, by the roles of this process. */
export async function openPorts(parts: PortParts): Promise<App> {
  const { config, database, logger, roles, modules, graceful, isReady, portalDoor } = parts
  const shared = sharedOf(parts)
  const { metrics, limits } = shared
  const { portal, operator, vendors } = serversOf(parts, shared)
  for (const gauge of modules.all('health')) metrics.gauge(gauge)

  const realtime = roles.realtime ? await openRealtime(parts, metrics) : undefined
  if (roles.web) await servePages(portal, parts, shared)
  serveHealth(portal, isReady)
  if (realtime) {
    const { admit } = portalDoor
    serveSockets(portal, { realtime, limits, publicOrigin: config.publicUrl.origin, admit })
  }
  await serveOperators(operator, parts, shared)
  await openApi(vendors, config.paymentCallbackUrl, 'document', vendorSchemes)
  serveHealth(vendors, isReady)
  if (roles.web) modules.serveVendors(vendors)

  const [consumers, jobs, polls] = [modules.all('consumers'), modules.all('jobs'), modules.all('polls')]
  const work = new Work({ database, logger, metrics, consumers, jobs, polls })
  const held = new AsyncDisposableStack()
  for (const part of [modules, realtime, work]) held.use(part)
  const release = () => held.disposeAsync()
  // Tabs go first: their connections would not end by themselves.
  const leave = async () => await realtime?.leave()
  const stop = async () => void (await Promise.all([leave(), graceful.stop()]).finally(release))
  return { portal, operator, vendors, work, attend: parts.operatorDoor.attend, stop, release }
}

type Shared = ReturnType<typeof sharedOf>

/** What the ports have in common. */
function sharedOf({ config, languages, limits, tally }: PortParts) {
  return {
    metrics: createMetrics(tally),
    limits,
    prepared: new PreparedAnswers(languages),
    fixed: fixedValues(config.merchantCode),
  }
}

/** The three servers, with what holds for every answer of theirs. */
function serversOf(parts: PortParts, { metrics, limits, prepared, fixed }: Shared) {
  const { config, logger, languages, https, graceful, modules, portalDoor } = parts
  const { admit, noteActivity } = portalDoor
  const isStopping = () => graceful.isStopping
  const headersNow = headersWith(safeHeaders(https.portal), settingsVersionHeader, portalDoor.settingsVersion)
  const http = { logger, languages, trustedProxies: config.trustedProxies, metrics, isStopping }
  const quick = shortCut({ prepared, limits, fixed, headersNow, admit, noteActivity })
  const portal = httpApp({ ...http, https: https.portal, headersNow, shortCut: quick })
  const operator = httpApp({ ...http, https: https.console, isMeant: servedHosts(config.consoleUrl) })
  const vendors = httpApp({ ...http, https: false, shortCut: parts.roles.web ? modules.vendorsShortCut : undefined })
  graceful.add(portal, operator, vendors)
  // Wherever it stands, path or query, page or call: what follows finds a visitor.
  const endShown = async ({ url, ip }: FastifyRequest) => {
    const secrets = portalDoor.secretsIn(url)
    if (secrets.length === 0) return
    await limits.count('reads', ip)
    await portalDoor.endShownSessions(secrets)
  }
  for (const app of [portal, operator]) app.addHook('onRequest', endShown)
  return { portal, operator, vendors }
}

function callOptions({ keys, languages, checkAnswers = false }: PortParts, { limits, prepared, fixed }: Shared) {
  return { languages, checkAnswers, limits, bodyKeys: keys.bodies, prepared, fixed }
}

/** What browsers and apps get: calls, drawn files and pages. */
async function servePages(portal: FastifyInstance, parts: PortParts, shared: Shared): Promise<void> {
  const { config, settings, languages, modules, portalDoor, portalFolder, galleryFolder } = parts
  const bindings = modules.all('calls')
  const cookie = cookieName(sessionCookie, parts.https.portal)
  await openApi(portal, config.publicUrl, config.publishApi ? 'page' : 'nothing', portalSchemes(cookie))
  registerCalls(portal, bindings, {
    ...callOptions(parts, shared),
    publicOrigin: config.publicUrl.origin,
    sameSite: 'lax',
    identify: portalDoor.identify,
    admit: portalDoor.admit,
  })
  portal.get('/.well-known/webauthn', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ origins: passkeyOrigins(settings, config.publicUrl) }),
  )
  for (const files of modules.all('files')) serveDrawn(portal, files)
  if (galleryFolder) await serveGallery(portal, galleryFolder, shared.limits)
  if (!portalFolder) return
  const screens = modules.firstScreens()
  await servePortal(portal, {
    folder: portalFolder,
    hosts: config.hosts,
    languages,
    limits: shared.limits,
    followsBrowser: () => settings.current('languages').followBrowser,
    startUp: portalDoor.configFor,
    manifest: portalDoor.manifest,
    firstAnswers: new FirstAnswers({ bindings, prepared: shared.prepared, languages, screens }),
    isOpenTo: portalDoor.isOpenTo,
    isPage: portalDoor.isPage,
    isSecretText: portalDoor.isSecretText,
  })
}

/** What operators get, in every process: figures are a process's own. */
async function serveOperators(operator: FastifyInstance, parts: PortParts, shared: Shared): Promise<void> {
  const { config, keys, consoleFolder, languages, modules, https, operatorDoor } = parts
  await openApi(operator, config.consoleUrl, 'document', operatorSchemes(cookieName(consoleCookie, https.console)))
  serveHealth(operator, parts.isReady)
  serveMetrics(operator, shared.metrics, config.metricsKey ?? keys.operator)
  registerCalls(operator, modules.all('operatorCalls'), {
    ...callOptions(parts, shared),
    publicOrigin: config.consoleUrl.origin,
    sameSite: 'strict',
    identify: limitWrongKeys(operatorDoor.identify, shared.limits),
    admit: () => {},
    record: operatorDoor.record,
    ask: operatorDoor.ask,
  })
  if (!consoleFolder) return
  // What previews show: the same pictures as the portal's.
  for (const files of modules.all('files')) serveDrawn(operator, files)
  const { images } = config.hosts
  await serveConsole(operator, {
    folder: consoleFolder,
    languages,
    limits: shared.limits,
    images,
    isPage: isConsolePage,
    startUp: operatorDoor.consoleStart,
  })
}

/**
 * Counts keys that are none: past the limit an address is refused whatever key it shows, so that no key is guessed and no
 * other address is locked out.
 */
function limitWrongKeys(identify: Identify, limits: RateLimits): Identify {
  return async (request, token) => {
    if (request.headers.authorization === undefined) return await identify(request, token)
    await limits.check('wrongKeys', request.ip)
    const principal = await identify(request, token)
    if (principal.is === 'visitor') {
      request.log.info({ security: 'operator_key_wrong', address: request.ip }, 'a proof was refused')
      await limits.count('wrongKeys', request.ip)
    }
    return principal
  }
}

/** Keeps the tabs of signed-in accounts up to date with the modules' topics, and tells them of their session's end. */
async function openRealtime(parts: PortParts, metrics: Metrics): Promise<Realtime> {
  const { config, database, logger, modules, portalDoor } = parts
  const realtime = await Realtime.open({
    database,
    sessions: portalDoor.sockets,
    topics: modules.all('topics'),
    limits: { ...socketLimits, perSecond: config.socketsPerSecond },
    failed: (error) => logger.error({ err: error }, 'connected tabs could not be kept up to date'),
  })
  metrics.gauge({ name: 'sockets', help: 'Open websockets.', read: async () => realtime.count })
  metrics.gauge({
    name: 'sockets_behind',
    help: 'Websockets whose browser has not taken what it was sent.',
    read: async () => realtime.behind,
  })
  return realtime
}
