import { readFile } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { type CountryResponse, Reader } from 'maxmind'
import { merchantCountry } from './merchant.ts'

/** Countries by address, from the public-domain table that comes with the packages. */
export type CountryOfAddress = (address: string) => string | undefined

const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

type Row = CountryResponse & { readonly country_code?: string }

/** The table never changes while the process runs, so every app of it reads the same 8 MB. */
let opened: Promise<Reader<Row>> | undefined

/** Opens the table; an address that it does not know has no country. */
export async function openCountries(): Promise<CountryOfAddress> {
  opened ??= readFile(new URL(import.meta.resolve(table))).then((bytes) => new Reader<Row>(bytes))
  const reader = await opened
  return (address) => {
    if (isOfNoCountry(address)) return merchantCountry
    return reader.get(address)?.country_code
  }
}

const own = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  own.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(network, bits, 'ipv6')

/** Loopback and private addresses count as the merchant's country. */
function isOfNoCountry(address: string): boolean {
  return own.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}
