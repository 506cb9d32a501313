import { greenest, type Palette, toned } from '../palettes.ts'
import { around, circle, path, polar } from '../pen.ts'

/** A slice of citrus, its segments full of light. */
export function citrus(p: Palette): string {
  const green = greenest(p)
  const segment = (a: number): string =>
    `M${polar(a, 9)}L${polar(a - 16.5, 66)}Q${polar(a - 15, 76)} ${polar(a - 9, 77)}` +
    `Q${polar(a, 79)} ${polar(a + 9, 77)}Q${polar(a + 15, 76)} ${polar(a + 16.5, 66)}Z`
  const glint = (a: number): string => `M${polar(a - 5, 34)}L${polar(a - 9, 64)}L${polar(a - 3, 68)}Z`
  const seed = (a: number): string =>
    `M${polar(a, 22)}Q${polar(a - 12, 34)} ${polar(a, 40)}Q${polar(a + 12, 34)} ${polar(a, 22)}Z`
  return (
    path(toned(green, 0.66), 'M52-80C58-104 84-112 108-104C104-82 84-66 52-80Z') +
    path(green, 'M52-80C66-98 86-106 108-104C96-112 58-104 52-80Z') +
    circle(p.m3, 3, 4, 98) +
    circle(p.m2, 0, 0, 97) +
    circle(p.w, 0, 0, 86) +
    path(p.m2, around(9, segment, 20)) +
    path(
      p.m1,
      around(9, (a) => segment(a), 20),
      'transform="scale(.62)" opacity=".45"',
    ) +
    path(p.m1, around(9, glint, 20)) +
    path(p.w, around(3, seed, 60), 'opacity=".9"') +
    path(p.w, 'M-91-20A93 93 0 0 1-30-88L-28-84A88 88 0 0 0-86-19Z', 'opacity=".75"') +
    path(p.k, 'M60-76A97 97 0 0 1-62 74A110 110 0 0 0 60-76Z', 'opacity=".1"') +
    circle(p.w, 0, 0, 8)
  )
}
