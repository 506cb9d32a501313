import type { Palette } from '../palettes.ts'
import { circle, mirrored, path } from '../pen.ts'

/** An opera mask under a feathered crown. */
export function mask(p: Palette): string {
  const half =
    path(p.s2, 'M6-70L20-102L34-74L60-94L60-62L92-68L80-38L108-26L86-6L104 18L76 22L84 46L52 48Z') +
    path(p.y1, 'M6-64L20-86L32-66L52-76L54-54L76-54L68-34L90-24L72-8L84 12L60 20L62 36L40 40Z') +
    path(p.w, 'M0-66C40-66 64-40 64-4C64 40 36 84 0 106Z') +
    path(p.m2, 'M4-22C14-54 44-60 60-30C66 4 60 26 42 36C30 26 26 10 12 8C6 0 2-10 4-22Z') +
    path(p.m3, 'M60-30C66 4 60 26 42 36C36 32 32 26 30 21C46 18 58 0 60-30Z') +
    path(p.k, 'M8-18C18-40 44-46 60-28C48-30 32-26 20-12C14-8 8-10 8-18Z') +
    path(p.w, 'M14-2C22-14 42-16 52-6C44 6 24 8 14-2Z') +
    circle(p.k, 34, -5, 6.5) +
    path(p.s1, 'M24 50C34 40 50 42 58 32C56 50 46 64 34 70C36 62 32 54 24 50Z') +
    path(p.m1, 'M0 8C6 10 10 22 18 30C14 40 6 40 0 40Z') +
    path(p.k, 'M7 34C11 30 16 30 18 34C15 38 10 38 7 34Z') +
    path(p.m2, 'M0 58C6 52 14 54 24 60C16 72 8 74 0 74Z') +
    path(p.m3, 'M0 62C8 62 16 60 24 60C16 72 8 74 0 74Z')
  return (
    mirrored('mask', half) +
    path(p.s1, 'M0-62C10-46 10-30 5-12C8 6 6 20 0 26C-6 20-8 6-5-12C-10-30-10-46 0-62Z') +
    path(p.y1, 'M0-50C5-42 5-34 0-26C-5-34-5-42 0-50Z') +
    circle(p.s1, 0, -84, 15) +
    circle(p.y1, 0, -84, 9) +
    circle(p.w, -3, -87, 3) +
    path(p.s1, 'M0 80C8 88 8 100 0 108C-8 100-8 88 0 80Z') +
    path(p.k, 'M0-66C40-66 64-40 64-4C64 40 36 84 0 106C22 60 24-20 0-66Z', 'opacity=".1"')
  )
}
