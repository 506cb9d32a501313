import type { MotifName } from '../motifs/motifs.ts'
import { greenest, type Palette, type PaletteName, reddest } from '../palettes.ts'
import type { ForegroundName, LayoutName, PatternName } from './tile-art.ts'

/** What a motif likes and what it cannot stand. */
export interface MotifTraits {
  /** The tone that must stand out from the ground; undefined where an outline does that by itself. */
  readonly lead?: (palette: Palette) => string
  /** Layouts besides `hero`. */
  readonly layouts: readonly LayoutName[]
  /** Patterns that suit it best. */
  readonly patterns: readonly PatternName[]
  readonly foregrounds: readonly ForegroundName[]
  /** Palettes in which the thing has the wrong colour. */
  readonly avoids: readonly PaletteName[]
  /** Motifs so like this one that both in one row would look like copies. */
  readonly kin: readonly MotifName[]
}

const body = (p: Palette): string => p.m2
const metal = (p: Palette): string => p.y1
const white = (p: Palette): string => p.w

/* Patterns by the world a motif comes from. */
const east: readonly PatternName[] = ['fret', 'lattice', 'seigaiha', 'clouds', 'rays', 'rings', 'leaf']
const water: readonly PatternName[] = ['waves', 'seigaiha', 'rings', 'dots', 'clouds', 'lowrays', 'stripes']
const wild: readonly PatternName[] = ['leaf', 'clouds', 'hills', 'dots', 'lowrays', 'lattice']
const arcade: readonly PatternName[] = ['grid', 'rays', 'stripes', 'dots', 'stars']
const table: readonly PatternName[] = ['lattice', 'fret', 'stripes', 'rays', 'dots', 'seigaiha']
const fruit: readonly PatternName[] = ['dots', 'stripes', 'rays', 'leaf', 'lowrays', 'lattice']
const sky: readonly PatternName[] = ['stars', 'clouds', 'hills', 'rays', 'grid', 'rings']

function traits(
  patterns: readonly PatternName[],
  layouts: readonly LayoutName[],
  more: Partial<MotifTraits> = {},
): MotifTraits {
  return { patterns, layouts, lead: body, foregrounds: [], avoids: [], kin: [], ...more }
}

const crop: readonly LayoutName[] = ['cropleft', 'cropright']
const tilt: readonly LayoutName[] = ['tiltleft', 'tiltright']

/* Palettes with no leaf green in them; and mint, whose green is the ground's. */
const nothingGreen: readonly PaletteName[] = ['mint', 'ocean', 'coal', 'moon', 'indigo', 'ember', 'sky']

export const motifTraits: Readonly<Record<MotifName, MotifTraits>> = {
  lotus: traits(east, ['high'], { foregrounds: ['petals', 'sea'], kin: ['clover'] }),
  koi: traits(water, ['twin', 'tiltleft', 'high'], {
    lead: white,
    foregrounds: ['petals'],
    avoids: ['volt'],
  }),
  dragon: traits(east, [...crop, 'high'], { foregrounds: ['cloud'] }),
  tiger: traits(wild, [...crop, 'high'], { foregrounds: ['mound'], kin: ['fox'] }),
  rooster: traits(wild, ['high', 'tiltleft'], { foregrounds: ['mound', 'petals'], kin: ['phoenix'] }),
  pagoda: traits([...sky, 'seigaiha', 'fret'], ['high'], { foregrounds: ['cloud', 'mound', 'petals'] }),
  lantern: traits([...east, 'stars'], ['high', 'tiltright', 'tiltleft'], { foregrounds: ['petals'] }),
  gem: traits([...table, 'stars'], ['trio', ...tilt, 'high']),
  dice: traits(table, [...tilt, 'high'], { lead: white }),
  cards: traits(table, ['high', 'tiltleft'], { lead: (p) => p.k, kin: ['ace', 'mahjong'] }),
  ace: traits(table, ['high', ...tilt], { lead: (p) => p.k, kin: ['cards', 'mahjong'] }),
  wheel: traits([...table, 'stars'], crop, { lead: metal, kin: ['drum', 'citrus'] }),
  rocket: traits(sky, ['high'], { lead: white, foregrounds: ['cloud'] }),
  ball: traits(arcade, ['high', ...crop], { lead: white }),
  reef: traits(water, []),
  octopus: traits(water, ['high', ...crop], { foregrounds: ['sea'] }),
  turtle: traits(water, ['twin', 'tiltleft', 'high'], { avoids: ['rose'] }),
  shark: traits(water, []),
  phoenix: traits(sky, ['high', ...tilt], { foregrounds: ['cloud'], kin: ['rooster'] }),
  fox: traits(wild, [...crop, 'high'], { foregrounds: ['mound'], kin: ['tiger'] }),
  junk: traits([...sky, 'seigaiha', 'waves'], []),
  pyramid: traits(sky, []),
  crown: traits(table, ['high', ...tilt], { lead: metal, kin: ['cup'] }),
  chili: traits(fruit, ['trio', ...tilt], {
    lead: reddest,
    avoids: ['paper', 'lacquer', 'mulberry', 'coral', 'volt', 'moon', 'ember'],
  }),
  seven: traits(arcade, ['trio', ...tilt, 'high'], { lead: metal }),
  bull: traits([...wild, 'stripes'], [...crop, 'high'], { foregrounds: ['mound'] }),
  drum: traits([...east, 'grid'], crop, { kin: ['wheel', 'citrus'] }),
  cointree: traits([...wild, 'stripes'], ['high'], {
    avoids: ['ember', 'coal', 'moon'],
    foregrounds: ['mound'],
    kin: ['clover'],
  }),
  balls: traits(arcade, ['high', ...tilt]),
  mahjong: traits(table, ['high', ...tilt], { lead: white, kin: ['cards', 'ace'] }),
  chest: traits([...water, 'stars', 'rays'], ['high'], { foregrounds: ['sea'] }),
  mask: traits(east, [...crop, 'high'], { lead: white, kin: ['helmet'] }),
  helmet: traits(arcade, [...crop, 'high'], { kin: ['mask'] }),
  clover: traits(wild, ['trio', ...tilt], {
    lead: greenest,
    avoids: nothingGreen,
    kin: ['lotus', 'cointree'],
  }),
  cup: traits(arcade, ['high'], { lead: metal, kin: ['crown'] }),
  fan: traits(east, ['high', ...tilt], { foregrounds: ['petals'] }),
  planet: traits(sky, [...crop, 'high'], {}),
  crab: traits(water, ['high'], { foregrounds: ['sea'] }),
  cherry: traits(fruit, ['trio', ...tilt], {
    lead: reddest,
    avoids: ['ocean', 'lacquer', 'coral', 'volt', 'moon', 'ember'],
  }),
  citrus: traits(fruit, ['trio', ...crop], {
    avoids: ['coal', 'moon', 'indigo', 'volt'],
    kin: ['wheel', 'drum'],
  }),
}
