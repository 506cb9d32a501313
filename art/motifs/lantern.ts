import type { Palette } from '../palettes.ts'
import { circle, line, path } from '../pen.ts'

/** A silk lantern, bulb-shaped, with a medallion and a tassel. */
export function lantern(p: Palette): string {
  return (
    line(p.y1, 3, 'M0-108V-78') +
    path(p.m3, 'M-24-66C-74-62-104-30-98 2C-92 34-54 40-26 58H26C54 40 92 34 98 2C104-30 74-62 24-66Z') +
    path(p.m2, 'M-24-66C-74-62-104-30-98 2C-92 34-54 40-26 58H12C34 40 66 30 68 0C70-30 44-60 14-66Z') +
    path(p.m1, 'M-24-66C-74-62-104-30-98 2C-92 34-54 40-26 58H-16C-40 38-66 28-66-2C-66-32-46-58-20-66Z') +
    path(p.w, 'M-40-60C-76-50-96-26-92 0C-88-22-72-46-40-60Z', 'opacity=".75"') +
    line(p.y2, 2.4, 'M-20-66C-46-58-66-32-66-2C-66 28-40 38-16 58M14-66C44-60 70-30 68 0C66 30 34 40 12 58') +
    circle(p.y1, 0, -4, 33) +
    circle(p.s2, 0, -4, 28) +
    path(
      p.y1,
      'M0-28C9-20 9-12 5-8C14-14 22-12 25-4C20 6 12 6 6 2C10 10 8 17 0 23C-8 17-10 10-6 2C-12 6-20 6-25-4C-22-12-14-14-5-8C-9-12-9-20 0-28Z',
    ) +
    circle(p.s1, 0, -4, 5.5) +
    path(p.y1, 'M-30-78H30L34-64H-34ZM-32 56H32L26 70H-26Z') +
    path(p.y2, 'M4-78H30L34-64H8ZM6 56H32L26 70H4Z') +
    path(p.y1, 'M-8-86H8V-78H-8Z') +
    line(p.s1, 4.5, 'M-18 72V98M-9 72V104M0 72V108M9 72V104M18 72V98') +
    line(p.s2, 4.5, 'M9 78V104M18 78V98') +
    path(p.y1, 'M-22 70H22V78H-22Z')
  )
}
