import { join } from 'node:path'
import type { DatabaseTarget } from '#/platform/db/database.ts'
import { StartError } from '#/platform/process/start-error.ts'
import { type BackupConfig, backupsOf } from './backups.ts'
import { type BeaconConfig, beaconOf } from './beacon.ts'
import { databaseTargetOf, requireHttps } from './database-target.ts'
import { Environment } from './environment.ts'
import { type PaymentProviderConfig, paymentsOf } from './payments.ts'
import { type ResultFeedConfig, resultFeedsOf } from './result-feeds.ts'
import {
  type VendorKeyConfig,
  type VendorSourcesConfig,
  type VendorUrlConfig,
  vendorKeysOf,
  vendorSourcesOf,
  vendorUrlsOf,
} from './vendors.ts'

/** Everything that the environment decides; read once, at start. */
export interface Config {
  /** Address the portal's port listens on. */
  readonly host: string
  readonly port: number
  readonly consolePort: number
  /** Origin under which browsers reach the portal; https here turns on HSTS. */
  readonly publicUrl: URL
  /** Origin under which operators reach the console; https here turns on HSTS there. */
  readonly consoleUrl: URL
  readonly merchantCode: string
  readonly database: DatabaseTarget
  /** Folder with the demo's prebuilt database, from which an empty DATA_DIR starts. */
  readonly cacheFolder: string | undefined
  /** Seals every other key; undefined means a file in DATA_DIR. */
  readonly masterKey: Uint8Array | undefined
  /** What operator commands show at the operator's port; undefined means a file in DATA_DIR. */
  readonly operatorKey: string | undefined
  /** What /metrics asks for; undefined means the operator key. */
  readonly metricsKey: string | undefined
  /** Proxies whose word on the client's address counts, as addresses or ranges. */
  readonly trustedProxies: readonly string[]
  /** Whether the API's document and page are public at the portal's port; the operators' port has them always. */
  readonly publishApi: boolean
  /** Hosts that settings may name; a setting can't widen them. */
  readonly hosts: AllowedHosts
  /** Who sends messages, and the key that signs what it is handed; undefined means nobody does. */
  readonly smsGateway: { readonly url: URL; readonly key: string } | undefined
  /** Where mail is handed over by SMTP, and whom it comes from; undefined means that nobody sends any. */
  readonly mailServer: { readonly url: URL; readonly from: string } | undefined
  /** The phone-verification provider; undefined means that there is none. */
  readonly phoneProvider: PhoneProviderConfig | undefined
  /** Port that game vendors call, and the keys that they sign with. */
  readonly vendorPort: number
  readonly vendorKeys: readonly VendorKeyConfig[]
  /** Where vendors are asked for games; the games of a vendor without an address can't be started. */
  readonly vendorUrls: readonly VendorUrlConfig[]
  /** Without any of a vendor its messages may come from anywhere. */
  readonly vendorSources: readonly VendorSourcesConfig[]
  /** Providers of payments that this server speaks with. */
  readonly payments: readonly PaymentProviderConfig[]
  /** Origin under which payment providers reach the vendors' port. */
  readonly paymentCallbackUrl: URL
  /** The random beacon of fair draws. */
  readonly beacon: BeaconConfig
  /** Feeds that bring results of imported lottery games; without any operators enter them. */
  readonly resultFeeds: readonly ResultFeedConfig[]
  /** Usernames of members whose games operators may start for a vendor that tries the wallet: it moves their money. */
  readonly testMembers: readonly string[]
  /** New websockets that this process lets in within a second; the others wait for their turn. */
  readonly socketsPerSecond: number
  /** Backup folder and key; undefined disables backups. */
  readonly backups: BackupConfig | undefined
  readonly logLevel: LogLevel
}

/** A provider that sends codes of its own and signs id tokens for the numbers that they proved (requirements ACC-14). */
export interface PhoneProviderConfig {
  /** Beneath it lie `v1/accounts:sendVerificationCode` and `v1/accounts:signInWithPhoneNumber`. */
  readonly url: URL
  /** What it knows us by. */
  readonly key: string
  /** Where it publishes the keys that its tokens are signed with (JWKS). */
  readonly keysUrl: URL
  readonly issuer: string
  readonly audience: string
}

export interface AllowedHosts {
  /** Where customer service, social links and downloads of apps may lead. */
  readonly links: readonly string[]
  readonly images: readonly string[]
  /** Names, or plain http origins of this machine. */
  readonly games: readonly string[]
}

