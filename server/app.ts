import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { accountsModule } from './modules/accounts/module.ts'
import { backupsModule } from './modules/backups/module.ts'
import { codesModule } from './modules/codes/module.ts'
import { gamesModule } from './modules/games/module.ts'
import type { BeaconPort } from './modules/lottery/beacon-port.ts'
import { lotteryModule } from './modules/lottery/module.ts'
import type { ResultFeed } from './modules/lottery/results-port.ts'
import { messagesModule } from './modules/messages/module.ts'
import { operatorModule } from './modules/operator/module.ts'
import { memberMoney } from './modules/promotions/member-money.ts'
import { promotionsModule } from './modules/promotions/module.ts'
import { recordsModule } from './modules/records/module.ts'
import { registrationModule } from './modules/registration/module.ts'
import { roundsModule } from './modules/rounds/module.ts'
import { sessionsModule } from './modules/sessions/module.ts'
import { signInModule } from './modules/sign-in/module.ts'
import { PasswordHashing } from './modules/sign-in/password-hashing.ts'
import type { MerchantSettings } from './modules/system/merchant-settings.ts'
import { systemModule } from './modules/system/module.ts'
import { uploadsModule } from './modules/uploads/module.ts'
import { verificationModule } from './modules/verification/module.ts'
import { walletModule } from './modules/wallet/module.ts'
import { keepFirstPaymentPassword, payoutStanding } from './modules/wallet/payouts.ts'
import type { Config } from './platform/config/config.ts'
import { allRoles, type Roles } from './platform/config/roles.ts'
import type { Database } from './platform/db/database.ts'
import { RateLimits } from './platform/http/rate-limits.ts'
import type { BodyKeys } from './platform/keys/body-keys.ts'
import { Modules } from './platform/module.ts'
import { GracefulStop } from './platform/port/graceful-stop.ts'
import { Tally } from './platform/process/tally.ts'
import { type App, type BuiltFolders, openPorts } from './ports.ts'

export type { App }

type NeededConfig =
  | 'merchantCode'
  | 'publicUrl'
  | 'consoleUrl'
  | 'metricsKey'
  | 'hosts'
  | 'trustedProxies'
  | 'publishApi'
  | 'smsGateway'
  | 'mailServer'
  | 'phoneProvider'
  | 'vendorKeys'
  | 'vendorUrls'
  | 'vendorSources'
  | 'payments'
  | 'paymentCallbackUrl'
  | 'beacon'
  | 'resultFeeds'
  | 'testMembers'
  | 'socketsPerSecond'
  | 'backups'

export interface AppParts extends BuiltFolders {
  readonly config: Pick<Config, NeededConfig>
  readonly database: Database
  readonly settings: MerchantSettings
  readonly keys: {
    readonly customerService: Uint8Array
    readonly mobileNumbers: Uint8Array
    readonly sessionTokens: Uint8Array
    readonly authenticators: Uint8Array
    readonly uploads: Uint8Array
    readonly seeds: Uint8Array
    readonly operator: string
    readonly bodies: BodyKeys
  }
  readonly logger: FastifyBaseLogger
  /** What this process does; everything, unless processes divide it. */
  readonly roles?: Roles
  /** Checks every answer against its schema before filtering: in tests and fuzzing. */
  readonly checkAnswers?: boolean
  /** Sealed bodies that an address may send in a second, in place of the usual number: tests are faster than people. */
  readonly openingsPerSecond?: number
  /** What says random values in place of the beacon's relays: tests know what it says. */
  readonly beacon?: BeaconPort
  /** What stands in for the feeds of results that are configured. */
  readonly resultFeeds?: readonly ResultFeed[]
  /** What the time is, in place of this machine's clock. */
  readonly now?: () => Date
  /** Milliseconds that a vendor's call, and the reading of an image, may take, in place of the usual number: tests may be slow. */
  readonly answerWithinMs?: number
}

/** Puts the modules together, the lowest first: the only place that names every one of them. */
export async function createApp({ roles = allRoles, ...given }: AppParts): Promise<App> {
  const { config, database, settings } = given
  const graceful = new GracefulStop()
  const parts = {
    ...given,
    roles,
    graceful,
    passwords: new PasswordHashing(),
    tally: new Tally(),
    random: randomBytes,
    now: given.now ?? (() => new Date()),
    languages: () => settings.current('languages').offered,
    limits: limitsOf(settings, given.openingsPerSecond),
    https: { portal: config.publicUrl.protocol === 'https:', console: config.consoleUrl.protocol === 'https:' },
    isReady: async () => !graceful.isStopping && (await database.answers()),
  }
  // First, because catalogue and winners load while the rest is put together.
  const games = gamesModule(parts)
  const rounds = roundsModule({
    ...parts,
    ...games.offers,
    takeMoneyAlong: (accountId, vendorCode) => wallet.offers.takeMoneyAlong(accountId, vendorCode),
    askVendors: (accountId) => wallet.offers.askVendors(accountId),
    memberMoney,
  })
  const system = await systemModule(parts)
  const accounts = accountsModule(parts)
  const { personal } = accounts.offers
  const hashOfSubject = (kind: string, subject: string) => personal.hashOfSubject(kind, subject)
  const verification = verificationModule({ ...parts, hashOfSubject })
  const codes = codesModule({ ...parts, ...accounts.offers })
  const sessions = await sessionsModule(parts)
  const people = {
    ...parts,
    ...system.offers,
    ...accounts.offers,
    ...codes.offers,
    ...sessions.offers,
    merchantCode: config.merchantCode,
  }
  const signIn = signInModule({ ...people, payoutStanding })
  const registration = registrationModule({ ...people, keepPaymentPassword: keepFirstPaymentPassword })
  const uploads = uploadsModule(people)
  const wallet = walletModule({
    ...people,
    dayLimitsOf: (db, accountId) => promotions.offers.withdrawalLimitsOf(db, accountId),
  })
  const messages = messagesModule(parts)
  const lottery = lotteryModule({ ...parts, ...games.offers })
  const promotions = promotionsModule({ ...people, askVendors: wallet.offers.askVendors })
  const records = recordsModule({ ...parts, ...games.offers })
  const all = () => modules.all('operatorCalls')
  const operator = operatorModule({
    ...{ ...people, ...wallet.offers, ...lottery.offers, vip: promotions.offers.vip },
    operatorBindings: all,
  })
  // A document carries first answers in this order: what a page shows first comes first.
  const below = [system, verification, accounts, codes, sessions, signIn, registration]
  const modules = new Modules([
    games,
    rounds,
    ...below,
    uploads,
    wallet,
    messages,
    lottery,
    promotions,
    records,
    operator,
    backupsModule(parts),
  ])
  return await openPorts({
    ...parts,
    modules,
    portalDoor: { ...system.offers, ...sessions.offers },
    operatorDoor: { ...operator.offers, consoleStart: system.offers.consoleStart },
  })
}

/** What one address may ask of this process, as the settings say at each moment. */
function limitsOf(settings: MerchantSettings, openingsPerSecond: number | undefined): RateLimits {
  const perMinute = { reads: 'readsPerMinute', writes: 'writesPerMinute' } as const
  return new RateLimits((kind) => settings.current('limits')[perMinute[kind]], openingsPerSecond)
}
