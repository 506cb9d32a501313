import { type Environment, isAddressRange, partyUrlIn } from './environment.ts'

/** Payment providers that this server speaks with. */
export type PaymentProviderName = (typeof names)[number]
const names = ['AGGREGATOR', 'BANKFEED', 'MOMO', 'SCRATCH'] as const
const anyName = names.join('|')

/** One provider: what it knows us by, where it is asked, and where its messages come from. */
export interface PaymentProviderConfig {
  readonly name: PaymentProviderName
  /** Our account there; a message for another one is refused. */
  readonly partner: string
  /** The public half of our key where the provider has one. */
  readonly access: string
  readonly secret: string
  /** Undefined means that it is never asked: it only tells. */
  readonly url: URL | undefined
  /** Addresses and ranges; none means that its messages may come from anywhere. */
  readonly sources: readonly string[]
}

const keyPattern = new RegExp(
  `^(${anyName}):[A-Za-z0-9_.-]{1,50}:[A-Za-z0-9_.-]{1,100}:[\\x21-\\x2b\\x2d-\\x7e]{32,200}$`,
)
const keysRule = `NAME:PARTNER:ACCESS:SECRET separated by commas, with the names ${names.join(', ')} and secrets of 32 to 200 characters`
const urlsRule =
  'NAME=ADDRESS separated by commas, with https addresses without credentials or query, or http ones of this machine'
const sourcesRule = 'NAME=RANGE separated by commas, with addresses or ranges such as 10.0.0.0/8'

/** The providers that have a key; whoever is asked, or listed with an address of its own, must have one. */
export function paymentsOf(env: Environment): PaymentProviderConfig[] {
  const before = env.problems.length
  const keys = env.list('PAYMENT_KEYS', [], keyPattern, keysRule).map((key) => {
    const [name = '', partner = '', access = '', ...secret] = key.split(':')
    return { name: name as PaymentProviderName, partner, access, secret: secret.join(':') }
  })
  const urls = pairsOf(env, 'PAYMENT_URLS', (address) => urlIn(address) !== undefined, urlsRule)
  const sources = pairsOf(env, 'PAYMENT_SOURCES', isAddressRange, sourcesRule)
  // One line says that they are nonsense.
  if (env.problems.length > before) return []
  const keyed: readonly string[] = keys.map(({ name }) => name)
  if (new Set(keyed).size < keyed.length) env.refuse('PAYMENT_KEYS', 'must name each provider once')
  if (new Set(urls.map(([name]) => name)).size < urls.length) env.refuse('PAYMENT_URLS', 'must name each provider once')
  for (const [variable, pairs] of [
    ['PAYMENT_URLS', urls],
    ['PAYMENT_SOURCES', sources],
  ] as const)
    if (!pairs.every(([name]) => keyed.includes(name)))
      env.refuse('PAYMENT_KEYS', `must hold a key of each provider that ${variable} names`)
  // Its signature covers neither status nor amount.
  if (keyed.includes('SCRATCH') && !sources.some(([name]) => name === 'SCRATCH'))
    env.refuse('PAYMENT_SOURCES', 'must name the addresses of SCRATCH, whose signature does not cover amounts')
  return keys.map((key) => ({
    ...key,
    url: urlIn(urls.find(([name]) => name === key.name)?.[1] ?? ''),
    sources: sources.filter(([name]) => name === key.name).map(([, range]) => range),
  }))
}

type Pair = readonly [name: string, value: string]

function pairsOf(env: Environment, variable: string, isValue: (text: string) => boolean, rule: string): Pair[] {
  const test = (text: string) => isValue(pairIn(text)?.[1] ?? '')
  return env.list(variable, [], { test }, rule).flatMap((text) => {
    const pair = pairIn(text)
    return pair ? [pair] : []
  })
}

function pairIn(text: string): Pair | undefined {
  const [, name = '', value = ''] = new RegExp(`^(${anyName})=(.+)$`).exec(text) ?? []
  return name ? [name, value] : undefined
}

function urlIn(address: string): URL | undefined {
  const url = partyUrlIn(address)
  return url && url.search + url.hash === '' ? url : undefined
}