export type LogLevel = (typeof logLevels)[number]
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Reads the configuration; one error names every variable that makes no sense. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = new Environment(variables)
  const host = env.text('HOST', 'localhost', /^[A-Za-z0-9.:-]{1,253}$/, 'a host name or an address, such as 0.0.0.0')
  const port = env.port('PORT', 3000)
  const consolePort = env.port('CONSOLE_PORT', 3001)
  const vendorPort = env.port('VENDOR_PORT', 3002)
  const database = databaseTargetOf(env)
  // The embedded database is filled with the demo; what names its brand is of no use to another.
  const isDemo = database.engine === 'pglite'
  const vendorKeys = vendorKeysOf(env)
  const publicUrl = env.origin('PUBLIC_URL', `http://localhost:${port}`)
  requireHttps(env, publicUrl, database)
  const config: Config = {
    host,
    port,
    consolePort,
    publicUrl,
    consoleUrl: env.origin('CONSOLE_URL', `http://console.localhost:${consolePort}`),
    merchantCode: env.text('MERCHANT_CODE', 'banyan', /^[a-z0-9-]{2,30}$/, '2 to 30 of a-z, 0-9 and -'),
    database,
    cacheFolder: database.engine === 'pglite' ? env.folder('CACHE_DIR', join(database.folder, 'cache')) : undefined,
    masterKey: env.key('MASTER_KEY'),
    operatorKey: env.secret('OPERATOR_KEY'),
    metricsKey: env.secret('METRICS_KEY'),
    trustedProxies: env.addresses('TRUSTED_PROXIES'),
    publishApi: env.oneOf('PUBLISH_API', ['yes', 'no'], isDemo ? 'yes' : 'no') === 'yes',
    hosts: {
      links: env.hosts('LINK_HOSTS', isDemo ? demoLinkHosts : []),
      images: env.hosts('IMAGE_CDN_HOSTS', []),
      games: env.frameHosts('LAUNCH_GAME_HOSTS'),
    },
    smsGateway: smsGatewayOf(env),
    mailServer: mailServerOf(env, isDemo),
    phoneProvider: phoneProviderOf(env),
    vendorPort,
    vendorKeys,
    vendorUrls: vendorUrlsOf(env, vendorKeys),
    vendorSources: vendorSourcesOf(env, vendorKeys),
    payments: paymentsOf(env),
    paymentCallbackUrl: env.origin('PAYMENT_CALLBACK_URL', `http://${nameOfHost(host)}:${vendorPort}`),
    beacon: beaconOf(env, publicUrl),
    resultFeeds: resultFeedsOf(env),
    testMembers: env.list('TEST_MEMBERS', [], /^[^\s,]{1,60}$/, 'usernames separated by commas'),
    socketsPerSecond: env.whole('SOCKETS_PER_SECOND', usualSocketsPerSecond, { least: 10, most: 10_000 }),
    backups: backupsOf(env, database),
    logLevel: env.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  if (config.port !== 0 && config.port === config.consolePort) env.refuse('CONSOLE_PORT', 'must differ from PORT')
  if (config.vendorPort !== 0 && [config.port, config.consolePort].includes(config.vendorPort))
    env.refuse('VENDOR_PORT', 'must differ from PORT and CONSOLE_PORT')
  if (env.problems.length > 0) throw new StartError(env.problems.join('\n'))
  return config
}

/**
 * So many that a storm of tabs leaves room for calls on two cores (reliability goal G12): letting one in takes a server a
 * millisecond of its processor. Fewer cost more: whoever is sent away asks for a ticket again.
 */
const usualSocketsPerSecond = 600

/** What this machine calls itself where it listens on every address, or on none that there can be. */
function nameOfHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  const name = host.includes(':') ? `[${host}]` : host
  return URL.canParse(`http://${name}`) ? name : 'localhost'
}

const mailAddress = /^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,253}$/

/** Networks that the demo's customer service and its brand lead to, and where its apps would lie. */
const demoLinkHosts = [
  't.me',
  'm.me',
  'www.facebook.com',
  'facebook.com',
  'www.youtube.com',
  'youtube.com',
  'www.instagram.com',
  'instagram.com',
  // A reserved name that leads nowhere: the demo merchant's apps.
  'download.banyan-play.example',
]

function smsGatewayOf(env: Environment) {
  const url = env.partyUrl('SMS_GATEWAY_URL')
  const key = env.secret('SMS_GATEWAY_KEY')
  const names = ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'] as const
  for (const [one, other] of [names, names.toReversed()] as [string, string][])
    if (env.has(other) && !env.has(one)) env.refuse(one, `must be set with ${other}`)
  return url && key !== undefined ? { url, key } : undefined
}

function mailServerOf(env: Environment, isDemo: boolean) {
  const url = env.mailUrl('MAIL_SERVER_URL')
  if (url && !isDemo && !env.has('MAIL_FROM')) env.refuse('MAIL_FROM', 'must be set with MAIL_SERVER_URL')
  const from = env.text('MAIL_FROM', 'no-reply@banyan-play.example', mailAddress, 'a mail address')
  return url && { url, from }
}

function phoneProviderOf(env: Environment): PhoneProviderConfig | undefined {
  const url = env.partyUrl('PHONE_PROVIDER_URL')
  const keysUrl = env.partyUrl('PHONE_PROVIDER_KEYS_URL')
  const key = env.secret('PHONE_PROVIDER_KEY')
  const [issuer, audience] = ['PHONE_PROVIDER_ISSUER', 'PHONE_PROVIDER_AUDIENCE'].map((name) =>
    env.text(name, '', /^[\x21-\x7e]{1,300}$/, '1 to 300 characters without spaces'),
  )
  const names = ['URL', 'KEYS_URL', 'KEY', 'ISSUER', 'AUDIENCE'].map((name) => `PHONE_PROVIDER_${name}`)
  const named = names.find((name) => env.has(name))
  if (named !== undefined) for (const name of names) if (!env.has(name)) env.refuse(name, `must be set with ${named}`)
  return url && keysUrl && key !== undefined && issuer && audience ? { url, keysUrl, key, issuer, audience } : undefined
}
