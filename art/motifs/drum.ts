import type { Palette } from '../palettes.ts'
import { again, around, circle, path, polar } from '../pen.ts'

function ring(colour: string, r: number, width: number, dashes = ''): string {
  const more = dashes && ` pathLength="360" stroke-dasharray="${dashes}"`
  return `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
}

/** The face of a bronze drum: a star, rings of marks, a flight of cranes. */
export function drum(p: Palette): string {
  const crane = 'M-15-63C-10-68-4-68 0-72L-6-82C2-80 8-76 10-71L22-70L11-66C4-61-8-58-15-63Z'
  const star = (a: number): string => `L${polar(a - 180 / 14, 12)}L${polar(a, 35)}`
  return (
    circle(p.k, 4, 6, 104, 'opacity=".3"') +
    circle(p.m3, 0, 0, 105) +
    circle(p.y1, 0, 0, 100) +
    circle(p.m3, 0, 0, 96) +
    ring(p.m1, 91, 5, '2.5 2.5') +
    circle(p.m2, 0, 0, 85) +
    path(p.m1, 'M-60-60A85 85 0 0 1 60-60L36-36A51 51 0 0 0-36-36Z', 'opacity=".28"') +
    ring(p.y2, 85, 2) +
    `<g id="drum-a">${path(p.y1, crane)}</g>` +
    `<g id="drum-b">${again('drum-a', 'rotate(45)')}${again('drum-a', 'rotate(90)')}</g>` +
    `<g id="drum-c">${again('drum-b', 'rotate(90)')}</g>` +
    again('drum-c', 'rotate(90)') +
    again('drum-a', 'rotate(315)') +
    circle(p.m3, 0, 0, 55) +
    ring(p.y1, 53, 2.4) +
    ring(p.m1, 46, 6, '5 4') +
    circle(p.m2, 0, 0, 40) +
    ring(p.y1, 40, 2.4) +
    path(p.y1, `M${polar(-180 / 14, 12)}${around(14, star)}Z`) +
    circle(p.m3, 0, 0, 10) +
    circle(p.s1, 0, 0, 7) +
    path(p.w, 'M-92-36A99 99 0 0 1-36-92L-35-89A96 96 0 0 0-89-35Z', 'opacity=".7"')
  )
}
