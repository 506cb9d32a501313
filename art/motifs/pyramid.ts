import type { Palette } from '../palettes.ts'
import { circle, line, path } from '../pen.ts'

/** A pyramid with a watching eye, dunes and two palms. */
export function pyramid(p: Palette): string {
  const frond =
    'M0 0C-14-16-30-14-38 0C-26-6-14-4 0 0C-8-24-22-30-34-24C-18-22-8-12 0 0C4-24 18-32 32-24C18-22 8-12 0 0C16-16 32-12 38 2C26-6 14-6 0 0Z'
  return (
    path(p.m3, 'M66-20L108 34V86H20Z') +
    path(p.m2, 'M66-20L20 86H74Z') +
    path(p.m3, 'M-14-104L98 90H20Z') +
    path(p.m2, 'M-14-104L-108 90H34Z') +
    path(p.m1, 'M-14-104L-32-66L-22-60L-10-68L4-62L-2-84Z') +
    path(p.y2, 'M-14-104L-2-84L4-62L12-70L14-56Z') +
    path(p.y1, 'M-14-104L-32-66L-22-60L-10-68L4-62Z') +
    line(
      p.m3,
      2.6,
      'M-50-20L12-14M-66 14L18 22M-82 48L26 58M-34-18L-36 17M-8-16L-8 18M-54 16L-58 52M-22 20L-24 54M4 21L6 55',
    ) +
    path(p.w, 'M-54-2C-40-24-4-24 12 0C-6 18-38 18-54-2Z') +
    circle(p.s1, -20, -3, 13) +
    circle(p.k, -20, -3, 7) +
    circle(p.w, -24, -7, 3) +
    line(p.k, 4, 'M-58-2C-42-28-2-28 16 0M-54-2C-38 18-6 18 12 0L30 6M-22 14C-24 26-32 32-40 28') +
    path(p.y1, 'M-140 86C-84 62-24 74 20 86C56 72 96 72 140 84V220H-140Z') +
    path(p.y2, 'M-140 102C-80 82-30 88 0 100C44 84 90 86 140 98V220H-140Z') +
    line(p.s2, 6, 'M-74 90C-72 70-76 56-84 40M84 94C82 80 84 68 90 58') +
    path(p.s1, frond, 'transform="translate(-84 40)"') +
    path(p.s1, frond, 'transform="translate(90 58)scale(.72)"')
  )
}
