import type { Palette } from '../palettes.ts'
import { circle, group, line, path, polar } from '../pen.ts'

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
