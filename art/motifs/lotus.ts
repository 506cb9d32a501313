import type { Palette } from '../palettes.ts'
import { ellipse, mirrored, path } from '../pen.ts'

/** A lotus in full bloom on its leaf. */
export function lotus(p: Palette): string {
  const half =
    path(p.m3, 'M8 62C40 64 88 52 108 8C74 4 34 20 8 62Z') +
    path(p.m2, 'M8 62C36 60 78 46 108 8C70 14 34 28 8 62Z') +
    path(p.m3, 'M4 60C42 50 82 14 84-44C46-28 12 10 4 60Z') +
    path(p.m2, 'M4 60C36 40 66 4 84-44C50-20 16 14 4 60Z') +
    path(p.m2, 'M0 60C36 34 56-16 48-78C16-52-4 0 0 60Z') +
    path(p.m1, 'M0 60C24 30 40-20 48-78C18-46-2 4 0 60Z')
  return (
    ellipse(p.s2, 0, 66, 100, 22) +
    ellipse(p.s1, 0, 62, 94, 17) +
    path(p.s2, 'M0 62L-84 56L-78 52ZM0 62L84 56L78 52ZM0 62L-50 76L-40 78ZM0 62L50 76L40 78Z') +
    mirrored('lotus', half) +
    path(p.m2, 'M0 62C-34 34-40-40 0-104C40-40 34 34 0 62Z') +
    path(p.m1, 'M0 62C-34 34-40-40 0-104C8-50 8 10 0 62Z') +
    path(p.w, 'M-4 44C-24 12-24-40-4-84C-10-40-10 10-4 44Z', 'opacity=".7"') +
    path(p.m2, 'M2 66C-24 62-54 44-68 8C-36 12-8 34 2 66Z') +
    path(p.m1, 'M2 66C-22 56-48 36-68 8C-36 16-10 36 2 66Z') +
    path(p.m3, 'M-2 66C24 62 54 44 68 8C36 12 8 34-2 66Z') +
    path(p.m2, 'M-2 66C22 56 48 36 68 8C36 14 8 34-2 66Z') +
    path(p.w, 'M0 68C-18 56-24 30 0 6C24 30 18 56 0 68Z') +
    path(p.m1, 'M0 68C18 56 24 30 0 6C6 30 6 50 0 68Z')
  )
}
