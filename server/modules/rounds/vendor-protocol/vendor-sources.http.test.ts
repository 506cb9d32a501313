import { expect, test } from 'vitest'
import { PG, vendorWorld } from '../test-world/vendor-world.ts'
import { vendorSources } from './vendor-sources.ts'

const sources = [
  { vendorCode: 'PG', ranges: ['203.0.113.0/24', '2001:db8::/32'] },
  { vendorCode: '*', ranges: ['198.51.100.7'] },
]

test.each([
  { vendor: 'PG', address: '203.0.113.9', is: true },
  { vendor: 'PG', address: '::ffff:203.0.113.9', is: true },
  { vendor: 'PG', address: '203.0.114.1', is: false },
  { vendor: 'PG', address: '2001:db8:1::1', is: true },
  { vendor: 'PG', address: '2001:db9::1', is: false },
  // A vendor with ranges of its own has no use for those of all.
  { vendor: 'PG', address: '198.51.100.7', is: false },
  { vendor: 'JDB', address: '198.51.100.7', is: true },
  { vendor: 'JDB', address: '203.0.113.9', is: false },
  { vendor: '', address: '203.0.113.9', is: false },
  { vendor: 'PG', address: '', is: false },
  { vendor: 'PG', address: 'unknown', is: false },
])('[PLAY-04] a message of $vendor from $address is looked at: $is', ({ vendor, address, is }) => {
  expect(vendorSources(sources)(vendor, address)).toBe(is)
})

test('[PLAY-04] a vendor without ranges sends from anywhere', () => {
  expect(vendorSources([])('PG', '203.0.113.9')).toBe(true)
  expect(vendorSources(sources.slice(0, 1))('JDB', '192.0.2.1')).toBe(true)
})

// Other headers than those of a plain call make it take the long way.
const ways = { short: {}, long: { 'content-type': 'application/json; charset=utf-8' } }
const [near, far] = ['127.0.0.1', '10.1.2.3']

test.each([
  {
    trusted: [],
    // Nobody's word counts where no proxy is trusted.
    forwarded: { none: false, '203.0.113.9': false },
  },
  {
    trusted: [near],
    forwarded: {
      ...{ none: false, '203.0.113.9': true, '2001:db8::7': true, '192.0.2.1': false, '2001:db9::7': false },
      // What stands before the word of the last trusted proxy is the stranger's own.
      ...{ '203.0.113.9, 192.0.2.1': false, '192.0.2.1, 203.0.113.9': true, [`203.0.113.9, ${far}`]: false },
    },
  },
  {
    trusted: [near, far],
    forwarded: {
      ...{ [`203.0.113.9, ${far}`]: true, [`2001:db8::7, ${far}`]: true, [`192.0.2.1, ${far}`]: false },
      ...{ [`203.0.113.9, 192.0.2.1, ${far}`]: false, [far]: false },
    },
  },
])(
  '[PLAY-04] C32 a message from elsewhere is refused before its signature is looked at, behind proxies $trusted',
  async ({ trusted, forwarded }) => {
    await using v = await vendorWorld({
      trustedProxies: trusted,
      vendorSources: [
        { vendorCode: 'PG', ranges: ['203.0.113.0/24', '2001:db8::/32'] },
        { vendorCode: 'JDB', ranges: [near] },
      ],
    })
    const body = { player: 'x'.repeat(22), currency: 'VND' }
    for (const way of Object.values(ways)) {
      for (const [text, is] of Object.entries(forwarded)) {
        const headers = { ...way, ...(text !== 'none' && { 'x-forwarded-for': text }) }
        const { outcome } = await v.pg.call('balance', body, { headers })
        expect(outcome, text).toBe(is ? 'player_not_found' : 'bad_signature')
      }
      // The one whose range this machine is in.
      expect((await v.jdb.call('balance', body, { headers: way })).outcome).toBe('player_not_found')
    }
    const refused = Object.values(forwarded).filter((is) => !is).length * Object.keys(ways).length
    const lines = v.w.logs.filter(({ security }) => security !== undefined)
    expect(lines).toHaveLength(refused)
    for (const line of lines)
      expect(line).toMatchObject({ security: 'vendor_source_refused', vendor: 'PG', call: 'balance' })

    // A wrong signature from elsewhere is not looked at.
    const forged = { key: { ...PG, secret: 'another secret than that of the vendor' } }
    expect(await v.pg.call('balance', body, forged)).toEqual({ outcome: 'bad_signature' })
    expect(await v.pg.status('balance', body, forged)).toBe(401)
    expect(v.w.logs.at(-1)).toMatchObject({ security: 'vendor_source_refused' })
  },
)
