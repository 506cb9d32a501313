import { contrast, greenest, type Palette, toned } from '../palettes.ts'
import { circle, dot, line, path } from '../pen.ts'

const coins: readonly (readonly [number, number])[] = [
  [-68, -42],
  [-30, -72],
  [20, -58],
  [62, -70],
  [84, -20],
  [-8, -20],
  [40, -14],
  [-84, 4],
]

/** A banyan on many trunks, coins ripe in its crown. */
export function cointree(p: Palette): string {
  const fruit = coins.map(([x, y]) => dot(x, y, 13)).join('')
  /* Where the body is as golden as the coins, the crown is green. */
  const golden = contrast(p.m2, p.y1) < 1.7
  const leaves = golden ? greenest(p) : p.m2
  const [light, dark] = golden ? [toned(leaves, 1.5), toned(leaves, 0.62)] : [p.m1, p.m3]
  const holes = coins.map(([x, y]) => `M${x - 4} ${y - 4}h8v8h-8Z`).join('')
  return (
    path(p.s2, 'M-14 96C-4 60-20 34-46 8H58C30 30 12 56 26 96Z') +
    path(p.s1, 'M-14 96C-4 60-20 34-46 8H8C-4 34 2 66 6 96Z') +
    line(p.s2, 8, 'M-66 10C-62 40-66 70-70 94M72 6C66 36 70 70 76 94') +
    line(p.s1, 8, 'M-46 12C-38 40-40 70-44 94M46 16C40 40 44 70 50 94') +
    path(p.s2, 'M-96 98C-60 84-30 88-14 92L26 92C50 84 80 86 100 98C60 106-50 106-96 98Z') +
    path(
      dark,
      'M-104-8C-112-40-88-58-76-58C-72-92-34-104-14-94C8-116 56-108 66-86C98-84 112-48 100-22C108 4 84 26 60 20C40 34 10 34-6 22C-30 36-60 32-70 20C-96 22-108 6-104-8Z',
    ) +
    path(
      leaves,
      'M-104-8C-112-40-88-58-76-58C-72-92-34-104-14-94C8-116 46-106 56-86C76-76 74-46 58-36C60-8 36 4 16-2C0 16-34 14-44-2C-66 12-96 8-104-8Z',
    ) +
    path(
      light,
      'M-94-28C-94-44-84-52-70-50C-66-80-36-92-16-82C-30-78-40-68-42-54C-58-52-64-40-62-28C-72-20-88-18-94-28ZM6-84C20-96 40-94 48-82C34-84 20-80 12-70C6-70 2-78 6-84Z',
      'opacity=".7"',
    ) +
    path(p.y2, fruit, 'transform="translate(2 3)"') +
    path(p.y1, fruit) +
    path(p.y2, holes) +
    circle(p.y2, -30, 98, 12) +
    circle(p.y1, -32, 96, 12) +
    path(p.y2, 'M-36 92h8v8h-8Z')
  )
}
