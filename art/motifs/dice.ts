import type { Palette } from '../palettes.ts'
import { group, path } from '../pen.ts'

/** A round pip on a face whose edges run along two given directions. */
function pip(x: number, y: number, turn: string, r: number): string {
  return `<circle r="${r}" transform="translate(${x} ${y})${turn}"/>`
}

const onTop = 'scale(1 .56)'
const onLeft = 'skewY(27)scale(.82 1)'
const onRight = 'skewY(-27)scale(.82 1)'

function die(top: string, left: string, right: string, pips: string, marks: string): string {
  return (
    path(
      right,
      'M0-62Q6-62 10-60L58-36Q64-32 64-26V26Q64 32 58 36L8 62Q0 66-8 62L-58 36Q-64 32-64 26V-26Q-64-32-58-36L-10-60Q-6-62 0-62Z',
    ) +
    path(left, 'M-64-28L0 4V65Q-4 64-8 62L-58 36Q-64 32-64 26Z') +
    path(top, 'M0-62Q6-62 10-60L58-36Q64-32 60-29L8-3Q0 1-8-3L-60-29Q-64-32-58-36L-10-60Q-6-62 0-62Z') +
    group(marks, `fill="${pips}"`)
  )
}

/** Two dice, one thrown before the other. */
export function dice(p: Palette): string {
  const one =
    pip(0, -31, onTop, 12) +
    pip(-46, -4, onLeft, 8) +
    pip(-18, 44, onLeft, 8) +
    pip(-32, 20, onLeft, 8) +
    pip(18, 12, onRight, 8) +
    pip(46, -3, onRight, 8) +
    pip(18, 44, onRight, 8) +
    pip(46, 29, onRight, 8)
  const two =
    pip(-26, -31, onTop, 9) +
    pip(26, -31, onTop, 9) +
    pip(-46, -4, onLeft, 8) +
    pip(-18, 10, onLeft, 8) +
    pip(-46, 29, onLeft, 8) +
    pip(-18, 43, onLeft, 8) +
    pip(32, 20, onRight, 11)
  return (
    group(
      die(p.s1, p.s1, p.s2, p.w, two) +
        path(
          p.w,
          'M0-62Q6-62 10-60L58-36Q64-32 60-29L8-3Q0 1-8-3L-60-29Q-64-32-58-36L-10-60Q-6-62 0-62Z',
          'opacity=".16"',
        ),
      'transform="translate(46 40)rotate(14)scale(.86)"',
    ) + group(die(p.w, p.m1, p.m2, p.k, one), 'transform="translate(-32 -36)rotate(-10)scale(1.02)"')
  )
}
