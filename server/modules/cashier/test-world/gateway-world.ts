import { type ListeningVendor, listeningVendor } from '#/modules/rounds/test-world/listening-vendor.ts'
import type { PaymentProviderConfig, PaymentProviderName } from '#/platform/config/payments.ts'
import type { Gateway, PaymentOrder, RawMessage } from '../gateway/gateway-port.ts'
import { gatewaysOf } from '../gateway/gateways.ts'

export const noon = new Date('2026-12-01T12:00:00Z')
export const unixNoon = String(noon.getTime() / 1000)
export const secret = 'secret-of-the-provider-0123456789'

export const order: PaymentOrder = {
  number: 'D-1001',
  amountMinor: 50_000_000n,
  asset: 'VND',
  content: 'D7K2M9QX',
  expiresAt: new Date('2026-12-01T12:15:00Z'),
  returnUrl: new URL('https://play.example.com/depositv2?order=D-1001'),
  callbackUrl: new URL('https://play.example.com/gateway/v1/any'),
  card: { telco: 'VIETTEL', serial: '10004783347874', code: '312821445892982' },
}

/** A message from this machine to the callback address. */
export function message(body: string, headers: Record<string, string> = {}, address = '127.0.0.1'): RawMessage {
  return { method: 'POST', path: '/gateway/v1/any', headers, body, address }
}

/** One adapter, with a provider on this machine that the test holds in its hand. */
export interface GatewayWorld extends AsyncDisposable {
  readonly gateway: Gateway
  readonly provider: ListeningVendor
  readonly faults: readonly string[]
  moveClock(ms: number): void
}

/** Builds an adapter by its name; `timeoutMs` is as long as it waits for an answer. */
export async function gatewayWorld(
  name: PaymentProviderName,
  given: Partial<PaymentProviderConfig> & { readonly timeoutMs?: number } = {},
): Promise<GatewayWorld> {
  const provider = await listeningVendor()
  const faults: string[] = []
  let nowMs = noon.getTime()
  const { timeoutMs = 5_000, ...own } = given
  const config = {
    name,
    partner: 'BANYAN',
    access: 'AK',
    secret,
    url: new URL(`${provider.origin}/api/`),
    sources: name === 'SCRATCH' ? ['127.0.0.1'] : [],
    ...own,
  }
  const gateways = gatewaysOf([config], {
    currency: { code: 'VND', exponent: 2 },
    now: () => new Date(nowMs),
    random: (bytes) => Buffer.alloc(bytes, 7),
    onFault: (who, reason) => void faults.push(`${who}: ${reason}`),
    timeoutMs,
  })
  const gateway = gateways.get(name.toLowerCase())
  if (!gateway) throw new Error(`no adapter for ${name}`)
  return {
    gateway,
    provider,
    faults,
    moveClock: (ms) => {
      nowMs += ms
    },
    [Symbol.asyncDispose]: () => provider[Symbol.asyncDispose](),
  }
}

/** Each text that differs from this one by one changed, lost or added byte of each kind. */
export function mutationsOf(text: string): string[] {
  const flipped = [...text].flatMap((sign, at) => {
    const other = /\d/.test(sign)
      ? String((Number(sign) + 1) % 10)
      : /[a-zA-Z]/.test(sign)
        ? String.fromCharCode(sign.charCodeAt(0) ^ 1)
        : sign === ' '
          ? '\t'
          : ' '
    return text.slice(0, at) + other + text.slice(at + 1)
  })
  return [...flipped, text.slice(1), text.slice(0, -1), `${text} `, ` ${text}`, `${text}\0`, `${text}é`, '']
}
