import { type Palette, redInk } from '../palettes.ts'
import { dot, group, line, path } from '../pen.ts'

/** A mahjong tile with its coloured back to be seen below. */
function tile(p: Palette, face: string, place: string): string {
  return group(
    `<rect x="-34" y="-40" width="70" height="96" rx="10" fill="${p.s2}"/>` +
      `<rect x="-36" y="-46" width="70" height="94" rx="10" fill="${p.m1}"/>` +
      `<rect x="-38" y="-50" width="70" height="90" rx="10" fill="${p.w}"/>` +
      group(face, 'transform="translate(-3 -5)"'),
    `transform="${place}"`,
  )
}

/** Three mahjong tiles: circles, bamboo and the red centre. */
export function mahjong(p: Palette): string {
  const red = redInk(p)
  const rings = (d: string, colour: string): string =>
    `<path fill="${p.w}" stroke="${colour}" stroke-width="6" d="${d}"/>`
  const circles =
    rings(dot(-15, -25, 8) + dot(15, 25, 8), p.m2) +
    rings(dot(15, -25, 8) + dot(-15, 25, 8), p.m3) +
    rings(dot(0, 0, 7), red)
  const bamboo =
    line(p.m3, 7, 'M-18-28V-10M18-28V-10M-18 10V28M18 10V28') +
    line(p.m2, 7, 'M0-28V-10M0 10V28') +
    line(p.w, 2, 'M-22-19H22M-22 19H22')
  const centre = line(red, 8, 'M-20-16H20V10H-20ZM0-32V34', 'stroke-linejoin="round"')
  return (
    tile(p, circles, 'translate(-52 -36)rotate(-13)scale(1.06)') +
    tile(p, bamboo, 'translate(56 -40)rotate(12)scale(1.06)') +
    path(p.k, 'M-42-20H48V78H-42Z', 'opacity=".16"') +
    tile(p, centre, 'translate(2 34)rotate(-3)scale(1.26)')
  )
}
