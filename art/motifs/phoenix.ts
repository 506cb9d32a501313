import type { Palette } from '../palettes.ts'
import { circle, line, mirrored, path, polar, short } from '../pen.ts'

/** A long feather from the shoulder, at an angle, pointed at its end. */
function feather(degrees: number, length: number, half: number): string {
  const x = 10
  const y = 2
  return (
    `M${short(x)} ${short(y)}Q${polar(degrees - half, length * 0.72, x, y)} ${polar(degrees, length, x, y)}` +
    `Q${polar(degrees + half, length * 0.72, x, y)} ${short(x)} ${short(y)}Z`
  )
}

/** A phoenix with both wings spread and three tail plumes with eyes. */
export function phoenix(p: Palette): string {
  const half =
    path(p.m3, feather(112, 86, 13) + feather(84, 100, 12)) +
    path(p.s1, feather(98, 96, 12)) +
    path(p.m2, feather(70, 108, 12) + feather(44, 118, 11)) +
    path(p.s2, feather(57, 112, 11)) +
    path(p.y1, feather(31, 116, 11)) +
    path(p.m1, feather(36, 74, 15) + feather(56, 72, 15) + feather(76, 68, 15) + feather(98, 60, 15)) +
    path(p.s1, feather(46, 52, 16) + feather(70, 50, 16) + feather(94, 44, 18)) +
    path(p.m3, 'M2 38C16 56 44 54 66 92C70 100 62 106 56 100C40 76 18 72-2 56Z') +
    path(p.y1, 'M42 70C58 70 76 86 80 108C60 108 44 92 42 70Z') +
    path(p.s2, 'M50 78C60 81 69 91 72 101C61 99 52 90 50 78Z')
  return (
    mirrored('phoenix', half) +
    path(p.s1, 'M-7 40H7C6 60 20 74 18 90C16 104 6 108 0 112C-6 108-16 104-18 90C-20 74-6 60-7 40Z') +
    path(p.y1, 'M0 68C11 80 12 94 0 104C-12 94-11 80 0 68Z') +
    path(p.s2, 'M0 78C6 85 7 92 0 98C-7 92-6 85 0 78Z') +
    path(
      p.m2,
      'M4-78C22-76 26-58 18-44C12-34 18-26 22-12C28 14 16 42 0 56C-18 42-30 14-22-12C-18-28-18-36-18-50C-18-68-10-80 4-78Z',
    ) +
    path(p.m3, 'M18-44C12-34 18-26 22-12C28 14 16 42 0 56C8 30 12 4 6-20C2-36 12-40 18-44Z') +
    line(p.m1, 3.5, 'M-12-8C-8-2-2-2 2-8M-16 4C-11 11-3 11 1 4M-15 18C-10 25-3 25 2 18M-9 32C-6 37-2 37 2 32') +
    path(p.y1, 'M20-72C30-72 40-64 40-52C36-58 28-58 20-56C15-60 15-68 20-72Z') +
    path(p.y2, 'M20-63C28-64 36-60 40-52C36-58 28-58 20-56Z') +
    path(p.s1, 'M-2-74C-16-82-24-96-20-110C-10-104-4-98-2-90C-2-100 4-108 14-112C15-98 12-86 8-76Z') +
    path(p.y1, 'M0-77C-8-83-14-92-14-101C-6-96-1-88 2-79ZM4-78C2-88 5-97 10-103C11-94 10-86 7-77Z') +
    circle(p.w, 7, -64, 6.5) +
    circle(p.k, 9, -64, 3.8)
  )
}
