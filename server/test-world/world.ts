import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { calls } from '@banyan/contract/calls.ts'
import type { BodyKey } from '@banyan/contract/system/body-key.ts'
import type { SectionName, SettingsSections } from '@banyan/contract/system/settings.ts'
import { quicknet } from '@banyan/rules/lottery/beacon-chain.ts'
import pino from 'pino'
import { type App, createApp } from '#/app.ts'
import type { NewAccount } from '#/modules/accounts/accounts.ts'
import { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import type { BeaconPort } from '#/modules/lottery/beacon-port.ts'
import type { ResultFeed } from '#/modules/lottery/results-port.ts'
import { sessionsChannel } from '#/modules/sessions/end-sessions.ts'
import type { SignIn } from '#/modules/sessions/open-session.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { BackupConfig } from '#/platform/config/backups.ts'
import type { BeaconConfig } from '#/platform/config/beacon.ts'
import type { PhoneProviderConfig } from '#/platform/config/config.ts'
import type { PaymentProviderConfig } from '#/platform/config/payments.ts'
import type { Roles } from '#/platform/config/roles.ts'
import type { VendorKeyConfig, VendorSourcesConfig, VendorUrlConfig } from '#/platform/config/vendors.ts'
import type { Database } from '#/platform/db/database.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { BodyKeys } from '#/platform/keys/body-keys.ts'
import { Settings } from '#/platform/settings/settings.ts'
import { merchantDefinitions } from './merchant-definitions.ts'
import { moveClock } from './move-clock.ts'
import { reusedKeys } from './reused-keys.ts'
import { type SignedInClient, signIn } from './sign-in.ts'
import { type Engine, emptyDatabase } from './test-database.ts'

/** A whole server for one test, without a port: `app.portal.inject` is its network. */
export interface World extends AsyncDisposable {
  readonly database: Database
  readonly app: App
  readonly settings: MerchantSettings
  /** What bodies of encrypted calls are sealed with. */
  bodyKey(): Promise<BodyKey>
  /** What mobile numbers are hidden with. */
  readonly personal: PersonalSecrets
  /** What an operator sends to be known as one. */
  readonly operatorHeaders: { readonly authorization: string }
  /** What the secrets of authenticators are sealed under. */
  readonly authenticatorKey: Uint8Array
  /** What the seeds of fair draws are sealed under. */
  readonly seedKey: Uint8Array
  /** Every line the server logged, parsed. */
  readonly logs: Record<string, unknown>[]
  /** Opens a session for an account, a new one unless an id is given, without the login call. */
  signIn(who?: bigint | Partial<NewAccount>, how?: Partial<SignIn>): Promise<SignedInClient>
  /** Sets the database's clock so many seconds ahead; what the server remembers for a moment is then forgotten. */
  moveClock(seconds: number): Promise<void>
  /** Replaces one section of the settings as an operator would. */
  set<Name extends SectionName>(section: Name, value: SettingsSections[Name]): Promise<void>
}

export interface WorldOptions {
  readonly engine?: Engine
  /** What every query of a call fails with. */
  readonly queriesFailWith?: Error
  /** What the database's own health check says. */
  readonly databaseAnswers?: boolean
  readonly trustedProxies?: readonly string[]
  readonly publicUrl?: string
  readonly consoleUrl?: string
  /** The least that is logged: `info` unless told. */
  readonly logLevel?: 'debug'
  /** Without one /metrics asks for the operator key. */
  readonly metricsKey?: string
  readonly portalFolder?: string
  readonly consoleFolder?: string
  readonly galleryFolder?: string
  readonly publishApi?: boolean
  /** Whose settings it starts with: the demo's, unless a new merchant's are asked for. */
  readonly merchant?: 'demo' | 'new'
  /** False keeps the settings that a merchant starts with: limits, and proofs of new places, that most tests would run into. */
  readonly liftLimits?: boolean
  /** Without one nobody can sign in by SMS. */
  readonly smsGateway?: { readonly url: URL; readonly key: string }
  /** Without one no mail is sent. */
  readonly mailServer?: { readonly url: URL; readonly from: string }
  /** Without one nobody registers by way of a provider. */
  readonly phoneProvider?: PhoneProviderConfig
  /** What the process does; everything unless told. */
  readonly roles?: Roles
  /** Without any no vendor's call is taken. */
  readonly vendorKeys?: readonly VendorKeyConfig[]
  /** How long a vendor's call, and a started game's money, may take; for ever unless told. */
  readonly answerWithinMs?: number
  /** Without any no game can be started. */
  readonly vendorUrls?: readonly VendorUrlConfig[]
  /** Without any vendors' messages may come from anywhere. */
  readonly vendorSources?: readonly VendorSourcesConfig[]
  /** Without any nobody can pay in but by manual transfers. */
  readonly payments?: readonly PaymentProviderConfig[]
  /** Without one the beacon is quicknet, and its relays are not there. */
  readonly beacon?: BeaconConfig
  /** Members whose games operators may start for a vendor that tries the wallet. */
  readonly testMembers?: readonly string[]
  /** What the time is to the process; the database has a clock of its own. */
  readonly now?: () => Date
  /** What stands in for the beacon's relays. */
  readonly beaconStandIn?: BeaconPort
  /** What stands in for feeds of results; without it there are none. */
  readonly resultFeeds?: readonly ResultFeed[]
  /** Without it no backup can be written. */
  readonly backups?: BackupConfig
  /** Hosts at which games may lie. */
  readonly gameHosts?: readonly string[]
}

/** Addresses of this machine at which nobody listens. */
const nowhere = ['http://127.0.0.1:1', 'http://127.0.0.1:2'].map((address) => new URL(address))

/** An empty world; its answers are checked against their schema. */
export async function world(options: WorldOptions = {}): Promise<World> {
  const {
    engine = 'pglite',
    queriesFailWith,
    databaseAnswers,
    trustedProxies = [],
    publishApi = true,
    portalFolder,
    consoleFolder,
    galleryFolder,
    gameHosts = ['games.example.com'],
  } = options
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  const database = await emptyDatabase(engine)
  const { merchant, liftLimits } = options
  const settings = await Settings.open(database, merchantDefinitions(merchant, liftLimits), () => {})
  const set: World['set'] = async (section, value) => {
    await settings.change(section, settings.section(section).version, value, 'the test')
  }
  const sessionTokens = randomBytes(32)
  const mobileNumbers = randomBytes(32)
  const authenticators = randomBytes(32)
  const seeds = randomBytes(32)
  const https = publicUrl.startsWith('https:')
  const { logs, logger } = kept(options.logLevel ?? 'info')
  const operator = randomBytes(32).toString('base64url')
  const asked = {
    ...database,
    ...(queriesFailWith && { db: failing(queriesFailWith), hotDb: failing(queriesFailWith) }),
    ...(databaseAnswers !== undefined && { answers: async () => databaseAnswers }),
  }
  const app = await createApp({
    config: {
      merchantCode: 'banyan',
      publicUrl: new URL(publicUrl),
      consoleUrl: new URL(options.consoleUrl ?? 'http://console.localhost:3001'),
      metricsKey: options.metricsKey,
      trustedProxies,
      publishApi,
      socketsPerSecond: 600,
      smsGateway: options.smsGateway,
      mailServer: options.mailServer,
      backups: options.backups,
      phoneProvider: options.phoneProvider,
      vendorKeys: options.vendorKeys ?? [],
      vendorUrls: options.vendorUrls ?? [],
      vendorSources: options.vendorSources ?? [],
      payments: options.payments ?? [],
      paymentCallbackUrl: new URL('http://localhost:3002'),
      beacon: options.beacon ?? { chain: quicknet, relays: nowhere },
      resultFeeds: [],
      testMembers: options.testMembers ?? [],
      hosts: {
        links: options.merchant === 'new' ? [] : ['t.me', 'www.facebook.com'],
        images: ['images.example.com'],
        games: [...gameHosts],
      },
    },
    database: asked,
    settings,
    keys: {
      customerService: randomBytes(32),
      mobileNumbers,
      sessionTokens,
      authenticators,
      uploads: randomBytes(32),
      seeds,
      operator,
      bodies: new BodyKeys(asked, randomBytes(32), reusedKeys()),
    },
    logger,
    checkAnswers: true,
    openingsPerSecond: 1_000_000,
    ...(options.resultFeeds && { resultFeeds: options.resultFeeds }),
    ...(options.beaconStandIn && { beacon: options.beaconStandIn }),
    ...(options.now && { now: options.now }),
    ...(options.roles && { roles: options.roles }),
    answerWithinMs: options.answerWithinMs ?? 600_000,
    ...(portalFolder && { portalFolder }),
    ...(consoleFolder && { consoleFolder }),
    ...(galleryFolder && { galleryFolder }),
  })
  // Closing a server that nobody asked anything would first make it ready, which takes longer than the test.
  const used = new Set<App['portal']>()
  for (const server of [app.portal, app.operator, app.vendors])
    server.addHook('onReady', async () => void used.add(server))
  return {
    database,
    app,
    settings,
    bodyKey: async () => (await app.portal.inject(calls.bodyKey.path)).json().value,
    personal: new PersonalSecrets(mobileNumbers),
    authenticatorKey: authenticators,
    seedKey: seeds,
    operatorHeaders: { authorization: `Bearer ${operator}` },
    logs,
    set,
    signIn: (who = {}, how = {}) => signIn(database, { key: sessionTokens, https }, who, how),
    moveClock: (seconds) =>
      database.transaction(async (tx) => {
        await moveClock(tx, seconds)
        await notify(tx, sessionsChannel, '')
      }),
    async [Symbol.asyncDispose]() {
      for (const server of used) await server.close()
      await app.release()
      await settings[Symbol.asyncDispose]()
    },
  }
}

function kept(level: string) {
  const logs: Record<string, unknown>[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      logs.push(JSON.parse(String(line)))
      done()
    },
  })
  return { logs, logger: pino({ level }, sink) }
}

function failing(error: Error): Database['db'] {
  return new Proxy({} as Database['db'], {
    get: () => () => {
      throw error
    },
  })
}
