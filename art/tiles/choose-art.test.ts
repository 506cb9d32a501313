import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MotifName } from '../motifs/motifs.ts'
import { contrast, palettes } from '../palettes.ts'
import { type ArtSubject, chooseArt } from './choose-art.ts'
import { motifTraits } from './motif-traits.ts'
import { artKey, frameNames, type TileArt } from './tile-art.ts'

const owners = [
  'Dragon',
  'Koi',
  'Tiger',
  'Rooster',
  'Pagoda',
  'Lantern',
  'Gem',
  'Lotus',
  'Lucky Seven',
  'Wheel',
  'Dice',
  'Ace',
  'Treasure Chest',
  'Octopus',
  'Turtle',
  'Rocket',
  'Fox',
  'Phoenix',
  'Crown',
  'Cherry',
  'Reef',
  'Shark',
  'Junk',
  'Pyramid',
  'Chili',
  'Bull',
  'Drum',
  'Coin Tree',
  'Mahjong',
  'Mask',
  'Clover',
  'Champion Cup',
  'Fan',
  'Planet',
  'Crab',
  'Citrus',
  'Card',
  'Helmet',
  'Golden',
  'Silver',
  'Sunny',
] as const
const heads = ['Treasure', 'Garden', 'Rising', 'Rush', 'Parade', 'Nights', 'Quest', 'Legends', 'Riches'] as const
const types = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'COCKFIGHT'] as const
const classes = ['VIDEO', 'BG', 'JP', 'TG', 'BACCARAT', 'ROULETTE', 'DRAGON_TIGER', 'SLOT'] as const

function pick<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item
}

/** A catalogue of made-up games; `salt` makes another one of the same kind. */
function catalogue(count: number, salt = 0, vendor?: string): ArtSubject[] {
  return Array.from({ length: count }, (_, index) => {
    const at = Math.abs(Math.imul(index + salt * 7919 + 1, 2654435761) >> 7)
    return {
      nodeId: String(880_000 + salt * 100_000 + index),
      name: `${pick(owners, at)} ${pick(heads, at >> 5)}`,
      gameType: pick(types, at >> 3),
      gameClass: pick(classes, at >> 4),
      vendor: vendor ?? pick([...frameNames, 'SV3'], at >> 6),
    }
  })
}

const wall = chooseArt(catalogue(2_000))

/** Neighbours side by side (in one row), or one above the other, in a wall of `columns`. */
function neighbours(
  arts: readonly TileArt[],
  columns: number,
): { beside: [TileArt, TileArt][]; below: [TileArt, TileArt][] } {
  const pairs = (step: number, counts: (index: number) => boolean): [TileArt, TileArt][] =>
    arts
      .slice(step)
      .flatMap((art, index): [TileArt, TileArt][] => (counts(index + step) ? [[arts[index] as TileArt, art]] : []))
  return { beside: pairs(1, (index) => index % columns !== 0), below: pairs(columns, () => true) }
}

describe.each([3, 6, 7])('in a wall of %i columns', (columns) => {
  const { beside, below } = neighbours(wall, columns)

  test.each(['motif', 'palette', 'pattern'] as const)('no neighbours share a %s', (part) => {
    for (const [one, other] of [...beside, ...below]) expect(one[part]).not.toBe(other[part])
  })

  test('no two pale tiles touch side to side', () => {
    for (const pair of beside) expect(pair.some((art) => palettes[art.palette].ground !== 'pale')).toBe(true)
  })

  test('no look-alikes stand in one row', () => {
    wall.forEach((art, index) => {
      const row = wall.slice(index - (index % columns), index)
      for (const other of row) expect(motifTraits[art.motif].kin).not.toContain(other.motif)
    })
  })
})

test('a motif comes again after twelve tiles at the earliest, and then in another layout or on another ground', () => {
  const lastAt = new Map<MotifName, number>()
  wall.forEach((art, index) => {
    const at = lastAt.get(art.motif)
    const before = at === undefined ? undefined : wall[at]
    if (at !== undefined && before) {
      expect(index - at).toBeGreaterThanOrEqual(12)
      const alike = before.layout === art.layout && palettes[before.palette].ground === palettes[art.palette].ground
      expect(alike).toBe(false)
    }
    lastAt.set(art.motif, index)
  })
})

test.each([1, 2, 3])('about 60, 30 and 10 in a hundred grounds are deep, bright and pale (catalogue %i)', (salt) => {
  const arts = chooseArt(catalogue(2_000, salt))
  const share = (ground: string): number =>
    (100 * arts.filter((art) => palettes[art.palette].ground === ground).length) / arts.length
  expect(share('deep')).toBeGreaterThan(53)
  expect(share('deep')).toBeLessThan(67)
  expect(share('bright')).toBeGreaterThan(24)
  expect(share('bright')).toBeLessThan(36)
  expect(share('pale')).toBeGreaterThan(6)
  expect(share('pale')).toBeLessThan(14)
})

