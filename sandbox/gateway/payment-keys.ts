import type { Provider } from './payments/payment.ts'

/** What a provider and the brand know each other by. */
export interface ProviderKey {
  readonly partner: string
  readonly access: string
  readonly secret: string
}
export type PaymentKeys = ReadonlyMap<Provider, ProviderKey>
/** Where providers tell of what nobody opened: the brand has given them these addresses once. */
export type CallbackAddresses = ReadonlyMap<Provider, string>

const providers: Readonly<Record<string, Provider>> = {
  AGGREGATOR: 'aggregator',
  BANKFEED: 'bankfeed',
  MOMO: 'momo',
  SCRATCH: 'scratch',
}
const entry = /^([A-Z]+):([A-Za-z0-9_.-]{1,50}):([A-Za-z0-9_.-]{1,100}):([\x21-\x2b\x2d-\x7e]{32,200})$/

/** Keys from PAYMENT_KEYS: `NAME:PARTNER:ACCESS:SECRET`, separated by commas; undefined when it is nonsense. */
export function paymentKeysIn(given = ''): PaymentKeys | undefined {
  const keys = new Map<Provider, ProviderKey>()
  for (const text of given === '' ? [] : given.split(',')) {
    const [, name = '', partner = '', access = '', secret = ''] = entry.exec(text.trim()) ?? []
    const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
    if (!provider || keys.has(provider)) return undefined
    keys.set(provider, { partner, access, secret })
  }
  return keys
}

/** Addresses from PAYMENT_CALLBACKS: `NAME=ADDRESS`, separated by commas; undefined when it is nonsense. */
export function callbackAddressesIn(given = ''): CallbackAddresses | undefined {
  const addresses = new Map<Provider, string>()
  for (const text of given === '' ? [] : given.split(',')) {
    const [, name = '', address = ''] = /^([A-Z]+)=(.+)$/.exec(text.trim()) ?? []
    const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
    if (!provider || !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return undefined
    addresses.set(provider, address)
  }
  return addresses
}
