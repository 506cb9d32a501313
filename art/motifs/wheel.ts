import type { Palette } from '../palettes.ts'
import { around, circle, line, path, polar } from '../pen.ts'

function pockets(colour: string, dashes: string, offset = 0): string {
  return (
    `<circle r="78" fill="none" stroke="${colour}" stroke-width="26" pathLength="72" ` +
    `stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"/>`
  )
}

/** A roulette wheel from above, its ball in a pocket. */
export function wheel(p: Palette): string {
  const ray =
    (inner: number, outer: number, half: number) =>
    (angle: number): string =>
      `M${polar(angle - half, inner)}L${polar(angle, outer)}L${polar(angle + half, inner)}L0 0Z`
  return (
    circle(p.k, 5, 6, 103, 'opacity=".28"') +
    circle(p.y2, 0, 0, 104) +
    path(p.y1, 'M-104 0A104 104 0 0 1 104 0A100 100 0 0 0-92 48A104 104 0 0 1-104 0Z') +
    circle(p.k, 0, 0, 94) +
    pockets(p.s1, '3 3') +
    pockets(p.w, '.4 2.6', 0.2) +
    pockets(p.w, '3 69', -39) +
    `<circle r="92" fill="none" stroke="${p.y1}" stroke-width="4"/>` +
    circle(p.y1, 0, 0, 66) +
    circle(p.m3, 0, 0, 61) +
    path(p.m2, 'M0-61A61 61 0 0 0-43 43L43-43A61 61 0 0 0 0-61Z') +
    path(p.y2, around(8, ray(12, 44, 60), 22.5)) +
    path(
      p.w,
      around(4, (angle) => `M0 0L${polar(angle - 22, 18)}L${polar(angle, 56)}Z`),
    ) +
    path(
      p.y1,
      around(4, (angle) => `M0 0L${polar(angle + 22, 18)}L${polar(angle, 56)}Z`),
    ) +
    line(p.y2, 2, `M${polar(45, 52)}L${polar(225, 52)}M${polar(135, 52)}L${polar(315, 52)}`) +
    circle(p.y2, 0, 0, 17) +
    circle(p.y1, -1, -1, 14) +
    circle(p.w, -4, -5, 4) +
    circle(p.k, 57, -51, 10.5, 'opacity=".4"') +
    circle(p.w, 54, -55, 10.5) +
    circle(p.m1, 57, -52, 5, 'opacity=".6"')
  )
}
