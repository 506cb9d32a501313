import type { Palette } from '../palettes.ts'
import { path, spark } from '../pen.ts'

/** A brilliant from the side, every facet its own tone. */
export function gem(p: Palette): string {
  return (
    path(p.m2, 'M-60-72H60L104-26L0 100L-104-26Z') +
    path(p.w, 'M-60-72L-104-26H-52L-30-50ZM-52-26H0V100Z') +
    path(p.m1, 'M-60-72H60L30-50H-30ZM-104-26H-52L0 100Z') +
    path(p.m2, 'M-52-26L-30-50L0-26ZM60-72L30-50L52-26H0L30-50Z') +
    path(p.w, 'M-60-72H8L-8-50H-30Z', 'opacity=".65"') +
    path(p.m1, 'M-30-50H30L0-26Z') +
    path(p.m3, 'M60-72L104-26H52L30-50ZM52-26H104L0 100Z') +
    path(p.m1, 'M0-26H16L0 100Z', 'opacity=".6"') +
    path(p.k, 'M104-26L0 100L30-8L52-26Z', 'opacity=".2"') +
    path(p.m3, 'M-52-26L0-10L52-26L0 100Z', 'opacity=".22"') +
    path(p.w, 'M-104-27.5H104V-24.5H-104Z', 'opacity=".7"') +
    path(p.y1, spark(-84, -82, 20) + spark(90, 46, 16) + spark(-74, 60, 10) + spark(76, -96, 9))
  )
}
