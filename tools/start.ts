import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './build-all.ts'

/** What the server and the sandbox tell while they start. */
interface Notice {
  readonly kind: 'progress' | 'ready'
  readonly text?: string
  readonly portal?: string
  readonly operator?: string
  readonly sandbox?: string
  /** Where the sandbox takes mail. */
  readonly mail?: string
  /** Where its game vendors answer. */
  readonly vendors?: string
  /** Where its payment providers do, and its bank app is. */
  readonly payments?: string
  /** The relays of its random beacon, and what a server pins of it. */
  readonly beacon?: { readonly relays: readonly string[]; readonly chain: object }
  /** Its feeds of lottery results, by name. */
  readonly results?: Readonly<Record<string, string>>
  readonly logins?: readonly Login[]
}

interface Login {
  readonly role: string
  readonly username: string
  readonly password: string
  readonly authenticator?: string
}

const started = performance.now()
/** Node.js says once a start that taking types off is experimental; the lock pins the one that does it right. */
const quiet = ['--disable-warning=ExperimentalWarning']
const children: ChildProcess[] = []
const paymentProviders = ['AGGREGATOR', 'BANKFEED', 'MOMO', 'SCRATCH']

// A process beside others on one PostgreSQL leaves the sandbox to the first, unless told its port.
const withSandbox = !process.env.DATABASE_URL || process.env.SANDBOX_PORT
// The server hands messages to the sandbox, unless a gateway is named.
const hasGateway = Boolean(process.env.SMS_GATEWAY_URL || process.env.SMS_GATEWAY_KEY)
const gatewayKey = hasGateway ? {} : { SMS_GATEWAY_KEY: randomBytes(32).toString('base64url') }
// So it does with the provider of phone verification.
const hasProvider = Object.keys(process.env).some((name) => name.startsWith('PHONE_PROVIDER_'))
const provider = hasProvider
  ? {}
  : {
      PHONE_PROVIDER_KEY: randomBytes(32).toString('base64url'),
      PHONE_PROVIDER_ISSUER: 'https://phone.sandbox.example/banyan',
      PHONE_PROVIDER_AUDIENCE: 'banyan',
    }
// And with game vendors: one key for all of them, unless vendors are named.
const hasVendors = Boolean(process.env.VENDOR_KEYS)
const vendorKeys = hasVendors ? {} : { VENDOR_KEYS: `*:demo:${demoVendorKey()}` }
// And with payment providers, unless some are named.
const hasPayments = Boolean(process.env.PAYMENT_KEYS)
const paymentKeys = hasPayments ? {} : { PAYMENT_KEYS: demoPaymentKeys() }
// The demo draws with the sandbox's beacon, unless browsers come by https or relays are named: then quicknet decides.
const ownBeacon = beaconKey()
const sandboxEnv = {
  ...machineAddresses(),
  ...process.env,
  ...gatewayKey,
  ...provider,
  ...vendorKeys,
  ...paymentKeys,
  ...ownBeacon,
}
const sandboxReady = withSandbox ? ready(launch('sandbox/main.ts', sandboxEnv, quiet)) : undefined
await buildAll()
const sandbox = await sandboxReady
const gateway = sandbox && !hasGateway ? { SMS_GATEWAY_URL: `${sandbox.sandbox}/sms/messages`, ...gatewayKey } : {}
// Mail likewise, unless a server is named; the embedded database has the demo's address.
const mailFrom = process.env.DATABASE_URL && !process.env.MAIL_FROM ? { MAIL_FROM: 'no-reply@sandbox.example' } : {}
const mailServer = sandbox?.mail && !process.env.MAIL_SERVER_URL ? { MAIL_SERVER_URL: sandbox.mail, ...mailFrom } : {}
const phone =
  sandbox && !hasProvider
    ? {
        ...provider,
        PHONE_PROVIDER_URL: `${sandbox.sandbox}/phone`,
        PHONE_PROVIDER_KEYS_URL: `${sandbox.sandbox}/phone/keys`,
      }
    : {}
const vendors = sandbox?.vendors && !hasVendors ? { ...vendorKeys, ...gamesAt(sandbox.vendors) } : {}
const payments = sandbox?.payments && !hasPayments ? { ...paymentKeys, ...paymentsAt(sandbox.payments) } : {}
const beacon = sandbox?.beacon && ownBeacon ? beaconAt(sandbox.beacon) : {}
// It brings results of imported lottery games too, unless feeds are named, or browsers come by https.
const isPublic = URL.parse(process.env.PUBLIC_URL ?? '')?.protocol === 'https:'
const results = sandbox?.results && !process.env.RESULT_FEEDS && !isPublic ? feedsAt(sandbox.results) : {}
// Members whose money a vendor may try the wallet with.
const tested = process.env.DATABASE_URL ? {} : { TEST_MEMBERS: 'minhpham,trangvo' }
const canGoOn = sandbox || !withSandbox
const addresses = canGoOn
  ? await ready(
      launch('server/dist/main.js', {
        ...tested,
        ...process.env,
        ...gateway,
        ...mailServer,
        ...phone,
        ...vendors,
        ...payments,
        ...beacon,
        ...results,
      }),
    )
  : undefined

