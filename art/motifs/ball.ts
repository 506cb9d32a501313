import type { Palette } from '../palettes.ts'
import { around, circle, line, path, polar, spark } from '../pen.ts'

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
