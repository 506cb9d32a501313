import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { hooksAnsweredBy } from './hooks.ts'
import { accountsModule } from './modules/accounts/module.ts'
import { backupsModule } from './modules/backups/module.ts'
import { cashierModule } from './modules/cashier/module.ts'
import { codesModule } from './modules/codes/module.ts'
import { gamesModule } from './modules/games/module.ts'
import type { BeaconPort } from './modules/lottery/beacon-port.ts'
import { lotteryModule } from './modules/lottery/module.ts'
import type { ResultFeed } from './modules/lottery/results-port.ts'
import { messagesModule } from './modules/messages/module.ts'
import { promotionsModule } from './modules/promotions/module.ts'
import { recordsModule } from './modules/records/module.ts'
import { registrationModule } from './modules/registration/module.ts'
import { roundsModule } from './modules/rounds/module.ts'
import { sessionsModule } from './modules/sessions/module.ts'
import { signInModule } from './modules/sign-in/module.ts'
import { PasswordHashing } from './modules/sign-in/password-hashing.ts'
import { staffModule } from './modules/staff/module.ts'
import type { MerchantSettings } from './modules/system/merchant-settings.ts'
import { systemModule } from './modules/system/module.ts'
import { uploadsModule } from './modules/uploads/module.ts'
import { vendorWalletsModule } from './modules/vendor-wallets/module.ts'
import { verificationModule } from './modules/verification/module.ts'
import { wageringModule } from './modules/wagering/module.ts'
import { walletModule } from './modules/wallet/module.ts'
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
  const hooks = hooksAnsweredBy(() => ({ ...cashier.answers, ...promotions.answers, ...staff.answers }))
  const parts = {
    ...given,
    hooks,
    consoleUrl: config.consoleUrl,
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
  // First, because the catalogue loads while the rest is put together.
  const games = gamesModule(parts)
  const system = await systemModule(parts)
  const accounts = accountsModule(parts)
  const { personal } = accounts.offers
  const hashOfSubject = (kind: string, subject: string) => personal.hashOfSubject(kind, subject)
  const verification = verificationModule({ ...parts, hashOfSubject })
  const codes = codesModule({ ...parts, ...accounts.offers })
  const sessions = await sessionsModule(parts)
  const reachable = { ...codes.offers, ...sessions.offers, merchantCode: config.merchantCode }
  const people = { ...parts, ...system.offers, ...accounts.offers, ...reachable }
  const signIn = signInModule(people)
  const registration = registrationModule(people)
  const uploads = uploadsModule(people)
  const wagering = wageringModule(parts)
  const vendorWallets = vendorWalletsModule(parts)
  const cashier = cashierModule(people)
  const wallet = walletModule(people)
  const rounds = roundsModule({ ...parts, ...games.offers, ...vendorWallets.offers })
  const messages = messagesModule(parts)
  const lottery = lotteryModule({ ...parts, ...games.offers })
  const promotions = promotionsModule({ ...people, ...vendorWallets.offers })
  const records = recordsModule({ ...people, ...games.offers })
  const staff = staffModule({ ...people, operatorBindings: () => modules.all('operatorCalls') })
  // A document carries first answers in this order: what a page shows first comes first.
  const modules = new Modules([
    games,
    rounds,
    system,
    verification,
    accounts,
    codes,
    sessions,
    signIn,
    registration,
    uploads,
    wagering,
    vendorWallets,
    cashier,
    wallet,
    messages,
    lottery,
    promotions,
    records,
    staff,
    backupsModule(parts),
  ])
  return await openPorts({
    ...parts,
    modules,
    portalDoor: { ...system.offers, ...sessions.offers },
    operatorDoor: { ...staff.offers, consoleStart: system.offers.consoleStart },
  })
}

/** What one address may ask of this process, as the settings say at each moment. */
function limitsOf(settings: MerchantSettings, openingsPerSecond: number | undefined): RateLimits {
  const perMinute = { reads: 'readsPerMinute', writes: 'writesPerMinute' } as const
  return new RateLimits((kind) => settings.current('limits')[perMinute[kind]], openingsPerSecond)
}
