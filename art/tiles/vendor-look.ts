import { contrast, type Palette, type PaletteName } from '../palettes.ts'
import { dot } from '../pen.ts'
import type { FrameName } from './tile-art.ts'

/** The palettes that a vendor prefers; none is its own. Each list has deep, bright and pale grounds. */
export const vendorPalettes: Readonly<Record<FrameName, readonly PaletteName[]>> = {
  none: [],
  PG: ['lacquer', 'indigo', 'coal', 'moon', 'ocean', 'ember', 'sky', 'mint'],
  JDB: ['jade', 'mulberry', 'indigo', 'coal', 'coral', 'lagoon', 'paper', 'rose'],
  CQ9: ['forest', 'bronze', 'ocean', 'volt', 'saffron', 'sky', 'paper'],
  FC: ['indigo', 'lacquer', 'jade', 'volt', 'saffron', 'coral', 'lagoon', 'mint'],
  JL: ['ocean', 'volt', 'forest', 'mulberry', 'coral', 'ember', 'lagoon', 'rose'],
  BGS: ['bronze', 'mulberry', 'moon', 'lacquer', 'ember', 'sky', 'paper'],
  EG2: ['forest', 'jade', 'moon', 'bronze', 'lagoon', 'coral', 'mint'],
  PT: ['moon', 'forest', 'coal', 'jade', 'ocean', 'sky', 'saffron', 'rose'],
}

/** Metal or the second hue, whichever stands out more from the top of the ground. */
function inkOf(p: Palette): string {
  return contrast(p.y1, p.g0) >= contrast(p.s1, p.g0) ? p.y1 : p.s1
}

function otherInk(p: Palette): string {
  return inkOf(p) === p.y1 ? p.s1 : p.y1
}

function hairline(colour: string, d: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="3" d="${d}"/>`
}

const draws: Readonly<Record<FrameName, (palette: Palette) => string>> = {
  none: () => '',
  PG: () => '',
  JDB: (p) => hairline(inkOf(p), 'M15 56V15H56M244 15H285V56'),
  CQ9: (p) => `<rect x="9" y="9" width="282" height="382" rx="14" fill="none" stroke="${inkOf(p)}" stroke-width="2"/>`,
  FC: (p) => `<path fill="${inkOf(p)}" d="M0 0H300V8H0Z"/><path fill="${otherInk(p)}" d="M0 8H300V11H0Z"/>`,
  JL: (p) => `<path fill="${inkOf(p)}" d="M0 0H9V400H0Z"/>`,
  BGS: (p) => `<path fill="${inkOf(p)}" d="M0 0H6V400H0ZM294 0H300V400H294Z"/>`,
  EG2: (p) => `<path fill="${inkOf(p)}" d="${[114, 132, 150, 168, 186].map((x) => dot(x, 14, 3)).join('')}"/>`,
  PT: (p) => `<path fill="${inkOf(p)}" d="M0 392H300V400H0Z"/><path fill="${otherInk(p)}" d="M0 389H300V392H0Z"/>`,
}

/** The small signature by which a wall can be read by vendor. */
export function drawFrame(name: FrameName, palette: Palette): string {
  return draws[name](palette)
}
