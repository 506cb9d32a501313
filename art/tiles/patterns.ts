import type { Palette } from '../palettes.ts'
import { around, dot, polar, short, spark } from '../pen.ts'
import type { PatternName } from './tile-art.ts'

/** Where the hero of a tile stands; rays and rings start there. */
const centreX = 150
const centreY = 162

type Draw = (palette: Palette) => string

/** A repeated cell as one `<pattern>` with one path in it. */
function cell(width: number, height: number, mark: string, turn = ''): string {
  const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn}`
  return `<defs><pattern id="cell" ${size}>${mark}</pattern></defs>`
}

const all = 'width="300" height="400"'

function repeated(opacity: number, definition: string): string {
  return `${definition}<rect ${all} fill="url(#cell)" opacity="${opacity}"/>`
}

function filled(colour: string, opacity: number, d: string): string {
  return `<path fill="${colour}" opacity="${opacity}" d="${d}"/>`
}

function stroked(colour: string, width: number, d: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"${more}/>`
}

function wedges(x: number, y: number, count: number, from: number): string {
  const half = 90 / count
  return around(
    count,
    (angle) => `M${x} ${y}L${polar(angle - half, 360, x, y)}L${polar(angle + half, 360, x, y)}Z`,
    from,
  )
}

/** The visible arcs of overlapping scales: each ring ends where the next row of scales begins. */
function scales(): string {
  const arcs = (x: number, y: number): string =>
    `M${short(x - 17.4)} ${short(y - 9.8)}a20 20 0 0 1 34.8 0` +
    `M${short(x - 10.5)} ${short(y - 7.6)}a13 13 0 0 1 21 0` +
    `M${short(x - 5)} ${short(y - 3.2)}a6 6 0 0 1 10 0`
  return arcs(20, 20) + arcs(0, 10) + arcs(40, 10) + arcs(0, 30) + arcs(40, 30)
}

const sparks: readonly (readonly [number, number, number])[] = [
  [28, 44, 6],
  [64, 98, 3],
  [112, 28, 4],
  [176, 52, 3],
  [238, 30, 5],
  [272, 84, 4],
  [22, 136, 4],
  [280, 152, 6],
  [46, 204, 5],
  [262, 214, 4],
  [20, 268, 4],
  [286, 262, 3],
  [206, 16, 3],
  [78, 16, 3],
  [10, 92, 3],
  [246, 122, 3],
  [92, 250, 3],
  [216, 262, 4],
]

/** Lines that run to one point on the horizon, and lines that lie ever closer to it. */
function floor(): string {
  const depths = [176, 184, 196, 214, 240, 276].map((y) => `M0 ${y}H300`)
  const runs = [-420, -260, -140, -50, 30, 110, 190, 270, 350, 440, 560, 720].map(
    (x) => `M${short(150 + (x - 150) * 0.12)} 176L${x} 400`,
  )
  return [...depths, ...runs].join('')
}

const draws: Readonly<Record<PatternName, Draw>> = {
  rays: (p) => filled(p.pt, 0.42, wedges(centreX, centreY, 14, 6)),
  lowrays: (p) => filled(p.pt, 0.42, wedges(centreX, 330, 20, 0)),
  seigaiha: (p) => repeated(0.5, cell(40, 20, stroked(p.pt, 1.6, scales()))),
  dots: (p) => repeated(0.6, cell(20, 20, `<path fill="${p.pt}" d="${dot(5, 5, 2.2)}${dot(15, 15, 2.2)}"/>`)),
  lattice: (p) => repeated(0.55, cell(34, 34, stroked(p.pt, 1.8, 'M0 17L17 0L34 17L17 34ZM9 17l8-8l8 8l-8 8Z'))),
  fret: (p) => repeated(0.5, cell(38, 38, stroked(p.pt, 2.4, 'M2 36V4H34V30H11V13H25V21H18'))),
  waves: (p) => repeated(0.6, cell(48, 22, stroked(p.pt, 2.4, 'M-12 8q12-12 24 0t24 0t24 0'))),
  rings: (p) =>
    stroked(p.pt, 7, [104, 136, 168, 200, 232].map((r) => dot(centreX, centreY, r)).join(''), ' opacity=".38"'),
  stars: (p) => filled(p.ground === 'deep' ? p.y1 : p.w, 0.75, sparks.map(([x, y, r]) => spark(x, y, r)).join('')),
  hills: (p) =>
    `<g fill="${p.pt}" opacity=".45"><path d="M0 178C40 132 74 132 112 168C150 116 208 104 300 172V400H0Z"/>` +
    '<path d="M0 236C60 196 110 196 160 228C210 196 250 190 300 214V400H0Z"/></g>',
  clouds: (p) =>
    repeated(
      0.62,
      cell(
        110,
        84,
        stroked(
          p.pt,
          2.4,
          'M8 34h36c10 0 10-14 0-14c-2-16-24-16-26-2c-10-2-14 10-6 12M60 76h38c10 0 10-14 0-14c-3-14-23-14-25-1' +
            'c-10-3-14 9-6 11M52 34h14M30 76h18',
          ' stroke-linecap="round"',
        ),
      ),
    ),
  stripes: (p) =>
    repeated(0.42, cell(34, 34, `<path fill="${p.pt}" d="M0 0H17V34H0Z"/>`, ' patternTransform="rotate(32)"')),
  grid: (p) => stroked(p.pt, 2, floor(), ' opacity=".6"'),
  leaf: (p) =>
    repeated(
      0.45,
      cell(
        60,
        56,
        `<path fill="${p.pt}" d="M6 22C12 8 26 4 40 8C36 20 22 28 6 22ZM36 50C42 36 54 32 66 36C62 48 52 54 36 50ZM-24 50C-18 36-6 32 6 36C2 48-8 54-24 50Z"/>`,
      ),
    ),
}

/** The pattern over the ground of a tile. */
export function drawPattern(name: PatternName, palette: Palette): string {
  return draws[name](palette)
}
