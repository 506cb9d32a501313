import { afterEach, beforeEach, expect, test } from 'vitest'
import { JDB, PG, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

/** A sixth of the changes that an address may make in a minute. */
const forgeriesAMinute = 10

let v: VendorWorld
beforeEach(async () => {
  v = await vendorWorld({ trustedProxies: ['127.0.0.1'] })
  await v.w.set('limits', { ...v.w.settings.current('limits'), writesPerMinute: forgeriesAMinute * 6 })
})
afterEach(() => v[Symbol.asyncDispose]())

const body = { player: 'x'.repeat(22), currency: 'VND' }
// Other headers than those of a plain call make it take the long way.
const ways = { short: {}, long: { 'content-type': 'application/json; charset=utf-8' } }
const forgeries = {
  'a wrong signature': { key: { ...PG, secret: JDB.secret } },
  'an unknown vendor': { key: { ...PG, vendorCode: 'NOBODY' } },
}

const securityLines = () => v.w.logs.filter(({ security }) => security === 'vendor_call_forged').length

test.each(
  Object.entries(ways).flatMap(([way, more]) =>
    Object.entries(forgeries).map(([what, key]) => ({ way, what, more, key })),
  ),
)(
  '[PLAY-04] C32 forged calls of one address ($what, the $way way) are refused by 429 past the limit and leave no more lines',
  async ({ more, key }) => {
    const from = (address: string, given: object = key) => ({
      ...given,
      headers: { ...more, 'x-forwarded-for': address },
    })
    const statuses: number[] = []
    for (let sent = 0; sent < 3 * forgeriesAMinute; sent++)
      statuses.push(await v.pg.status('balance', body, from('203.0.113.9')))
    const expected = [...Array(forgeriesAMinute).fill(401), ...Array(2 * forgeriesAMinute).fill(429)]
    expect(statuses).toEqual(expected)
    expect(securityLines()).toBe(forgeriesAMinute)
    // In the words of the protocol it stays what it was.
    expect(await v.pg.call('balance', body, from('203.0.113.9'))).toEqual({ outcome: 'bad_signature' })

    // Who signs rightly is served, whoever forges beside it; another address has a limit of its own.
    expect((await v.pg.call('balance', body, from('203.0.113.9', {}))).outcome).toBe('player_not_found')
    expect((await v.jdb.call('balance', body, from('203.0.113.9', {}))).outcome).toBe('player_not_found')
    expect(await v.pg.status('balance', body, from('198.51.100.7'))).toBe(401)
    // The figure counts them all.
    await v.w.app.attend()
    const forged = v.w.database.db.selectFrom('counted_hours').select('count').where('figure', '=', 'forged_calls')
    expect(await forged.execute()).toEqual([{ count: BigInt(expected.length + 2) }])
  },
)
