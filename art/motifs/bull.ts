import type { Palette } from '../palettes.ts'
import { circle, line, mirrored, path } from '../pen.ts'

/** A bull's head from the front, a ring in its nose. */
export function bull(p: Palette): string {
  const half =
    path(p.m3, 'M50-36C66-48 88-46 104-30C94-8 70 0 52-8Z') +
    path(p.s1, 'M62-30C74-38 86-36 94-28C86-14 72-10 60-14Z') +
    path(p.w, 'M26-50C50-48 74-56 84-82C88-94 88-102 86-108C104-88 108-58 90-40C72-24 48-26 32-30Z') +
    path(p.m1, 'M102-76C106-62 102-50 90-40C72-24 48-26 32-30L30-40C60-36 90-46 102-76Z') +
    path(p.m2, 'M0-56C26-58 48-50 56-30C62-12 56 12 48 34L40 70H0Z') +
    path(p.m3, 'M56-30C62-12 56 12 48 34L40 70H26C40 40 48 4 56-30Z') +
    path(p.m1, 'M0-40C14-40 22-20 18 8L22 44H0Z') +
    path(p.w, 'M20 0C32-14 48-14 55-5C48 9 31 11 20 0Z') +
    circle(p.k, 38, -2, 7) +
    path(p.k, 'M9-4C22-18 40-28 62-30C62-20 58-14 55-9C44-14 30-8 20 3Z') +
    path(p.w, 'M0 38C24 34 48 42 52 64C54 88 28 100 0 100Z') +
    path(p.m1, 'M52 64C54 88 28 100 0 100V90C24 90 44 84 52 64Z') +
    path(p.k, 'M18 60C24 50 38 52 40 62C38 70 28 70 24 66C22 70 18 66 18 60Z') +
    line(p.k, 3.5, 'M0 88C12 90 22 86 28 82')
  return (
    mirrored('bull', half) +
    path(
      p.k,
      'M-32-54C-22-78-8-84 4-82C22-82 30-68 32-54C24-50 20-44 20-36C14-42 10-42 6-38C4-30 2-26 0-20C-4-28-6-34-8-40C-14-42-18-40-22-34C-24-44-26-50-32-54Z',
    ) +
    path(p.s2, 'M-22-56C-14-72-6-76 4-74C-4-66-8-56-8-46C-14-48-18-52-22-56Z') +
    `<path fill="none" stroke="${p.y2}" stroke-width="7" d="M-16 70C-22 96-14 106 0 106C14 106 22 96 16 70"/>` +
    `<path fill="none" stroke="${p.y1}" stroke-width="5" d="M-17 70C-23 95-14 103 2 104"/>` +
    path(p.w, 'M-44-40C-70-46-84-62-87-84C-92-62-78-42-44-40Z', 'opacity=".6"')
  )
}
