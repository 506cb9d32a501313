import type { Palette } from '../palettes.ts'
import { circle } from '../pen.ts'
import type { DiscName } from './tile-art.ts'

function ring(colour: string, r: number): string {
  return `<circle cx="150" cy="156" r="${r}" fill="none" stroke="${colour}" stroke-width="3"/>`
}

const draws: Readonly<Record<DiscName, (palette: Palette) => string>> = {
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
  return draws[name](palette)
}
