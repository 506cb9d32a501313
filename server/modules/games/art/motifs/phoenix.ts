import type { Palette } from '../palettes.ts'
import { circle, line, mirrored, path, polar, short } from '../pen.ts'

/** A long feather from the shoulder, at an angle, with its quill end rounded. */
function feather(degrees: number, length: number, half: number): string {
  const x = 10
  const y = 4
  return (
    `M${short(x)} ${short(y)}Q${polar(degrees - half, length * 0.72, x, y)} ${polar(degrees, length, x, y)}` +
    `Q${polar(degrees + half, length * 0.72, x, y)} ${short(x)} ${short(y)}Z`
  )
}

/** A phoenix with both wings spread and three tail plumes. */
export function phoenix(p: Palette): string {
  const half =
    path(p.m3, feather(112, 84, 13) + feather(84, 100, 12)) +
    path(p.s1, feather(98, 96, 12)) +
    path(p.m2, feather(70, 106, 12) + feather(44, 118, 11)) +
    path(p.s2, feather(57, 112, 11)) +
    path(p.y1, feather(31, 116, 11)) +
    path(p.m1, feather(36, 74, 15) + feather(56, 72, 15) + feather(76, 68, 15) + feather(98, 60, 15)) +
    path(p.s1, feather(46, 52, 16) + feather(70, 50, 16) + feather(94, 44, 18)) +
    line(p.s1, 7, 'M4 44C14 64 34 66 38 84C40 96 54 98 60 92') +
    circle(p.y1, 62, 88, 11) +
    circle(p.s2, 62, 88, 5.5)
  return (
    line(p.m3, 8, 'M0 40V88') +
    mirrored('phoenix', half) +
    path(p.y1, 'M0 72C16 84 16 100 0 108C-16 100-16 84 0 72Z') +
    path(p.s2, 'M0 80C9 88 9 97 0 102C-9 97-9 88 0 80Z') +
    path(p.m2, 'M2-74C20-70 22-50 16-36C24-10 26 26 0 58C-26 26-24-10-14-36C-22-52-16-74 2-74Z') +
    path(p.m3, 'M14-68C22-60 20-48 16-36C24-10 26 26 0 58C10 20 14-20 14-68Z') +
    path(p.m1, 'M0-30C-12-10-16 12-8 34C2 22 6-6 0-30Z') +
    path(p.y1, 'M18-66L40-58L18-52C14-56 14-62 18-66Z') +
    path(p.y2, 'M18-58L40-58L18-52Z') +
    path(p.s1, 'M-4-70C-18-80-20-94-14-108C-6-100-4-92-3-86C-2-96 4-102 12-106C12-92 8-80 4-72Z') +
    path(p.y1, 'M-2-74C-8-82-12-90-12-98C-4-90-2-82 0-76Z') +
    circle(p.w, 6, -60, 6) +
    circle(p.k, 7.5, -60, 3.4)
  )
}
