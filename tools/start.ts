import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { buildAll } from './build-all.ts'

/** What the server and the sandbox tell while they start. */
interface Notice {
  readonly kind: 'progress' | 'ready'
  readonly text?: string
  readonly portal?: string
  readonly operator?: string
  readonly sandbox?: string
  readonly logins?: readonly Login[]
}

interface Login {
  readonly role: string
  readonly username: string
  readonly password: string
  readonly authenticator?: string
}

const started = performance.now()
const children: ChildProcess[] = []

// A process beside others on one PostgreSQL leaves the sandbox to the first, unless told its port.
const withSandbox = !process.env.DATABASE_URL || process.env.SANDBOX_PORT
// The server hands messages to the sandbox, unless a gateway is named.
const hasGateway = Boolean(process.env.SMS_GATEWAY_URL || process.env.SMS_GATEWAY_KEY)
const gatewayKey = hasGateway ? {} : { SMS_GATEWAY_KEY: randomBytes(32).toString('base64url') }
const sandboxReady = withSandbox ? ready(launch('sandbox/main.ts', { ...process.env, ...gatewayKey })) : undefined
await buildAll()
const sandbox = await sandboxReady
const gateway = sandbox && !hasGateway ? { SMS_GATEWAY_URL: `${sandbox.sandbox}/sms/messages`, ...gatewayKey } : {}
const canGoOn = sandbox || !withSandbox
const addresses = canGoOn ? await ready(launch('server/dist/main.js', { ...process.env, ...gateway })) : undefined

if (addresses) {
  say(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  row('Portal', addresses.portal)
  row('Operators', addresses.operator)
  row('Sandbox', sandbox?.sandbox)
  if (addresses.logins?.length) process.stdout.write('\nDemo accounts, with their passwords:\n')
  for (const { role, username, password, authenticator } of addresses.logins ?? []) {
    process.stdout.write(`  ${role.padEnd(18)} ${username.padEnd(12)} ${password}\n`)
    if (authenticator) process.stdout.write(`  ${'its authenticator'.padEnd(18)} ${authenticator}\n`)
  }
  process.stdout.write('\nCtrl-C stops everything.\n')
}

/** Starts one of our processes; when it ends, the others are asked to end as well. */
function launch(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [script], {
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
