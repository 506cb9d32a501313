import type { Palette } from '../palettes.ts'
import { circle, group, line, path } from '../pen.ts'

/** Digits as pen strokes, centred, some 26 high. */
const digits = {
  three: 'M-7-11C-1-15 8-13 8-7C8-2 3 0-1 0C5 0 9 3 9 7C9 14-3 16-9 11',
  five: 'M8-13H-6L-7-2C-2-5 9-4 9 5C9 14-4 15-9 10',
  seven: 'M-8-13H9C4-6 0 4-2 13',
  eight: 'M0-1C-11-4-8-14 0-14C8-14 11-4 0-1C-12 2-11 14 0 14C11 14 12 2 0-1Z',
  two: 'M-8-8C-6-15 8-15 8-6C8 1-6 5-9 13H9',
}

function ball(p: Palette, hue: string, shade: string, digit: string, place: string): string {
  return group(
    circle(shade, 0, 0, 43) +
      path(hue, 'M-2-43A43 43 0 0 1 28-14A46 46 0 0 1-12 41A43 43 0 1 1-2-43Z') +
      circle(p.w, -2, 0, 25) +
      line(p.k, 5.5, digit) +
      path(p.w, 'M-34-14C-31-26-22-34-11-36C-18-30-24-22-26-13C-28-8-36-8-34-14Z', 'opacity=".8"'),
    `transform="${place}"`,
  )
}

/** Five balls out of the drum. */
export function balls(p: Palette): string {
  return (
    line(p.pt, 4, 'M-100-8C-90 60-40 96 10 98M100 8C94-58 50-96-6-98', 'opacity=".8"') +
    ball(p, p.m2, p.m3, digits.five, 'translate(-62 -58)rotate(-16)scale(.88)') +
    ball(p, p.y1, p.y2, digits.two, 'translate(60 -64)rotate(14)scale(.9)') +
    ball(p, p.y1, p.y2, digits.three, 'translate(-68 44)rotate(-10)scale(.86)') +
    ball(p, p.m2, p.m3, digits.seven, 'translate(66 44)rotate(12)scale(.92)') +
    ball(p, p.s1, p.s2, digits.eight, 'translate(0 -6)rotate(-6)scale(1.22)')
  )
}
