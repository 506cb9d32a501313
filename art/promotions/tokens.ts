import type { Palette } from '../palettes.ts'
import { around, circle, dot, ellipse, line, path, polar, spark } from '../pen.ts'

/** A shield that gives something back: an arrow turns on it. */
export function shield(p: Palette): string {
  return (
    path(p.k, 'M8-88C38-72 68-66 92-66C96 0 76 70 6 108C-64 70-78 0-76-66Z', 'opacity=".24"') +
    path(p.y2, 'M0-102C30-84 62-78 88-78C92-8 72 62 0 104C-72 62-92-8-88-78C-62-78-30-84 0-102Z') +
    path(p.y1, 'M0-102C30-84 62-78 88-78C92-8 72 62 0 104Z', 'opacity=".55"') +
    path(p.m3, 'M0-84C26-70 52-64 74-63C76-8 58 50 0 86C-58 50-76-8-74-63C-52-64-26-70 0-84Z') +
    path(p.m2, 'M0-84C-26-70-52-64-74-63C-76-8-58 50 0 86Z') +
    path(p.w, 'M-64-52C-46-54-30-58-16-64C-34-48-50-30-60-6C-64-22-65-38-64-52Z', 'opacity=".35"') +
    `<path fill="none" stroke="${p.w}" stroke-width="12" stroke-linecap="round" d="M34-24A38 38 0 1 0 38 12"/>` +
    path(p.w, 'M44-50L48-10L12-24Z') +
    circle(p.y1, 0, -4, 15) +
    circle(p.y2, 0, -4, 8)
  )
}

/** A page of a calendar whose days are ticked one after the other. */
export function calendar(p: Palette): string {
  const days = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [-51 + column * 34, -14 + row * 32] as const))
  const done = days.slice(0, 6)
  const next = days.slice(6)
  const tick = (x: number, y: number) => `M${x - 7} ${y}L${x - 2} ${y + 6}L${x + 8} ${y - 6}`
  return (
    path(p.k, 'M-76-74H92V104H-70Z', 'opacity=".22"') +
    path(p.w, 'M-84-82H84V82Q84 94 72 94H-72Q-84 94-84 82Z') +
    path(p.m2, 'M-72-88H72Q84-88 84-76V-42H-84V-76Q-84-88-72-88Z') +
    path(p.m3, 'M40-88H72Q84-88 84-76V-42H40Z', 'opacity=".5"') +
    path(p.m1, 'M-72-88H72Q84-88 84-76V-74H-84V-76Q-84-88-72-88Z', 'opacity=".7"') +
    line(p.y2, 12, 'M-42-100V-72M42-100V-72') +
    line(p.y1, 7, 'M-43-100V-74M41-100V-74') +
    path(p.y1, done.map(([x, y]) => dot(x, y, 13)).join('')) +
    path(p.pt, next.map(([x, y]) => dot(x, y, 13)).join(''), 'opacity=".35"') +
    `<path fill="none" stroke="${p.k}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="${done.map(([x, y]) => tick(x, y)).join('')}"/>` +
    path(p.s1, spark(51, 50, 21)) +
    path(p.w, spark(51, 50, 10))
  )
}

/** A wheel of fortune under its pointer. */
export function fortuneWheel(p: Palette): string {
  const field = (from: number) => `M0 0L${polar(from, 84)}A84 84 0 0 1 ${polar(from + 36, 84)}Z`
  const fields = (every: number, first: number) => around(10, (a, place) => (place % every === first ? field(a) : ''))
  return (
    circle(p.k, 5, 7, 102, 'opacity=".26"') +
    circle(p.y2, 0, 0, 102) +
    circle(p.m3, 0, 0, 96) +
    path(p.w, fields(2, 0)) +
    path(p.m2, fields(4, 1)) +
    path(p.s1, fields(4, 3)) +
    line(
      p.y2,
      2,
      around(10, (a) => `M0 0L${polar(a, 84)}`),
    ) +
    `<circle r="84" fill="none" stroke="${p.y1}" stroke-width="3"/>` +
    path(
      p.y1,
      around(20, (a) => dot(...(polar(a, 90).split(' ').map(Number) as [number, number]), 3.6)),
    ) +
    path(
      p.y1,
      around(10, (a) =>
        dot(
          ...(polar(a + 18, 62)
            .split(' ')
            .map(Number) as [number, number]),
          6,
        ),
      ),
      'opacity=".9"',
    ) +
    circle(p.y2, 0, 0, 24) +
    circle(p.y1, -1, -1, 20) +
    path(p.m3, spark(0, 0, 13)) +
    path(p.s2, 'M0-70L-19-112H19Z') +
    path(p.y1, 'M0-76L-13-106H13Z')
  )
}

/** A phone that is told: done. */
export function phone(p: Palette): string {
  return (
    ellipse(p.k, 4, 104, 62, 8, 'opacity=".3"') +
    path(p.k, 'M-40-104H40Q54-104 54-90V90Q54 104 40 104H-40Q-54 104-54 90V-90Q-54-104-40-104Z') +
    path(p.m3, 'M-40-96H40Q46-96 46-90V90Q46 96 40 96H-40Q-46 96-46 90V-90Q-46-96-40-96Z') +
    path(p.m2, 'M-46-90Q-46-96-40-96H30L-46 60Z') +
    line(p.w, 5, 'M-12-86H12', 'opacity=".8"') +
    line(p.w, 6, 'M-30 52H30M-30 68H8', 'opacity=".6"') +
    path(p.w, 'M-66-58H40Q56-58 56-42V0Q56 16 40 16H-30L-50 36V16H-66Q-82 16-82 0V-42Q-82-58-66-58Z') +
    circle(p.s1, -46, -21, 23) +
    `<path fill="none" stroke="${p.w}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-57-21L-49-12L-35-29"/>` +
    line(p.pt, 7, 'M-10-30H38M-10-12H20') +
    path(p.y1, spark(74, -78, 17) + spark(84, 34, 11) + spark(-84, 68, 12))
  )
}
