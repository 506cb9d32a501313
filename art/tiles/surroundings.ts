import type { Palette } from '../palettes.ts'
import { circle } from '../pen.ts'
import type { DiscName, ForegroundName, LayoutName } from './tile-art.ts'

/** Where one motif stands on the tile; the first is drawn, the others repeat it. */
const places: Readonly<Record<LayoutName, readonly string[]>> = {
  hero: ['translate(150 162)scale(1.13)'],
  high: ['translate(150 142)scale(.92)'],
  tiltleft: ['translate(150 160)rotate(-14)scale(1.08)'],
  tiltright: ['translate(150 160)rotate(14)scale(1.08)'],
  cropleft: ['translate(92 172)scale(1.5)'],
  cropright: ['translate(208 172)scale(1.5)'],
  trio: ['translate(150 92)scale(.6)', 'translate(84 204)rotate(-8)scale(.6)', 'translate(216 204)rotate(8)scale(.6)'],
  twin: ['translate(108 116)scale(.74)', 'translate(200 206)rotate(180)scale(.74)'],
}

/** Puts a drawn motif in its place or places. */
export function layOut(name: LayoutName, drawn: string): string {
  const [first = '', ...others] = places[name]
  if (others.length === 0) return `<g transform="${first}">${drawn}</g>`
  const copies = others.map((place) => `<use href="#one" transform="${place}"/>`)
  return `<g transform="${first}"><g id="one">${drawn}</g></g>${copies.join('')}`
}

function ring(colour: string, r: number): string {
  return `<circle cx="150" cy="156" r="${r}" fill="none" stroke="${colour}" stroke-width="3"/>`
}

const discs: Readonly<Record<DiscName, (palette: Palette) => string>> = {
  none: () => '',
  sun: (p) => circle(p.d, 150, 156, 106),
  ringsun: (p) => circle(p.d, 150, 156, 94) + ring(p.d, 108),
  cornermoon: (p) => circle(p.d, 214, 92, 66),
  diamond: (p) => `<path fill="${p.d}" d="M150 18L274 156L150 294L26 156Z"/>`,
  gate: (p) =>
    `<path fill="${p.d}" d="M48 400V150a102 102 0 0 1 204 0V400Z"/>` +
    `<path fill="none" stroke="${p.d}" stroke-width="3" d="M36 400V150a114 114 0 0 1 228 0V400"/>`,
  lowsun: (p) => circle(p.d, 150, 224, 118),
}

/** The one flat shape behind a motif that lifts it off the ground. */
export function drawDisc(name: DiscName, palette: Palette): string {
  return discs[name](palette)
}

const petal = (x: number, y: number, turn: number): string =>
  `<path d="M0-11C8-5 7 6 0 11C-7 6-8-5 0-11Z" transform="translate(${x} ${y})rotate(${turn})"/>`

const foregrounds: Readonly<Record<ForegroundName, (palette: Palette) => string>> = {
  none: () => '',
  petals: (p) =>
    `<g fill="${p.s1}">${petal(34, 78, 40)}${petal(262, 116, -30)}${petal(48, 238, 70)}` +
    `${petal(246, 252, 20)}${petal(268, 40, 60)}</g>`,
  mound: (p) =>
    `<path fill="${p.s2}" d="M0 262C50 232 96 230 148 252C206 224 254 226 300 250V400H0Z"/>` +
    `<path fill="${p.g1}" d="M0 288C70 262 130 264 180 282C220 268 264 268 300 278V400H0Z"/>`,
  sea: (p) =>
    `<path fill="${p.pt}" d="M0 250q25-20 50 0t50 0t50 0t50 0t50 0t50 0V400H0Z"/>` +
    `<path fill="${p.g1}" d="M-25 274q25-20 50 0t50 0t50 0t50 0t50 0t50 0t50 0V400H0Z"/>`,
  cloud: (p) =>
    `<path fill="${p.w}" opacity=".9" d="M-6 300V250C-2 226 34 222 42 244C62 230 88 246 84 268C104 268 110 290 98 300Z"/>` +
    `<path fill="${p.w}" opacity=".7" d="M306 300V232C284 222 262 236 264 256C244 252 228 270 236 288L240 300Z"/>`,
}

/** What stands before a motif, at the edge of the name. */
export function drawForeground(name: ForegroundName, palette: Palette): string {
  return foregrounds[name](palette)
}
