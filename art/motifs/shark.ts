import type { Palette } from '../palettes.ts'
import { ellipse, line, mirrored, path, ripples } from '../pen.ts'

/** A shark breaking the water, jaws open. */
export function shark(p: Palette): string {
  const half =
    path(p.m3, 'M40 8C72 8 100 30 108 72C88 58 66 56 48 66Z') +
    path(p.m2, 'M40 8C70 12 94 32 108 72C86 46 62 42 48 48Z') +
    path(p.m2, 'M0-108C22-96 42-62 50-16C58 22 60 70 58 108H0Z') +
    path(p.w, 'M0-56C20-56 40-30 46 10C52 46 52 80 50 108H0Z') +
    path(p.m1, 'M36-30C42-16 46-4 48 10C52 46 52 80 50 108H34C46 60 46 10 36-30Z') +
    path(p.s2, 'M0-34C24-34 40-4 42 34C42 58 20 72 0 72Z') +
    path(p.k, 'M0-22C18-22 32 2 33 34C33 50 16 60 0 60Z') +
    path(
      p.w,
      'M0-32L8-30L6-8L0-24ZM8-30L18-24L15-2L7-20ZM18-24L27-12L22 8L15-12ZM27-12L34 2L27 18L22 0ZM34 4L39 20L29 28L28 12Z',
    ) +
    path(p.w, 'M0 70L4 50L10 69ZM12 68L16 48L22 63ZM24 61L24 42L33 53Z') +
    path(p.s1, 'M0 36C12 36 22 44 22 54C16 58 8 60 0 60Z') +
    ellipse(p.w, 33, -46, 8, 6.5, 'transform="rotate(-14 33 -46)"') +
    ellipse(p.k, 32, -46, 4.6, 5) +
    line(p.k, 4, 'M18-46C26-52 32-57 42-58') +
    line(p.m3, 3, 'M47 44C51 52 52 62 52 70M44 50C47 58 48 66 48 74')
  return (
    mirrored('shark', half) +
    path(p.k, 'M0-108C22-96 42-62 50-16C58 22 60 70 58 108H30C50 40 44-40 0-108Z', 'opacity=".16"') +
    path(p.w, 'M-4-100C-20-84-32-62-38-36C-30-62-20-82-4-100Z', 'opacity=".55"') +
    path(p.pt, `${ripples(84)}V220H-140Z`) +
    path(p.g1, `${ripples(102, 18)}V220H-140Z`, 'opacity=".75"') +
    line(p.w, 3.5, ripples(86), 'opacity=".85"')
  )
}