test('about one tile in five has a disc and one in five another layout than hero', () => {
  const share = (fits: (art: TileArt) => boolean): number => (100 * wall.filter(fits).length) / wall.length
  expect(share((art) => art.disc !== 'none')).toBeGreaterThan(14)
  expect(share((art) => art.disc !== 'none')).toBeLessThan(27)
  expect(share((art) => art.layout !== 'hero')).toBeGreaterThan(14)
  expect(share((art) => art.layout !== 'hero')).toBeLessThan(30)
  expect(share((art) => art.foreground !== 'none')).toBeGreaterThan(5)
  expect(share((art) => art.foreground !== 'none')).toBeLessThan(15)
})

test('a motif stands out from its ground, or from the disc behind it', () => {
  for (const art of wall) {
    const p = palettes[art.palette]
    const lead = motifTraits[art.motif].lead?.(p)
    if (!lead) continue
    const best = Math.max(contrast(lead, p.g0), art.disc === 'none' ? 0 : contrast(lead, p.d))
    expect(best, artKey(art)).toBeGreaterThanOrEqual(1.8)
  }
})

test('coral and lagoon always have a disc, slate is never chosen, and nothing wears a colour it cannot stand', () => {
  for (const art of wall) {
    expect(art.palette).not.toBe('slate')
    expect(motifTraits[art.motif].avoids).not.toContain(art.palette)
    if (art.palette === 'coral' || art.palette === 'lagoon') expect(art.disc).not.toBe('none')
  }
})

test('a wall of one vendor keeps the same rules', () => {
  const { beside, below } = neighbours(chooseArt(catalogue(600, 4, 'PG')), 6)
  for (const [one, other] of [...beside, ...below]) {
    expect(one.palette).not.toBe(other.palette)
    expect(one.pattern).not.toBe(other.pattern)
  }
})

test.each([
  ['Dragon Treasure', 'dragon'],
  ['Koi Garden', 'koi'],
  ['Lucky Seven Line', 'seven'],
  ['Rồng Vàng', 'dragon'],
  ['Treasure Chest Nights', 'chest'],
  ['Cherries Parade', 'cherry'],
  ['Fan Tan House', 'fan'],
  ['777 Classic', 'seven'],
  ['Coin Tree Rising', 'cointree'],
  ['Champion Cup Rush', 'cup'],
  ['TIGER’S TOLL', 'tiger'],
  ['Red Sail Riches', 'junk'],
])('%s is drawn as %s', (name, motif) => {
  const [art] = chooseArt([{ nodeId: '1', name, gameType: 'RNG', gameClass: 'VIDEO', vendor: 'PG' }])
  expect(art?.motif).toBe(motif)
})

test.each([
  ['LIVE', 'ROULETTE', ['wheel', 'crown', 'gem', 'planet']],
  [
    'FISH',
    'OTHER',
    [
      'reef',
      'octopus',
      'turtle',
      'shark',
      'crab',
      'koi',
      'junk',
      'chest',
      'dragon',
      'phoenix',
      'lotus',
      'gem',
      'crown',
      'bull',
    ],
  ],
])('a name that asks for nothing leaves it to the classification (%s, %s)', (gameType, gameClass, motifs) => {
  const [art] = chooseArt([{ nodeId: '77', name: 'Xyz', gameType, gameClass, vendor: 'PG' }])
  expect(motifs).toContain(art?.motif)
})

test('a vendor without a signature of its own gets none', () => {
  const [art] = chooseArt([{ nodeId: '5', name: 'Fox', gameType: 'RNG', gameClass: 'VIDEO', vendor: 'WS168' }])
  expect(art?.vendor).toBe('none')
})

test('the same games get the same art, whatever they are called', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          nodeId: fc.string(),
          name: fc.string(),
          gameType: fc.string(),
          gameClass: fc.string(),
          vendor: fc.string(),
        }),
        { maxLength: 40 },
      ),
      (games) => {
        const arts = chooseArt(games)
        expect(arts).toHaveLength(games.length)
        expect(chooseArt(structuredClone(games)).map(artKey)).toEqual(arts.map(artKey))
      },
    ),
  )
})

test('ten thousand games are chosen for in well under two seconds of computing', () => {
  const games = catalogue(10_000, 9)
  const before = process.cpuUsage()
  chooseArt(games)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
})
