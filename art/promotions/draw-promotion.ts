import { chest, crown, cup } from '../motifs/riches.ts'
import { dice, seven } from '../motifs/table-games.ts'
import { type Palette, type PaletteName, palettes } from '../palettes.ts'
import { around, circle, type Motif, path, polar, short, spark } from '../pen.ts'
import { coins, gift, redPacket } from './gifts.ts'
import { bankFront, lifebuoy } from './shelters.ts'
import { calendar, fortuneWheel, phone, shield } from './tokens.ts'

interface Look {
  readonly motif: Motif
  readonly palette: PaletteName
  /** Colours of its own. */
  readonly own?: Partial<Palette>
}

const red = { m1: '#F0705C', m2: '#D23B34', m3: '#8E1A22' }
const jade = { m1: '#6FD9B4', m2: '#1C9A72', m3: '#0B5C45' }

const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ['gift', { motif: gift, palette: 'jade', own: red }],
  ['wheel', { motif: fortuneWheel, palette: 'mulberry', own: { m2: '#E8718D', m3: '#5A1238', s1: '#2FA08C' } }],
  ['red-packet', { motif: redPacket, palette: 'saffron', own: red }],
  ['shield', { motif: shield, palette: 'ocean', own: jade }],
  ['calendar', { motif: calendar, palette: 'lagoon', own: { ...red, s1: '#F2665E' } }],
  ['coins', { motif: coins, palette: 'forest' }],
  ['crown', { motif: crown, palette: 'lacquer', own: { s1: '#1F9A80', s2: '#0B4A40' } }],
  ['phone', { motif: phone, palette: 'indigo', own: { s1: '#1C9A72' } }],
  ['lifebuoy', { motif: lifebuoy, palette: 'ocean', own: red }],
  ['bank', { motif: bankFront, palette: 'indigo', own: { m1: '#BFD2D6', m2: '#7FA6F0', m3: '#2E4A9A' } }],
  ['chest', { motif: chest, palette: 'lagoon' }],
  ['dice', { motif: dice, palette: 'lacquer' }],
  ['seven', { motif: seven, palette: 'indigo' }],
  ['cup', { motif: cup, palette: 'mulberry' }],
])

/** The pictures of promotions by name. */
export const promotionArtNames: readonly string[] = [...looks.keys()]

const [width, height] = [480, 240]

/** The picture of a promotion as a complete SVG, twice as wide as high with its motif in the middle; undefined for any other name. */
export function drawPromotion(name: string): string | undefined {
  const look = looks.get(name)
  if (!look) return undefined
  const p: Palette = { ...palettes[look.palette], ...look.own }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${p.g0}"/><stop offset="1" stop-color="${p.g1}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${surroundings(p)}` +
    `<g transform="translate(240 122)scale(.9)">${look.motif(p)}</g></svg>`
  )
}

/** Rays and rings of light behind the motif, and what falls around it. */
function surroundings(p: Palette): string {
  const rays = around(16, (a) => `M240 122L${polar(a, 330, 240, 122)}L${polar(a + 9, 330, 240, 122)}Z`)
  const bits = [
    ...([
      [52, 52, 6],
      [104, 176, 5],
      [92, 96, 3.4],
      [148, 36, 4],
      [386, 40, 5],
      [420, 128, 4],
    ] as const),
    ...([
      [442, 196, 6],
      [366, 196, 3.6],
      [28, 206, 4],
    ] as const),
  ]
  return (
    path(p.pt, rays, 'opacity=".3"') +
    circle(p.d, 240, 122, 116, 'opacity=".16"') +
    circle(p.d, 240, 122, 92, 'opacity=".2"') +
    `<g fill="${p.y1}" opacity=".75">${bits.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${short(r)}"/>`).join('')}</g>` +
    path(p.w, spark(74, 134, 12) + spark(404, 84, 14) + spark(128, 216, 8) + spark(346, 30, 8), 'opacity=".8"')
  )
}
