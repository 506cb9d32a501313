import type { Palette } from '../palettes.ts'
import { around, circle, group, line, mirrored, path, polar } from '../pen.ts'

/** A sea turtle from above, swimming up and to the right. */
export function turtle(p: Palette): string {
  const half =
    path(p.s2, 'M40-46C70-66 98-50 108-6C88-20 62-22 46-16Z') +
    path(p.s1, 'M40-46C68-62 94-48 108-6C86-30 62-34 46-24Z') +
    path(p.s2, 'M34 50C58 58 70 78 66 102C50 94 34 84 24 70Z') +
    path(p.s1, 'M34 50C54 58 66 76 66 102C50 86 38 78 26 66Z') +
    `<path fill="none" stroke="${p.w}" stroke-width="3.6" stroke-linecap="round" stroke-dasharray=".1 8" d="M56-44C76-50 90-40 98-26M44 62C54 68 58 78 61 88"/>`
  const spoke = (degrees: number): string =>
    `M${polar(degrees, 27, 0, 6)}L${polar(degrees, degrees % 180 === 90 ? 56 : 66, 0, 6)}`
  return group(
    path(p.s1, 'M-14-60C-24-98-14-108 0-108C14-108 24-98 14-60Z') +
      path(p.s2, 'M2-108C16-106 24-98 14-60H4C10-76 12-96 2-108Z') +
      circle(p.k, -13, -92, 4) +
      circle(p.k, 14, -92, 4) +
      path(p.s2, 'M-8 76L0 104L8 76Z') +
      mirrored('turtle', half) +
      path(p.m3, 'M0-72C44-72 66-36 64 8C62 52 34 88 0 88C-34 88-62 52-64 8C-66-36-44-72 0-72Z') +
      path(p.m2, 'M0-64C36-64 57-32 55 8C53 46 30 79 0 79C-30 79-53 46-55 8C-57-32-36-64 0-64Z') +
      path(p.m1, 'M0-64C-36-64-57-32-55 8C-54 26-48 44-38 58C-36 20-20-10 20-30C26-42 20-60 0-64Z', 'opacity=".65"') +
      line(p.m3, 4.5, around(6, spoke, 30)) +
      path(
        p.y1,
        `${around(6, (degrees, index) => `${index ? 'L' : 'M'}${polar(degrees, 27, 0, 6)}`, 30)}Z`,
        `stroke="${p.m3}" stroke-width="4.5" stroke-linejoin="round"`,
      ) +
      path(p.w, 'M-16-4L0-14L6-10L-10 0V12L-16 10Z', 'opacity=".6"') +
      `<path fill="none" stroke="${p.m3}" stroke-width="9" d="M0-68C40-68 61-34 59.5 8C57.5 49 32 83.5 0 83.5C-32 83.5-57.5 49-59.5 8C-61-34-40-68 0-68Z"/>`,
    'transform="rotate(24)scale(.96)"',
  )
}
