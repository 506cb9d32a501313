import type { Palette } from '../palettes.ts'
import { around, ellipse, path, polar, spark } from '../pen.ts'

/** A winner's cup on its plinth. */
export function cup(p: Palette): string {
  const star = around(10, (a, i) => `${i ? 'L' : 'M'}${polar(a, i % 2 ? 12 : 29, 0, -42)}`)
  const handles = 'M-52-76H-76C-100-76-100-24-44-14M52-76H76C100-76 100-24 44-14'
  return (
    `<path fill="none" stroke="${p.y2}" stroke-width="14" stroke-linecap="round" d="${handles}"/>` +
    `<path fill="none" stroke="${p.y1}" stroke-width="8" stroke-linecap="round" d="M-52-78H-76C-100-78-102-28-48-16M52-78H76"/>` +
    path(p.y2, 'M-14 22H14L22 62H-22Z') +
    path(p.y1, 'M-14 22H0L-4 62H-22Z') +
    path(p.y2, 'M-62-92H62C64-30 46 22 0 28C-46 22-64-30-62-92Z') +
    path(p.y1, 'M-62-92H24C28-36 20 12-10 27C-48 18-64-32-62-92Z') +
    path(p.w, 'M-52-80H-40C-42-44-36-14-24 6C-42-10-54-42-52-80Z', 'opacity=".8"') +
    ellipse(p.y1, 0, -92, 66, 12) +
    ellipse(p.y2, 0, -92, 54, 7.5) +
    path(p.w, `${star}Z`) +
    path(p.k, 'M0-71L29-51L17-30L18-19L0-30Z', 'opacity=".1"') +
    path(p.y1, 'M-26 34C-26 28 26 28 26 34C26 40-26 40-26 34Z') +
    path(p.y2, 'M-30 58H30L36 70H-36Z') +
    path(p.m3, 'M-50 70H50V88H-50ZM-64 88H64V106H-64Z') +
    path(p.m2, 'M-50 70H20V88H-50ZM-64 88H26V106H-64Z') +
    path(p.y1, 'M-22 73H22V85H-22Z') +
    path(p.s1, spark(-86, 16, 15) + spark(84, 34, 12) + spark(94, -98, 10))
  )
}
