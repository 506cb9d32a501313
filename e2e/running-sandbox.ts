import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** What the sandbox's pages show of one message. */
export interface SentMessage {
  readonly to: string
  readonly text: string
}

/** The outside parties of one server: they keep what was sent to anybody. */
export interface Sandbox extends AsyncDisposable {
  /** What a server is told of them. */
  readonly environment: Readonly<Record<string, string>>
  /** Where the game vendors answer, and the key of each of them, by the id `demo`. */
  readonly vendors: { readonly address: string; readonly key: string }
  /** Where the payment providers answer, with the bank app at `/bank`, and the secret of the aggregator's. */
  readonly payments: { readonly address: string; readonly aggregatorKey: string }
  /** The address of its pages. */
  readonly address: string
  /** Messages by SMS, the newest first. */
  sms(): Promise<SentMessage[]>
  /** Mails, the newest first. */
  mails(): Promise<SentMessage[]>
  /** Codes of the phone-verification provider, the newest first. */
  phoneCodes(): Promise<SentMessage[]>
}

interface Addresses {
  readonly sandbox: string
  readonly mail: string
  readonly vendors: string
  readonly payments: string
  readonly beacon: { readonly relays: readonly string[]; readonly chain: object }
  readonly results: Readonly<Record<string, string>>
}

/** Starts the sandbox on ports of its own. */
export async function startSandbox(): Promise<Sandbox> {
  const gateway = { SMS_GATEWAY_KEY: newKey() }
  const provider = {
    PHONE_PROVIDER_KEY: newKey(),
    PHONE_PROVIDER_ISSUER: 'https://phone.sandbox.example/banyan',
    PHONE_PROVIDER_AUDIENCE: 'banyan',
  }
  const vendorKey = newKey()
  const vendorKeys = { VENDOR_KEYS: `*:demo:${vendorKey}` }
  const aggregatorKey = newKey()
  const paymentKeys = {
    PAYMENT_KEYS: paymentProviders
      .map((name) => `${name}:banyan:demo:${name === 'AGGREGATOR' ? aggregatorKey : newKey()}`)
      .join(','),
  }
  // Vendors and payment providers must know our port for machines before it listens.
  const walletPort = await freePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts'], {
    env: {
      SANDBOX_PORT: '0',
      ...gateway,
      ...provider,
      ...vendorKeys,
      ...paymentKeys,
      WALLET_URL: `http://127.0.0.1:${walletPort}`,
      PAYMENT_CALLBACKS: ['BANKFEED', 'SCRATCH']
        .map((name) => `${name}=http://127.0.0.1:${walletPort}/gateway/v1/${name.toLowerCase()}`)
        .join(','),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const notice = await new Promise<Addresses>((resolve, reject) => {
    child.on('message', ({ sandbox, mail, vendors, payments, beacon, results }: Partial<Addresses>) => {
      if (sandbox && mail && vendors && payments && beacon && results)
        resolve({ sandbox, mail, vendors, payments, beacon, results })
    })
    child.on('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)))
  })
  const shown = async (path: string) => messagesOn(await (await fetch(new URL(path, notice.sandbox))).text())
  return {
    environment: {
      ...gateway,
      ...provider,
      SMS_GATEWAY_URL: `${notice.sandbox}/sms/messages`,
      PHONE_PROVIDER_URL: `${notice.sandbox}/phone`,
      PHONE_PROVIDER_KEYS_URL: `${notice.sandbox}/phone/keys`,
      MAIL_SERVER_URL: notice.mail,
      ...vendorKeys,
      VENDOR_PORT: String(walletPort),
      VENDOR_URLS: `*=${notice.vendors}`,
      LAUNCH_GAME_HOSTS: notice.vendors,
      ...paymentKeys,
      PAYMENT_URLS: paymentProviders.map((name) => `${name}=${notice.payments}/${name.toLowerCase()}`).join(','),
      PAYMENT_SOURCES: 'SCRATCH=127.0.0.1,SCRATCH=::1',
      BEACON_RELAYS: notice.beacon.relays.join(','),
      BEACON_CHAIN: JSON.stringify(notice.beacon.chain),
      RESULT_FEEDS: Object.entries(notice.results)
        .map(([name, address]) => `${name}=${address}`)
        .join(','),
    },
    vendors: { address: notice.vendors, key: vendorKey },
    payments: { address: notice.payments, aggregatorKey },
    address: notice.sandbox,
    sms: () => shown('/sms'),
    mails: () => shown('/mail'),
    phoneCodes: () => shown('/phone'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const paymentProviders = ['AGGREGATOR', 'BANKFEED', 'MOMO', 'SCRATCH']

const newKey = () => randomBytes(32).toString('base64url')

/** The entries of a page: whom each went to, and what it says. */
function messagesOn(page: string): SentMessage[] {
  return [...page.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => ({
    to: textOf(/<span>([\s\S]*?)<\/span>/.exec(item)?.[1] ?? ''),
    text: [...item.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(([, line = '']) => textOf(line)).join('\n'),
  }))
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&(#?\w+);/g, (all, name: string) => characters[name] ?? all)
}
