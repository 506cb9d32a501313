import type { Palette } from '../palettes.ts'
import { around, circle, dot, ellipse, group, line, mirrored, path, polar, spark } from '../pen.ts'

/** A box with a bow, its lid a little open. */
export function gift(p: Palette): string {
  const loop =
    path(p.y1, 'M4-54C20-96 62-106 72-84C80-64 44-50 4-50Z') +
    path(p.y2, 'M14-56C28-78 52-86 58-76C62-66 40-58 14-56Z') +
    path(p.y1, 'M4-52C18-40 36-30 50-18L34-10C22-24 10-38 0-48Z')
  return (
    ellipse(p.k, 2, 96, 96, 9, 'opacity=".3"') +
    path(p.m3, 'M-74-6H74V82Q74 92 64 92H-64Q-74 92-74 82Z') +
    path(p.m2, 'M-74-6H28V92H-64Q-74 92-74 82Z') +
    path(p.k, 'M-74-6H74V10H-74Z', 'opacity=".22"') +
    path(p.y2, 'M-17-6H17V92H-17Z') +
    path(p.y1, 'M-17-6H6V92H-17Z') +
    path(p.m2, 'M-82-46H82Q90-46 90-38V-6H-90V-38Q-90-46-82-46Z') +
    path(p.m1, 'M-82-46H82Q90-46 90-38V-34H-90V-38Q-90-46-82-46Z', 'opacity=".75"') +
    path(p.m3, 'M40-46H82Q90-46 90-38V-6H40Z', 'opacity=".5"') +
    path(p.y1, 'M-18-46H18V-6H-18Z') +
    path(p.y2, 'M6-46H18V-6H6Z') +
    mirrored('bow', loop) +
    path(p.y2, 'M-13-62H13Q18-54 13-42H-13Q-18-54-13-62Z') +
    path(p.y1, 'M-13-62H2Q6-54 2-42H-13Q-18-54-13-62Z') +
    path(p.w, 'M-64 8H-58V70H-64Z', 'opacity=".5"')
  )
}

/** A red packet with a gold seal; a note looks out of it. */
export function redPacket(p: Palette): string {
  const flower = around(6, (a) => dot(...at(polar(a, 9, 0, 54)), 4.4))
  return group(
    path(p.k, 'M-58-86H70V104H-52Z', 'opacity=".22"') +
      path(p.w, 'M-48-116H48V-40H-48Z') +
      path(p.y1, 'M-40-108H40V-40H-40Z') +
      line(p.y2, 3, 'M-30-96H30M-30-84H30') +
      path(p.m2, 'M-64-88H64V88Q64 98 54 98H-54Q-64 98-64 88Z') +
      path(p.m3, 'M26-88H64V88Q64 98 54 98H26Z', 'opacity=".55"') +
      path(p.m3, 'M-64-88H64V-34C36-2-36-2-64-34Z') +
      path(p.m1, 'M-64-88H64V-44C36-12-36-12-64-44Z', 'opacity=".9"') +
      circle(p.y2, 0, -14, 27) +
      circle(p.y1, -1, -15, 25) +
      `<circle r="19" cy="-15" fill="none" stroke="${p.y2}" stroke-width="2.5"/>` +
      path(p.m3, 'M-8-23H8V-7H-8Z') +
      path(p.y1, flower) +
      circle(p.m3, 0, 54, 4) +
      line(p.y1, 2.6, 'M-46 34V78Q-46 84-40 84H40Q46 84 46 78V34', 'opacity=".8"') +
      path(p.w, 'M-56-80H-48V-50C-52-50-56-52-56-56Z', 'opacity=".5"'),
    'transform="rotate(-7)scale(.94)"',
  )
}

const at = (point: string): [number, number] => {
  const [x = 0, y = 0] = point.split(' ').map(Number)
  return [x, y]
}

/** A coin seen from the front. */
function coin(p: Palette, x: number, y: number, r: number): string {
  return (
    circle(p.y2, x + r * 0.06, y + r * 0.08, r) +
    circle(p.y1, x, y, r) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="none" stroke="${p.y2}" stroke-width="${r * 0.1}"/>` +
    path(p.y2, spark(x, y, r * 0.5)) +
    line(p.w, r * 0.08, `M${x - r * 0.8} ${y - r * 0.28}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.2} ${y - r * 0.83}`)
  )
}

function stack(p: Palette, x: number, base: number, high: number): string {
  const rim = Array.from({ length: high }, (_, place) => base - place * 15)
  return rim
    .map(
      (y) =>
        path(p.y2, `M${x - 34} ${y}V${y + 12}A34 11 0 0 0 ${x + 34} ${y + 12}V${y}Z`) + ellipse(p.y1, x, y, 34, 11),
    )
    .join('')
}

/** Stacks of coins that grow, and one that stands before them. */
export function coins(p: Palette): string {
  return (
    ellipse(p.k, 0, 92, 106, 11, 'opacity=".28"') +
    stack(p, -66, 76, 3) +
    stack(p, 4, 76, 6) +
    stack(p, 70, 76, 9) +
    coin(p, -38, 56, 36) +
    path(p.w, spark(-70, -26, 13) + spark(-8, -66, 10) + spark(96, -78, 12))
  )
}
