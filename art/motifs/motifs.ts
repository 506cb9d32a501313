import type { Motif } from '../pen.ts'
import { bull, dragon, fox, phoenix, rooster, tiger } from './beasts.ts'
import { ball, drum, fan, lantern } from './festivities.ts'
import { junk, pagoda, planet, pyramid, rocket } from './journeys.ts'
import { cherry, chili, citrus, clover, cointree, lotus } from './plants.ts'
import { chest, crown, cup, gem, helmet, mask } from './riches.ts'
import { crab, koi, octopus, reef, shark, turtle } from './sea-life.ts'
import { ace, balls, cards, dice, mahjong, seven, wheel } from './table-games.ts'

/** Every motif by its name. */
export const motifs = {
  lotus,
  koi,
  dragon,
  tiger,
  rooster,
  pagoda,
  lantern,
  gem,
  dice,
  cards,
  ace,
  wheel,
  rocket,
  ball,
  reef,
  octopus,
  turtle,
  shark,
  phoenix,
  fox,
  junk,
  pyramid,
  crown,
  chili,
  seven,
  bull,
  drum,
  cointree,
  balls,
  mahjong,
  chest,
  mask,
  helmet,
  clover,
  cup,
  fan,
  planet,
  crab,
  cherry,
  citrus,
} as const satisfies Readonly<Record<string, Motif>>
export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs) as readonly MotifName[]
