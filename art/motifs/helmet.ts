import type { Palette } from '../palettes.ts'
import { circle, line, mirrored, path } from '../pen.ts'

/** A warrior's helmet with a crescent crest, eyes alight behind the mask. */
export function helmet(p: Palette): string {
  const half =
    path(p.y1, 'M10-46C28-64 54-78 70-108C104-72 72-36 18-26Z') +
    path(p.y2, 'M14-34C48-42 78-62 70-108C104-72 72-36 18-26Z') +
    path(p.s2, 'M50-14C70-8 88 10 104 40L96 58C88 62 76 60 68 54C70 30 62 10 48 4Z') +
    path(p.s1, 'M50-14C70-8 88 10 104 40C86 24 70 14 54 10Z') +
    path(p.s2, 'M56 36L92 56L84 88L50 76Z') +
    path(p.s1, 'M56 36L92 56L89 68L54 50Z') +
    path(p.m3, 'M0-78C36-76 58-52 60-6L56 64C46 88 24 104 0 108Z') +
    path(p.m2, 'M0-78C36-76 58-52 60-6H0Z') +
    path(p.m1, 'M0-78C12-76 20-52 22-6H0Z') +
    path(p.y1, 'M0-12C24-14 48-12 66-4L62 12C44 2 20-2 0-2Z') +
    path(p.k, 'M0 2C20 2 42 6 54 14L50 38C36 42 18 36 10 28L0 30Z') +
    path(p.s1, 'M16 18C28 14 40 18 48 24C40 32 24 30 16 18Z') +
    path(p.w, 'M26 20C32 19 38 21 42 24C36 27 30 26 26 20Z') +
    path(p.m2, 'M0 30L12 34C22 42 38 46 50 44L46 66C36 84 20 94 0 98Z') +
    path(p.m1, 'M0 30L8 32L12 52L0 56Z') +
    path(p.k, 'M0 64C14 62 28 60 38 66C32 80 16 86 0 86Z') +
    path(p.w, 'M4 65L10 65L7 75ZM14 64L20 63L17 74ZM24 63L30 64L27 72Z') +
    line(p.m3, 3, 'M24-74C38-56 40-30 40-14M20 52C30 56 40 56 46 54')
  return (
    mirrored('helmet', half) +
    path(p.y1, 'M0-98L12-60L0-30L-12-60Z') +
    path(p.y2, 'M0-98L12-60L0-30Z') +
    circle(p.s1, 0, -52, 8) +
    path(p.k, 'M0-78C36-76 58-52 60-6L56 64C46 88 24 104 0 108Z', 'opacity=".14"')
  )
}
