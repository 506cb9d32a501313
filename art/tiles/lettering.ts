import type { MotifName } from '../motifs/motifs.ts'
import { palettes } from '../palettes.ts'
import type { TileArt } from './tile-art.ts'

/** The four manners in which a name is set over the art; what each means in type is the page's matter. */
export type Voice = 'poster' | 'story' | 'engraved' | 'block'

export interface Lettering {
  readonly voice: Voice
  /** `#RRGGBB`, capitals. */
  readonly colour: string
}

/* Block for arcade and crash, engraved for jewels and temples, story for animals and places. */
const voices: Readonly<Record<MotifName, Voice>> = {
  lotus: 'story',
  koi: 'story',
  dragon: 'poster',
  tiger: 'poster',
  rooster: 'story',
  pagoda: 'engraved',
  lantern: 'engraved',
  gem: 'engraved',
  dice: 'block',
  cards: 'poster',
  ace: 'poster',
  wheel: 'poster',
  rocket: 'block',
  ball: 'block',
  reef: 'poster',
  octopus: 'story',
  turtle: 'story',
  shark: 'block',
  phoenix: 'poster',
  fox: 'story',
  junk: 'story',
  pyramid: 'engraved',
  crown: 'engraved',
  chili: 'block',
  seven: 'block',
  bull: 'poster',
  drum: 'block',
  cointree: 'story',
  balls: 'block',
  mahjong: 'poster',
  chest: 'poster',
  mask: 'engraved',
  helmet: 'block',
  clover: 'story',
  cup: 'block',
  fan: 'engraved',
  planet: 'block',
  crab: 'story',
  cherry: 'poster',
  citrus: 'block',
}

/** How the page sets the name of a game with this art. */
export function lettering(art: TileArt): Lettering {
  return { voice: voices[art.motif], colour: palettes[art.palette].t }
}
