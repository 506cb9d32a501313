import type { Palette } from '../palettes.ts'
import { circle, dot, line, mirrored, path } from '../pen.ts'

/** A crab from the front, claws up. */
export function crab(p: Palette): string {
  const half =
    line(p.m3, 9, 'M50 44C76 40 88 48 98 68M44 58C66 60 76 72 82 92M34 70C48 76 54 88 56 104') +
    line(p.m3, 15, 'M54 18C76 12 86-6 84-28') +
    path(
      p.m2,
      'M78-22C58-34 50-62 66-86C74-98 88-104 100-102C90-92 88-84 88-76L100-92C112-76 112-44 98-26C92-20 84-18 78-22Z',
    ) +
    path(p.m3, 'M88-76L100-92C112-76 112-44 98-26C92-20 84-18 78-22C94-36 96-56 88-76Z') +
    path(p.m1, 'M62-62C62-80 74-92 86-96C76-84 72-68 74-54C74-44 62-48 62-62Z') +
    line(p.m3, 8, 'M22-16C24-28 26-36 28-46') +
    circle(p.w, 29, -54, 16) +
    circle(p.k, 26, -52, 8.5) +
    circle(p.w, 23, -56, 3)
  return (
    mirrored('crab', half) +
    path(p.m2, 'M0-20C50-22 84 2 82 30C80 62 44 82 0 82C-44 82-80 62-82 30C-84 2-50-22 0-20Z') +
    path(p.m3, 'M40-14C70-4 84 12 82 30C80 62 44 82 0 82C-36 82-66 70-78 48C-30 76 56 66 40-14Z') +
    path(p.m1, 'M-68 20C-64 0-40-10-16-12C-32-6-46 4-50 18C-52 28-70 30-68 20Z') +
    path(p.m1, dot(4, 0, 5) + dot(24, 6, 3.5) + dot(-12, 8, 3)) +
    path(p.k, 'M-26 34C-10 40 10 40 28 32C24 56-18 60-26 34Z') +
    path(p.w, 'M-20 37L-8 39L-10 45Q-16 46-20 37ZM2 39L14 38Q12 46 4 45Z') +
    path(p.s1, 'M-10 49C-2 44 10 46 14 48C8 54-4 54-10 49Z') +
    path(p.s1, dot(-48, 38, 8) + dot(50, 36, 8), 'opacity=".7"')
  )
}
