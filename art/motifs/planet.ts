import type { Palette } from '../palettes.ts'
import { circle, group, path } from '../pen.ts'

/** A ringed planet with two moons. */
export function planet(p: Palette): string {
  const back = 'M-112 0C-112-22-60-34 0-34C60-34 112-22 112 0H98C94-14 50-22 0-22C-50-22-94-14-98 0Z'
  const front = 'M-112 0C-112 22-60 34 0 34C60 34 112 22 112 0H98C94 14 50 22 0 22C-50 22-94 14-98 0Z'
  return group(
    path(p.y2, back) +
      circle(p.m3, 0, 0, 74) +
      path(p.m2, 'M0-74A74 74 0 0 1 43-60C70-10 50 44 0 74A74 74 0 0 1 0-74Z') +
      path(
        p.m1,
        'M-66-34C-30-22 30-22 62-40L68-30C34-10-34-10-71-21ZM-74 4C-40 16 30 16 74 0L73 14C36 30-36 30-72 18Z',
      ) +
      path(
        p.m3,
        'M-48-56C-20-46 20-46 44-60L52-53C20-36-24-38-56-48ZM-60 44C-30 54 26 54 60 42L53 52C22 64-26 62-52 53Z',
        'opacity=".8"',
      ) +
      path(p.w, 'M-64-20C-58-46-42-60-22-66C-38-52-48-36-52-16C-54-6-68-8-64-20Z', 'opacity=".6"') +
      path(p.k, 'M33-66A74 74 0 0 1-31 67C30 50 58-6 33-66Z', 'opacity=".16"') +
      path(p.k, 'M-72 22C-40 40 40 40 72 22L68 32C36 48-36 48-68 32Z', 'opacity=".22"') +
      path(p.y1, front) +
      path(p.w, 'M-112 0C-112 22-60 34 0 34C-54 30-98 18-106 0Z', 'opacity=".65"') +
      path(p.y2, 'M104 0H98C94 14 50 22 0 22V26C54 26 100 16 104 0Z') +
      circle(p.s1, 78, -62, 13) +
      path(p.w, 'M66-66A13 13 0 0 1 82-74A16 16 0 0 0 70-58Z', 'opacity=".75"') +
      circle(p.s2, -84, 58, 8) +
      circle(p.s1, -86, 56, 6),
    'transform="rotate(-20)scale(.96)"',
  )
}
