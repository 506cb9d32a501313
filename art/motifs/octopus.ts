import type { Palette } from '../palettes.ts'
import { circle, dot, ellipse, line, mirrored, path } from '../pen.ts'

/** An octopus from the front, arms curling outwards. */
export function octopus(p: Palette): string {
  const half =
    path(p.m3, 'M34 14C58 26 74 18 76-2C74-26 106-28 106-2C106 10 92 12 90 2C92 36 62 54 30 44Z') +
    path(p.m3, 'M6 46C8 72 12 92 30 98C46 104 52 86 42 82C58 78 66 100 50 108C22 116 0 96-6 60Z') +
    path(p.m2, 'M30 30C52 56 74 60 84 44C92 30 110 40 106 56C103 66 90 65 92 55C90 80 56 86 26 58Z') +
    path(p.m2, 'M14 44C24 74 40 86 58 82C70 78 78 92 68 100C60 106 52 98 58 92C30 100 6 84 0 52Z') +
    `<g fill="none" stroke="${p.m1}" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 8.6">` +
    '<path d="M38 56C60 74 82 70 92 54M20 62C30 82 46 90 60 87M40 36C66 42 82 26 83 2"/></g>'
  return (
    mirrored('octopus', half) +
    path(
      p.m2,
      'M0-106C48-106 76-72 72-32C70-10 58 4 54 22C50 50 24 62 0 62C-24 62-50 50-54 22C-58 4-70-10-72-32C-76-72-48-106 0-106Z',
    ) +
    path(p.m3, 'M14-105C54-100 76-70 72-32C70-10 58 4 54 22C50 50 24 62 0 62C30 46 38 20 42-8C48-42 44-80 14-105Z') +
    path(p.m1, 'M-58-60C-52-82-36-94-18-96C-34-86-46-72-50-52C-52-44-62-48-58-60Z') +
    path(p.m1, dot(-50, -32, 5) + dot(20, -80, 6) + dot(34, -66, 3.5)) +
    circle(p.w, -25, 4, 20) +
    circle(p.w, 27, 4, 20) +
    circle(p.k, -21, 7, 11) +
    circle(p.k, 24, 7, 11) +
    path(p.w, dot(-25, 2, 4) + dot(20, 2, 4)) +
    line(p.k, 5, 'M-44-22C-36-32-24-32-16-26M18-28C28-34 38-30 44-22') +
    line(p.k, 4, 'M-14 36C-6 46 8 46 16 34') +
    ellipse(p.s1, -42, 28, 8, 5, 'opacity=".75"') +
    ellipse(p.s1, 44, 28, 8, 5, 'opacity=".75"')
  )
}
