import { listTypeOf, menuTypes } from '@banyan/client/game-types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListFilters, listAddress, listFilters, listLink, listPlaceOf, lobbySearch } from './list-address.ts'

const none: Required<ListFilters> = {
  of: undefined,
  gameType: undefined,
  vassalage: undefined,
  class: undefined,
  search: undefined,
  lines: undefined,
  bet: undefined,
  pageNo: undefined,
}

test('what an address can say is read', () => {
  expect(
    lobbySearch({ type: 'RNG', vassalage: 'PG', class: 'VIDEO', search: ' koi ', lines: 25, bet: 1, pageNo: 3 }),
  ).toEqual({ type: 'RNG', vassalage: 'PG', class: 'VIDEO', search: 'koi', lines: 25, bet: 1, pageNo: 3 })
  expect(lobbySearch({ type: 'HOT' }).type).toBe('HOT')
})

test('[LOB-10] the account’s own games are in the address, and of all types those of one', () => {
  expect(listFilters({ of: 'fav', vassalage: 'PG' })).toEqual({ ...none, of: 'fav', vassalage: 'PG' })
  expect(listFilters({ of: 'recent', gameType: 'LIVE' })).toEqual({ ...none, of: 'recent', gameType: 'LIVE' })
  expect(listAddress({ to: '/rng', type: 'RNG' }, { of: 'fav' })).toBe('/rng?of=fav')
})

test.each([{ of: 'all' }, { of: ['fav'] }, { gameType: 'BINGO' }, { gameType: 'HOT' }, { gameType: 'FAV' }])(
  '%o means nothing',
  (raw) => {
    expect(listFilters(raw)).toEqual(none)
  },
)

test('digits are text where text is meant: the router reads them as numbers', () => {
  expect(listFilters({ search: 88, vassalage: 123 })).toMatchObject({ search: '88', vassalage: '123' })
})

test('the first page, too few lines and no bet are not written out', () => {
  expect(listFilters({ pageNo: 1, lines: 24, bet: 0 })).toEqual(none)
})

test.each([0, -3, 2.5, 100_001, Number.NaN, '3', 'three', null, [3], {}])('%s is no page', (pageNo) => {
  expect(listFilters({ pageNo })).toEqual(none)
})

test.each(['chess', 'HOME', 'toString', '__proto__', 7, ['RNG'], null])('%s is no type', (type) => {
  expect(lobbySearch({ type }).type).toBeUndefined()
})

test('whatever stands in an address, each filter is one that the contract takes', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(none)), fc.anything()), (raw) => {
      const filters = listFilters(raw)
      expect(filters.vassalage ?? 'PG').toMatch(/^[A-Z0-9_]{2,20}$/)
      expect(filters.class ?? 'BG').toMatch(/^[A-Z0-9_]{2,30}$/)
      expect((filters.search ?? '').length).toBeLessThanOrEqual(60)
      for (const [value, least] of [
        [filters.lines ?? 25, 25],
        [filters.bet ?? 1, 1],
        [filters.pageNo ?? 2, 2],
      ] as const) {
        expect(Number.isInteger(value) && value >= least).toBe(true)
      }
    }),
  )
})

test.each([
  ['RNG', '/rng'],
  ['LIVE', '/live'],
  ['FISH', '/fish'],
  ['PVP', '/pvp'],
  ['BINGO', '/bingo'],
  ['SPORTS', '/?type=SPORTS'],
  ['COCKFIGHT', '/?type=COCKFIGHT'],
  ['HOT', '/?type=HOT'],
  ['FAV', '/favorite'],
  ['RECENT', '/recent'],
] as const)('the list of %s is known as %s', (type, address) => {
  expect(listAddress(listPlaceOf(type))).toBe(address)
  expect(listAddress(listPlaceOf(type), { vassalage: 'PG', pageNo: 2 })).toBe(
    `${address}${address.includes('?') ? '&' : '?'}vassalage=PG&pageNo=2`,
  )
})

test('a link in the lobby names the type, one on a page of its own does not', () => {
  expect(listLink({ to: '/', type: 'RNG' }, { vassalage: 'PG' }).search).toEqual({ type: 'RNG', vassalage: 'PG' })
  expect(listLink({ to: '/rng', type: 'RNG' }, { vassalage: 'PG' }).search).toEqual({ vassalage: 'PG' })
})

test('[LOB-22] the types of the menu are exactly these, and each but the home is read from an address', () => {
  expect(menuTypes).toEqual([
    ...['HOME', 'HOT', 'FAV', 'RECENT', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'BINGO', 'COCKFIGHT'],
    ...['ELOTT', 'SC', 'VP', 'JP', 'TG', 'AC'],
  ])
  for (const type of menuTypes) expect(listTypeOf(type)).toBe(type === 'HOME' ? undefined : type)
})
