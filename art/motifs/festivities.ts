import type { Palette } from '../palettes.ts'
import { again, around, circle, group, line, path, polar, spark } from '../pen.ts'

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

const y = 62
const steps = 12
const open = 160

function sector(from: number, to: number, inner: number, outer: number): string {
  return (
    `M${polar(from, outer, 0, y)}L${polar(to, outer, 0, y)}` + `L${polar(to, inner, 0, y)}L${polar(from, inner, 0, y)}Z`
  )
}

function folds(inner: number, outer: number, first: number): string {
  const width = open / steps
  return Array.from({ length: steps }, (_, index) => index)
    .filter((index) => index % 2 === first)
    .map((index) => sector(-open / 2 + index * width, -open / 2 + (index + 1) * width, inner, outer))
    .join('')
}

/** The whole width of the fan between two radii, with a corner at every fold. */
function band(inner: number, outer: number): string {
  const angles = Array.from({ length: steps + 1 }, (_, index) => -open / 2 + (index * open) / steps)
  const above = angles.map((angle) => polar(angle, outer, 0, y))
  const below = angles.toReversed().map((angle) => polar(angle, inner, 0, y))
  return `M${[...above, ...below].join('L')}Z`
}

/** A painted folding fan, wide open. */
export function fan(p: Palette): string {
  const ribs = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = -open / 2 + (index * open) / steps
    return `M0 ${y}L${polar(angle, 52, 0, y)}`
  }).join('')
  return group(
    path(p.m2, band(46, 132)) +
      path(p.m1, folds(46, 132, 0)) +
      path(p.s1, band(116, 134)) +
      path(p.s2, folds(116, 134, 1)) +
      path(p.s1, band(44, 54)) +
      path(p.y1, band(110, 114)) +
      path(p.y2, folds(110, 114, 1)) +
      path(
        p.s1,
        'M0-2C-26-6-46-24-54-46C-36-46-26-40-20-34C-18-50-10-62 0-70C10-62 18-50 20-34C26-40 36-46 54-46C46-24 26-6 0-2Z',
      ) +
      path(
        p.w,
        'M0-8C-14-24-14-46 0-64C14-46 14-24 0-8ZM-8-8C-26-14-38-26-46-40C-30-38-16-28-8-8ZM8-8C26-14 38-26 46-40C30-38 16-28 8-8Z',
      ) +
      path(p.d, 'M0-8C-7-20-7-36 0-48C7-36 7-20 0-8Z') +
      line(p.s1, 3, 'M-96 26C-88 10-80 4-66 2M96 26C88 10 80 4 66 2') +
      line(p.y2, 4, ribs) +
      line(p.y1, 6, `M0 ${y}L${polar(-82, 133, 0, y)}`) +
      line(p.y2, 6, `M0 ${y}L${polar(82, 133, 0, y)}`) +
      line(p.s1, 5, `M0 ${y}C4 78-4 84 0 92M-4 92V108M4 92V108`) +
      circle(p.y2, 1, y + 1, 11) +
      circle(p.y1, 0, y, 9) +
      circle(p.w, -3, y - 3, 2.6),
    'transform="scale(.83)translate(0 6)"',
  )
}

/** A silk lantern, bulb-shaped, with a medallion and a tassel. */
export function lantern(p: Palette): string {
  return (
    line(p.y1, 3, 'M0-108V-78') +
    path(p.m3, 'M-24-66C-74-62-104-30-98 2C-92 34-54 40-26 58H26C54 40 92 34 98 2C104-30 74-62 24-66Z') +
    path(p.m2, 'M-24-66C-74-62-104-30-98 2C-92 34-54 40-26 58H12C34 40 66 30 68 0C70-30 44-60 14-66Z') +
    path(p.m1, 'M-24-66C-74-62-104-30-98 2C-92 34-54 40-26 58H-16C-40 38-66 28-66-2C-66-32-46-58-20-66Z') +
    path(p.w, 'M-40-60C-76-50-96-26-92 0C-88-22-72-46-40-60Z', 'opacity=".75"') +
    line(p.y2, 2.4, 'M-20-66C-46-58-66-32-66-2C-66 28-40 38-16 58M14-66C44-60 70-30 68 0C66 30 34 40 12 58') +
    circle(p.y1, 0, -4, 33) +
    circle(p.s2, 0, -4, 28) +
    path(
      p.y1,
      'M0-28C9-20 9-12 5-8C14-14 22-12 25-4C20 6 12 6 6 2C10 10 8 17 0 23C-8 17-10 10-6 2C-12 6-20 6-25-4C-22-12-14-14-5-8C-9-12-9-20 0-28Z',
    ) +
    circle(p.s1, 0, -4, 5.5) +
    path(p.y1, 'M-30-78H30L34-64H-34ZM-32 56H32L26 70H-26Z') +
    path(p.y2, 'M4-78H30L34-64H8ZM6 56H32L26 70H4Z') +
    path(p.y1, 'M-8-86H8V-78H-8Z') +
    line(p.s1, 4.5, 'M-18 72V98M-9 72V104M0 72V108M9 72V104M18 72V98') +
    line(p.s2, 4.5, 'M9 78V104M18 78V98') +
    path(p.y1, 'M-22 70H22V78H-22Z')
  )
}

/** A football in flight. */
export function ball(p: Palette): string {
  const patch = (a: number): string =>
    `M${polar(a, 58)}L${polar(a + 17, 70)}L${polar(a + 14, 92)}A92 92 0 0 0 ${polar(a - 14, 92)}L${polar(a - 17, 70)}Z`
  const seam = (a: number): string => `M${polar(a, 30)}L${polar(a, 60)}M${polar(a + 17, 70)}L${polar(a + 55, 70)}`
  return (
    path(p.s1, 'M-108 96C-100 40-76-6-40-40L-6-6C-50 16-84 52-108 96Z', 'opacity=".9"') +
    path(p.y1, 'M-76 108C-70 60-50 28-20 2L10 34C-26 50-54 76-76 108Z') +
    path(p.s2, 'M-36 108C-30 84-16 60 2 44L22 60C0 72-20 88-36 108Z') +
    `<g transform="translate(16 -16)rotate(-14)">${circle(p.w, 0, 0, 92)}` +
    path(p.m1, 'M30-87A92 92 0 1 1-70 60A104 104 0 0 0 30-87Z', 'opacity=".55"') +
    path(p.m3, 'M62-68A92 92 0 0 1-46 80A112 112 0 0 0 62-68Z', 'opacity=".75"') +
    line(p.k, 4, around(5, seam)) +
    path(p.k, `${around(5, patch)}${around(5, (a, index) => `${index ? 'L' : 'M'}${polar(a, 33)}`)}Z`) +
    path(p.w, 'M-78-26C-70-52-52-70-30-78C-46-66-60-46-66-24C-68-14-80-16-78-26Z', 'opacity=".95"') +
    `</g>${path(p.y1, spark(-82, -78, 14) + spark(92, 84, 11))}`
  )
}
