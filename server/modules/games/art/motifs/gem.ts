import type { Palette } from '../palettes.ts'
import { path, spark } from '../pen.ts'

/** A brilliant from the side, every facet its own tone. */
export function gem(p: Palette): string {
  return (
    path(p.m2, 'M-60-72H60L104-26L0 100L-104-26Z') +
    path(p.w, 'M-60-72L-104-26H-52L-32-50ZM-52-26L0-26L-32-50Z') +
    path(p.m1, 'M-60-72H60L32-50H-32ZM-32-50H32L0-26ZM-104-26H-52L0 100Z') +
    path(p.w, 'M-32-50H32L14-36H-14Z', 'opacity=".7"') +
    path(p.m2, 'M60-72L32-50L52-26H0L32-50Z') +
    path(p.m3, 'M60-72L104-26H52L32-50ZM52-26H104L0 100Z') +
    path(p.w, 'M-52-26H0V100Z', 'opacity=".9"') +
    path(p.m1, 'M0-26H18L0 100Z') +
    path(p.k, 'M104-26L0 100L26-4L52-26Z', 'opacity=".16"') +
    path(p.w, 'M-104-28H104V-24H-104Z', 'opacity=".6"') +
    path(p.y1, spark(-84, -82, 20) + spark(90, 46, 16) + spark(-74, 60, 10) + spark(76, -96, 9))
  )
}
