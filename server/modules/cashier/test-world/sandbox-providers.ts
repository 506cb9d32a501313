import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { on, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readConfig } from '#/platform/config/config.ts'
import { serverFolder } from '#/platform/server-folder.ts'
import type { Gateway, Reading } from '../gateway/gateway-port.ts'
import { gatewaysOf } from '../gateway/gateways.ts'

const names = ['AGGREGATOR', 'BANKFEED', 'MOMO', 'SCRATCH']

/** The sandbox's payment providers as a process of their own, our adapters, and an address that reads what is told. */
export interface SandboxProviders extends AsyncDisposable {
  readonly gateways: ReadonlyMap<string, Gateway>
  readonly faults: readonly string[]
  /** Where payers come to. */
  readonly address: string
  readonly callbackUrl: (provider: string) => URL
  /** What the next message said to the adapter. */
  next(): Promise<Reading>
  /** Presses a button on a page of the payer's. */
  submit(path: string, fields: Record<string, string>): Promise<Response>
  choose(behaviour: string): Promise<void>
}

/** Starts them; `timeoutMs` is as long as our adapters wait for an answer. */
export async function startSandboxProviders(timeoutMs = 30_000): Promise<SandboxProviders> {
  const gateways = new Map<string, Gateway>()
  const faults: string[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers, socket } = request
    const gateway = gateways.get(url.slice(1))
    const message = { method, path: url, headers, body: await text(request), address: socket.remoteAddress ?? '' }
    const reading = gateway?.read(message, new Date()) ?? { is: 'nonsense' as const }
    const reply = gateway?.reply(reading.is === 'forged' || reading.is === 'nonsense' ? reading.is : 'taken')
    response.writeHead(reply?.status ?? 404).end(reply?.body || undefined)
    server.emit('read', reading)
  })
  const readings = on(server, 'read')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = names.map((name) => `${name}:BANYAN:AK:${randomBytes(32).toString('base64url')}`).join(',')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts'], {
    cwd: new URL('..', serverFolder),
    env: {
      SANDBOX_PORT: '0',
      PAYMENT_KEYS: keys,
      PAYMENT_CALLBACKS: `BANKFEED=${own}/bankfeed,SCRATCH=${own}/scratch`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`the sandbox ended with ${code}`)))
  const [{ sandbox: pages, payments: address }] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  const { payments } = readConfig({
    PAYMENT_KEYS: keys,
    PAYMENT_URLS: names.map((name) => `${name}=${address}/${name.toLowerCase()}`).join(','),
    PAYMENT_SOURCES: 'SCRATCH=127.0.0.1',
  })
  const parts = {
    currency: { code: 'VND', exponent: 2 },
    now: () => new Date(),
    random: randomBytes,
    onFault: (who: string, reason: string) => void faults.push(`${who}: ${reason}`),
    timeoutMs,
  }
  for (const [name, gateway] of gatewaysOf(payments, parts)) gateways.set(name, gateway)
  const submit = async (to: string, fields: Record<string, string>) =>
    await fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return {
    gateways,
    faults,
    address,
    callbackUrl: (provider) => new URL(`${own}/${provider}`),
    next: async () => (await readings.next()).value?.[0],
    submit: (path, fields) => submit(`${address}/${path}`, fields),
    choose: async (behaviour) => void (await submit(`${pages}/gateway/fault`, { behaviour })),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
