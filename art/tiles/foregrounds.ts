import type { Palette } from '../palettes.ts'
import type { ForegroundName } from './tile-art.ts'

const petal = (x: number, y: number, turn: number): string =>
  `<path d="M0-11C8-5 7 6 0 11C-7 6-8-5 0-11Z" transform="translate(${x} ${y})rotate(${turn})"/>`

const draws: Readonly<Record<ForegroundName, (palette: Palette) => string>> = {
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
  return draws[name](palette)
}
