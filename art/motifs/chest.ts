import type { Palette } from '../palettes.ts'
import { circle, line, path } from '../pen.ts'

const coins: readonly (readonly [number, number])[] = [
  [-52, -24],
  [50, -24],
  [-18, -30],
  [20, -30],
  [-36, -46],
  [36, -44],
  [0, -54],
  [-66, -10],
  [66, -10],
]

/** An open treasure chest heaped with coins. */
export function chest(p: Palette): string {
  const round = coins.map(([x, y]) => circle(p.y1, x, y, 17)).join('')
  return (
    path(p.s2, 'M-96-6C-104-66-70-92 0-92C70-92 104-66 96-6Z') +
    path(p.m3, 'M-84-6C-90-56-60-80 0-80C60-80 90-56 84-6Z') +
    path(p.k, 'M-76-4C-80-48-54-70 0-70C54-70 80-48 76-4Z', 'opacity=".55"') +
    `<g stroke="${p.y2}" stroke-width="3">${round}</g>` +
    path(p.y1, 'M-84 2C-70-22-40-16-20-20C0-24 30-22 46-18C62-22 78-14 84 2Z') +
    line(p.w, 3, 'M-46-50C-42-56-36-57-31-55M-10-58C-6-65 2-66 6-62M-62-28C-58-34-52-35-48-32', 'opacity=".8"') +
    line(p.y2, 3, 'M-38-8C-34-14-24-14-20-8M24-8C28-14 38-14 42-8') +
    path(p.m2, 'M-96 0H96V82Q96 92 86 92H-86Q-96 92-96 82Z') +
    path(p.m1, 'M-96 0H0V30H-96Z') +
    path(p.m2, 'M0 0H96V30H0Z') +
    path(p.m3, 'M40 0H96V82Q96 92 86 92H40ZM-96 30H96V36H-96ZM-96 60H96V65H-96Z') +
    path(p.y1, 'M-100-6H100V10H-100ZM-72 10H-52V92H-72Z') +
    path(p.y2, 'M30-6H100V10H30ZM52 10H72V92H52ZM-58 10H-52V92H-58Z') +
    path(p.y1, 'M-22-6H22V26Q22 38 0 44Q-22 38-22 26Z') +
    path(p.y2, 'M0-6H22V26Q22 38 0 44Z') +
    path(p.k, 'M0 6a8 8 0 0 1 4 15L7 34H-7L-4 21a8 8 0 0 1 4-15Z') +
    path(p.s1, 'M-70-102L-58-88L-70-72L-82-88Z') +
    path(p.w, 'M-70-102L-58-88H-82ZM66-106L74-97L66-86L58-97Z')
  )
}
