import { type MotifName, motifNames } from '../motifs/motifs.ts'
import { type PaletteName, paletteNames } from '../palettes.ts'

/* With motifs and palettes every word a tile's art can be made of: a stored key is refused unless it knows all of its words. */

export const patternNames = [
  'rays',
  'lowrays',
  'seigaiha',
  'dots',
  'lattice',
  'fret',
  'waves',
  'rings',
  'stars',
  'hills',
  'clouds',
  'stripes',
  'grid',
  'leaf',
] as const
export type PatternName = (typeof patternNames)[number]

export const discNames = ['none', 'sun', 'ringsun', 'cornermoon', 'diamond', 'gate', 'lowsun'] as const
export type DiscName = (typeof discNames)[number]

export const layoutNames = ['hero', 'high', 'tiltleft', 'tiltright', 'cropleft', 'cropright', 'trio', 'twin'] as const
export type LayoutName = (typeof layoutNames)[number]

export const foregroundNames = ['none', 'petals', 'mound', 'sea', 'cloud'] as const
export type ForegroundName = (typeof foregroundNames)[number]

export const frameNames = ['none', 'PG', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'EG2', 'PT'] as const
export type FrameName = (typeof frameNames)[number]

/** What a tile shows, apart from the game's name. */
export interface TileArt {
  readonly motif: MotifName
  readonly palette: PaletteName
  readonly pattern: PatternName
  readonly disc: DiscName
  readonly layout: LayoutName
  readonly foreground: ForegroundName
  readonly vendor: FrameName
}

/** The longest key is `cointree.mulberry.seigaiha.cornermoon.tiltright.petals.none`. */
export const longestArtKey = 64

/** The art as one word for a URL and a column, such as `dragon.lacquer.rays.sun.hero.none.PG`. */
export function artKey(art: TileArt): string {
  const { motif, palette, pattern, disc, layout, foreground, vendor } = art
  return [motif, palette, pattern, disc, layout, foreground, vendor].join('.')
}

function oneOf<Name extends string>(names: readonly Name[], word: string | undefined): Name | undefined {
  return names.find((name) => name === word)
}

/** Reads a key back; a key comes from a URL, so anything but seven known words in order is refused. */
export function parseArtKey(key: string): TileArt | undefined {
  if (key.length > longestArtKey) return undefined
  const words = key.split('.')
  if (words.length !== 7) return undefined
  const motif = oneOf(motifNames, words[0])
  const palette = oneOf(paletteNames, words[1])
  const pattern = oneOf(patternNames, words[2])
  const disc = oneOf(discNames, words[3])
  const layout = oneOf(layoutNames, words[4])
  const foreground = oneOf(foregroundNames, words[5])
  const vendor = oneOf(frameNames, words[6])
  if (!motif || !palette || !pattern || !disc || !layout || !foreground || !vendor) return undefined
  return { motif, palette, pattern, disc, layout, foreground, vendor }
}

/** The same picture while its game is closed for maintenance. */
export function closedArt(art: TileArt): TileArt {
  return { ...art, palette: 'slate' }
}