if (addresses) {
  say(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  row('Portal', addresses.portal)
  row('Operators', addresses.operator)
  row('Sandbox', sandbox?.sandbox)
  row('Games', sandbox?.vendors)
  row('Bank app', sandbox?.payments && `${sandbox.payments}/bank`)
  if (addresses.logins?.length) process.stdout.write('\nDemo accounts, with their passwords:\n')
  for (const { role, username, password, authenticator } of addresses.logins ?? []) {
    process.stdout.write(`  ${role.padEnd(18)} ${username.padEnd(12)} ${password}\n`)
    if (authenticator) process.stdout.write(`  ${'its authenticator'.padEnd(18)} ${authenticator}\n`)
  }
  process.stdout.write('\nCtrl-C stops everything.\n')
}

/** A key that lies in the demo's folder, where the conformance command finds it. */
function demoVendorKey(): string {
  const key = randomBytes(32).toString('base64url')
  if (process.env.DATABASE_URL) return key
  const folder = process.env.DATA_DIR || './data'
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'vendor.key'), `${key}\n`, { mode: 0o600 })
  return key
}

/**
 * The secret of the sandbox's beacon, kept in the demo's folder: issues that were made before a restart are drawn with the
 * beacon that they name. Servers that share a database must share it too, so there it must be given. Undefined where
 * quicknet decides.
 */
function beaconKey(): { readonly BEACON_KEY: string } | undefined {
  const { BEACON_KEY: given, BEACON_RELAYS, BEACON_CHAIN, PUBLIC_URL = '', DATABASE_URL, DATA_DIR } = process.env
  if (BEACON_RELAYS || BEACON_CHAIN || URL.parse(PUBLIC_URL)?.protocol === 'https:') return undefined
  if (given) return { BEACON_KEY: given }
  if (DATABASE_URL) return undefined
  const folder = DATA_DIR || './data'
  const file = join(folder, 'beacon.key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  }
  return { BEACON_KEY: readFileSync(file, 'utf8').trim() }
}

/** The sandbox's beacon decides the draws of the demo. */
function beaconAt({ relays, chain }: NonNullable<Notice['beacon']>) {
  return { BEACON_RELAYS: relays.join(','), BEACON_CHAIN: JSON.stringify(chain) }
}

/** The sandbox's feeds bring results of the demo's imported games. */
function feedsAt(feeds: NonNullable<Notice['results']>) {
  return {
    RESULT_FEEDS: Object.entries(feeds)
      .map(([name, address]) => `${name}=${address}`)
      .join(','),
  }
}

/** Starts one of our processes; when it ends, the others are asked to end as well. */
function launch(script: string, env: NodeJS.ProcessEnv, options: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, [...options, script], {
    // What Node.js compiled stays for the next start, which saves it a quarter of its time.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...env, LOG_LEVEL: env.LOG_LEVEL ?? 'warn' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  child.on('exit', (code) => {
    if (code) process.exitCode = code
    stopAll('SIGTERM')
    if (children.every((c) => c.exitCode !== null || c.signalCode !== null)) process.disconnect?.()
  })
  return child
}

/** Resolves with the addresses once the process listens, or with undefined when it ended first: it said why. */
function ready(child: ChildProcess): Promise<Notice | undefined> {
  return new Promise((resolve) => {
    child.on('message', (notice: Notice) => {
      if (notice.kind === 'ready') resolve(notice)
      else if (notice.text) say(notice.text)
    })
    child.on('exit', () => resolve(undefined))
  })
}

/**
 * Where the sandbox's vendors find the wallet, and its providers tell of payments that nobody opened; unless the system
 * chooses the port, which nobody knows beforehand.
 */
function machineAddresses(): { readonly WALLET_URL?: string; readonly PAYMENT_CALLBACKS?: string } {
  const { HOST: host = '', VENDOR_PORT: port = '' } = process.env
  if (port === '0') return {}
  const name = ['', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port || 3002}`
  const callbacks = ['BANKFEED', 'SCRATCH'].map((each) => `${each}=${address}/gateway/v1/${each.toLowerCase()}`)
  return { WALLET_URL: address, PAYMENT_CALLBACKS: callbacks.join(',') }
}

/** The sandbox answers for every vendor, and its games lie there; unless others are named. */
function gamesAt(address: string) {
  const { VENDOR_URLS = `*=${address}`, LAUNCH_GAME_HOSTS: others } = process.env
  return { VENDOR_URLS, LAUNCH_GAME_HOSTS: others ? `${others},${address}` : address }
}

/** A secret of its own for each payment provider. */
function demoPaymentKeys(): string {
  return paymentProviders.map((name) => `${name}:banyan:demo:${randomBytes(32).toString('base64url')}`).join(',')
}

/** The sandbox answers for every payment provider; nobody else may tell of scratch cards. */
function paymentsAt(address: string) {
  const { PAYMENT_SOURCES = 'SCRATCH=127.0.0.1,SCRATCH=::1' } = process.env
  return {
    PAYMENT_URLS: paymentProviders.map((name) => `${name}=${address}/${name.toLowerCase()}`).join(','),
    PAYMENT_SOURCES,
  }
}

function stopAll(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal)
}

function say(text: string): void {
  process.stdout.write(`• ${text}\n`)
}

function row(name: string, address: string | undefined): void {
  if (address) process.stdout.write(`  ${name.padEnd(10)} ${address}\n`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(signal))
process.on('disconnect', () => stopAll('SIGTERM'))
