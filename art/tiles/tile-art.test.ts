import fc from 'fast-check'
import { expect, test } from 'vitest'
import { motifNames } from '../motifs/motifs.ts'
import { paletteNames } from '../palettes.ts'
import {
  artKey,
  closedArt,
  discNames,
  foregroundNames,
  frameNames,
  layoutNames,
  longestArtKey,
  parseArtKey,
  patternNames,
  type TileArt,
} from './tile-art.ts'

const anyArt: fc.Arbitrary<TileArt> = fc.record({
  motif: fc.constantFrom(...motifNames),
  palette: fc.constantFrom(...paletteNames),
  pattern: fc.constantFrom(...patternNames),
  disc: fc.constantFrom(...discNames),
  layout: fc.constantFrom(...layoutNames),
  foreground: fc.constantFrom(...foregroundNames),
  vendor: fc.constantFrom(...frameNames),
})

const dragon: TileArt = {
  motif: 'dragon',
  palette: 'lacquer',
  pattern: 'rays',
  disc: 'sun',
  layout: 'hero',
  foreground: 'none',
  vendor: 'PG',
}

test('a key reads as its words', () => {
  expect(artKey(dragon)).toBe('dragon.lacquer.rays.sun.hero.none.PG')
})

test('every art comes back from its key, which is short and needs no escaping in a URL', () => {
  fc.assert(
    fc.property(anyArt, (art) => {
      const key = artKey(art)
      expect(parseArtKey(key)).toEqual(art)
      expect(key.length).toBeLessThanOrEqual(longestArtKey)
      expect(encodeURIComponent(key)).toBe(key)
    }),
  )
})

test.each([
  '',
  '.',
  '......',
  'dragon',
  'dragon.lacquer.rays.sun.hero.none',
  'dragon.lacquer.rays.sun.hero.none.PG.',
  'dragon.lacquer.rays.sun.hero.none.PG.PG',
  'Dragon.lacquer.rays.sun.hero.none.PG',
  'dragon.lacquer.rays.sun.hero.none.pg',
  'dragon.lacquer.none.sun.hero.none.PG',
  'lacquer.dragon.rays.sun.hero.none.PG',
  ' dragon.lacquer.rays.sun.hero.none.PG',
  'dragon.lacquer.rays.sun.hero.none.PG\n',
  'constructor.lacquer.rays.sun.hero.none.PG',
  '__proto__.lacquer.rays.sun.hero.none.PG',
  'dragon.toString.rays.sun.hero.none.PG',
  '../../etc/passwd',
  'dragon.lacquer.rays.sun.hero.none."><script>',
  `dragon.lacquer.rays.sun.hero.none.${'P'.repeat(100_000)}`,
])('a key with anything but seven known words is refused: %j', (key) => {
  expect(parseArtKey(key)).toBeUndefined()
})

test('no other text is ever read as an art', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        anyArt.map(artKey).chain((key) => fc.mixedCase(fc.constant(key))),
      ),
      (text) => {
        const art = parseArtKey(text)
        expect(art === undefined || artKey(art) === text).toBe(true)
      },
    ),
  )
})

test('a closed game keeps its picture and turns to slate', () => {
  expect(closedArt(dragon)).toEqual({ ...dragon, palette: 'slate' })
})
