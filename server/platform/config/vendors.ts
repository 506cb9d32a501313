import { type Environment, isAddressRange, partyUrlIn } from './environment.ts'

/** A key of a vendor's, or of a party that speaks for every one of them: `*`. */
export interface VendorKeyConfig {
  readonly vendorCode: string
  readonly id: string
  readonly secret: string
}

/** Where a vendor is asked, or the party that answers for every one without an address of its own: `*`. */
export interface VendorUrlConfig {
  readonly vendorCode: string
  /** Beneath it lie `v1/launch` and `v1/rooms`. */
  readonly url: URL
}

/** Where a vendor's messages come from, or those of every vendor without sources of its own: `*`. */
export interface VendorSourcesConfig {
  readonly vendorCode: string
  /** Addresses and ranges. */
  readonly ranges: readonly string[]
}

const vendorKeyPattern = /^([A-Z0-9_]{2,20}|\*):[A-Za-z0-9-]{1,20}:[\x21-\x2b\x2d-\x7e]{32,200}$/
const vendorKeysRule = 'VENDOR:ID:KEY separated by commas, with * for every vendor and keys of 32 to 200 characters'

/** Up to two keys of a vendor are good at a time, while one replaces the other. */
export function vendorKeysOf(env: Environment): VendorKeyConfig[] {
  return env.list('VENDOR_KEYS', [], vendorKeyPattern, vendorKeysRule).map((key) => {
    const [vendorCode = '', id = '', ...secret] = key.split(':')
    return { vendorCode, id, secret: secret.join(':') }
  })
}

const vendorUrlsRule =
  'VENDOR=ADDRESS separated by commas, with * for every vendor, and https addresses without credentials or query, or http ones of this machine'

const vendorSourcesRule =
  'VENDOR=RANGE separated by commas, with * for every vendor without its own, and addresses or ranges such as 10.0.0.0/8'

/** Any number of ranges for a vendor, which needs a key; none means that its messages may come from anywhere. */
export function vendorSourcesOf(env: Environment, keys: readonly VendorKeyConfig[]): VendorSourcesConfig[] {
  const test = (text: string) => isAddressRange(sourceIn(text)?.range ?? '')
  const before = env.problems.length
  const sources = env.list('VENDOR_SOURCES', [], { test }, vendorSourcesRule).flatMap((text) => sourceIn(text) ?? [])
  // One line says that they are nonsense.
  if (env.problems.length > before) return []
  const byVendor = [...Map.groupBy(sources, ({ vendorCode }) => vendorCode)]
  if (!byVendor.every(([code]) => hasKey(keys, code)))
    env.refuse('VENDOR_KEYS', 'must hold a key of each vendor that VENDOR_SOURCES names')
  return byVendor.map(([vendorCode, own]) => ({ vendorCode, ranges: own.map(({ range }) => range) }))
}

function sourceIn(text: string): { readonly vendorCode: string; readonly range: string } | undefined {
  const [, vendorCode = '', range = ''] = /^([A-Z0-9_]{2,20}|\*)=(.+)$/.exec(text) ?? []
  return vendorCode ? { vendorCode, range } : undefined
}

const hasKey = (keys: readonly VendorKeyConfig[], code: string) =>
  keys.some(({ vendorCode }) => [code, '*'].includes(vendorCode) || code === '*')

/** One address for a vendor; whoever is asked needs a key, because what it is asked is signed. */
export function vendorUrlsOf(env: Environment, keys: readonly VendorKeyConfig[]): VendorUrlConfig[] {
  const test = (text: string) => vendorUrlIn(text) !== undefined
  const given = env.list('VENDOR_URLS', [], { test }, vendorUrlsRule)
  const urls = given.flatMap((text) => vendorUrlIn(text) ?? [])
  // One line says that they are nonsense.
  if (urls.length < given.length) return []
  const codes = urls.map(({ vendorCode }) => vendorCode)
  if (new Set(codes).size < codes.length) env.refuse('VENDOR_URLS', 'must name each vendor once')
  if (!codes.every((code) => hasKey(keys, code)))
    env.refuse('VENDOR_KEYS', 'must hold a key of each vendor that VENDOR_URLS names')
  return urls
}

function vendorUrlIn(text: string): VendorUrlConfig | undefined {
  const [, vendorCode = '', address = ''] = /^([A-Z0-9_]{2,20}|\*)=(.+)$/.exec(text) ?? []
  const url = partyUrlIn(address)
  return url && url.search + url.hash === '' ? { vendorCode, url } : undefined
}
