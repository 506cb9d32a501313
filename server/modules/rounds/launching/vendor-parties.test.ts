import { afterEach, beforeEach, expect, test } from 'vitest'
import { Tally } from '#/platform/process/tally.ts'
import { type ListeningVendor, listeningVendor, saying } from '../test-world/listening-vendor.ts'
import { JDB, PG } from '../test-world/vendor-world.ts'
import { VendorParties, type VendorPartiesParts } from './vendor-parties.ts'

let one: ListeningVendor
beforeEach(async () => {
  one = await listeningVendor()
})
afterEach(() => one[Symbol.asyncDispose]())

const star = { vendorCode: '*', id: 'all', secret: 'a key that is good for every vendor' }
const request = { gameCode: 'koi', currency: 'VND', language: 'vi' } as const
const empty = saying(200, { rooms: [] })

/** Vendors that answer at one address, by a clock that the test holds. */
function parties(given: Partial<VendorPartiesParts> = {}) {
  let nowMs = Date.parse('2026-12-01T12:00:00.900Z')
  const faults: string[] = []
  const tally = new Tally()
  const vendors = new VendorParties({
    keys: [PG, JDB],
    addresses: [{ vendorCode: '*', url: new URL(one.origin) }],
    now: () => new Date(nowMs),
    tally,
    onFault: (vendorCode, reason) => void faults.push(`${vendorCode} ${reason}`),
    ...given,
  })
  return {
    faults,
    counted: () => Object.fromEntries(tally.take().map(({ figure, label, count }) => [`${figure} ${label}`, count])),
    rooms: async (vendorCode = 'PG') =>
      await vendors.rooms(vendorCode, request).then(
        () => 'answered',
        ({ code }) => code,
      ),
    moveClock: (ms: number) => {
      nowMs += ms
    },
  }
}

test('[PLAY-06] a vendor that never answers, or never ends, is waited for so long and no longer', async () => {
  const p = parties({ timeoutMs: 50 })
  one.answer(() => {})
  expect(await p.rooms()).toBe('vendor_failed')
  one.answer((response) => void response.writeHead(200).write('{"rooms": ['))
  expect(await p.rooms()).toBe('vendor_failed')
  expect(p.faults).toEqual(['PG TimeoutError', 'PG TimeoutError'])
})

test('[PLAY-06] a vendor that fails again and again is not asked for a while, and others are', async () => {
  const p = parties()
  one.answer(saying(503, {}))
  for (let time = 0; time < 5; time++) expect(await p.rooms()).toBe('vendor_failed')
  one.answer(empty)
  expect(await p.rooms()).toBe('vendor_failed')
  expect(one.asked).toHaveLength(5)
  expect(await p.rooms('JDB')).toBe('answered')
  p.moveClock(10_000)
  expect(await p.rooms()).toBe('answered')
  expect(one.asked).toHaveLength(7)
  // What the breaker kept from going out was no question.
  expect(p.counted()).toEqual({ 'vendor_asked PG': 6, 'vendor_silent PG': 5, 'vendor_asked JDB': 1 })
})

test('[PLAY-06] what a vendor refuses does not count against it: anybody could make it refuse', async () => {
  const p = parties()
  one.answer(saying(400, { error: 'unknown_room' }))
  for (let time = 0; time < 9; time++) expect(await p.rooms()).toBe('vendor_failed')
  one.answer(saying(404, { error: 'unknown_game' }))
  for (let time = 0; time < 9; time++) expect(await p.rooms()).toBe('game_coming_soon')
  one.answer(empty)
  expect(await p.rooms()).toBe('answered')
})

test('[PLAY-03] a vendor is asked at its own address with its own key before those of everybody', async () => {
  await using other = await listeningVendor()
  for (const vendor of [one, other]) vendor.answer(empty)
  const addresses = [
    { vendorCode: '*', url: new URL(one.origin) },
    { vendorCode: 'JDB', url: new URL(`${other.origin}/deep/`) },
  ]
  const p = parties({ addresses, keys: [star, JDB] })
  expect([await p.rooms('PG'), await p.rooms('JDB')]).toEqual(['answered', 'answered'])
  const seen = [...one.asked, ...other.asked].map(({ path, headers }) => [path, headers['x-vendor'], headers['x-key']])
  expect(seen).toEqual([
    ['/v1/rooms', 'PG', 'all'],
    ['/deep/v1/rooms', 'JDB', 'k1'],
  ])
  expect(one.asked[0]?.headers['x-time']).toBe('1796126400')
  expect(await parties({ addresses: addresses.slice(1) }).rooms('PG')).toBe('game_coming_soon')
  expect(await parties({ keys: [JDB] }).rooms('PG')).toBe('game_coming_soon')
})
