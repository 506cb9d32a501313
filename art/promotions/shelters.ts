import type { Palette } from '../palettes.ts'
import { around, circle, line, path, polar, spark } from '../pen.ts'

/** A lifebuoy on its rope, on the water. */
export function lifebuoy(p: Palette): string {
  const band = (a: number) =>
    `M${polar(a - 19, 92)}A92 92 0 0 1 ${polar(a + 19, 92)}L${polar(a + 19, 46)}A46 46 0 0 0 ${polar(a - 19, 46)}Z`
  const rope = around(4, (a) => `M${polar(a + 22, 99)}A112 112 0 0 1 ${polar(a + 68, 99)}`)
  return (
    line(p.y1, 6, rope) +
    `<circle cx="5" cy="7" r="69" fill="none" stroke="${p.k}" stroke-width="46" opacity=".25"/>` +
    `<circle r="69" fill="none" stroke="${p.w}" stroke-width="46"/>` +
    path(p.m2, around(4, band)) +
    `<circle r="50" fill="none" stroke="${p.m3}" stroke-width="8" opacity=".35"/>` +
    `<circle r="86" fill="none" stroke="${p.w}" stroke-width="6" opacity=".4"/>` +
    path(
      p.y1,
      around(4, (a) => `M${polar(a - 22, 95)}L${polar(a - 17, 95)}L${polar(a - 17, 43)}L${polar(a - 22, 43)}Z`),
    ) +
    path(
      p.y1,
      around(4, (a) => `M${polar(a + 17, 95)}L${polar(a + 22, 95)}L${polar(a + 22, 43)}L${polar(a + 17, 43)}Z`),
    ) +
    circle(p.y2, 2, 3, 27) +
    circle(p.y1, 0, 0, 27) +
    `<circle r="20" fill="none" stroke="${p.y2}" stroke-width="3"/>` +
    path(p.y2, spark(0, 0, 14))
  )
}

/** A bank's front, its columns under a gable. */
export function bankFront(p: Palette): string {
  const columns = [-66, -22, 22, 66]
  const column = (x: number) =>
    `M${x - 13}-26H${x + 13}V-16H${x + 9}V50H${x + 13}V60H${x - 13}V50H${x - 9}V-16H${x - 13}Z`
  return (
    path(p.k, 'M-98 90H108V106H-90Z', 'opacity=".3"') +
    path(p.m2, 'M0-102L104-46V-30H-104V-46Z') +
    path(p.m3, 'M0-102L104-46V-30H0Z', 'opacity=".6"') +
    path(p.w, 'M0-84L72-46H-72Z') +
    circle(p.y2, 1, -58, 14) +
    circle(p.y1, 0, -59, 13) +
    path(p.y2, spark(0, -59, 8)) +
    path(p.m3, 'M-88-30H88V62H-88Z') +
    path(p.w, columns.map(column).join('')) +
    path(p.m1, columns.map((x) => `M${x + 3}-16H${x + 9}V50H${x + 3}Z`).join(''), 'opacity=".8"') +
    path(p.y1, 'M-96 60H96V74H-96ZM-106 74H106V94H-106Z') +
    path(p.y2, 'M30 60H96V74H30ZM36 74H106V94H36Z')
  )
}
