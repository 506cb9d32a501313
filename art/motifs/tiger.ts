import type { Palette } from '../palettes.ts'
import { circle, line, mirrored, path } from '../pen.ts'

/** A tiger's face from the front, cheeks like brush strokes. */
export function tiger(p: Palette): string {
  const half =
    path(p.m3, 'M38-66C42-98 74-108 94-90C108-74 100-48 82-38Z') +
    path(p.w, 'M52-66C56-84 74-92 86-82C94-72 88-56 78-48Z') +
    path(p.k, 'M62-62C64-76 74-80 81-74C86-66 82-56 76-52Z') +
    path(p.m2, 'M0-84C40-86 80-66 88-30L102-20L94-6L108 12L96 20L104 42L84 46L80 66C62 92 30 102 0 102Z') +
    path(p.w, 'M0 22C20 12 46 18 60 34C74 34 88 28 100 32L104 42L84 46L80 66C62 92 30 102 0 102Z') +
    path(p.w, 'M16-18C22-40 48-46 62-28C56-22 66-12 60-4C44 10 22 4 16-18Z') +
    path(p.k, 'M20-12C28-32 50-32 60-14C50 2 30 4 20-12Z') +
    circle(p.y1, 40, -13, 11) +
    circle(p.k, 40, -13, 5.5) +
    path(
      p.k,
      'M0-84H8L6-52L0-38ZM14-84L30-82C30-72 26-62 16-54ZM36-80L50-74C48-62 40-54 28-50Z' +
        'M90-26C80-24 74-18 70-8L96-10L94-6ZM98 0C84-2 74 4 66 12L100 16ZM98 24C86 20 76 22 68 28L100 32Z',
    ) +
    path(p.m1, 'M0-30C8-30 14-22 15-10C16 6 22 14 26 20L0 26Z') +
    path(p.k, 'M0 46C10 66 30 68 42 54C36 74 14 78 0 66Z') +
    path(p.w, 'M14 60L19 74L25 61Z') +
    path(p.s1, 'M0 18C12 16 24 18 26 24C24 36 10 40 0 48Z') +
    path(p.s2, 'M0 40C8 34 20 34 26 24C24 36 10 40 0 48Z') +
    `<g fill="${p.m3}"><circle cx="46" cy="44" r="2.6"/><circle cx="57" cy="50" r="2.6"/></g>` +
    line(p.w, 2, 'M60 44L104 52M58 54L98 68')
  return (
    mirrored('tiger', half) +
    circle(p.w, -36, -17, 3.5) +
    circle(p.w, 44, -17, 3.5) +
    path(
      p.k,
      'M0-84C40-86 80-66 88-30L102-20L94-6L108 12L96 20L104 42L84 46L80 66C62 92 30 102 0 102C40 70 52-30 0-84Z',
      'opacity=".13"',
    )
  )
}
