import { type Palette, redInk, toned } from '../palettes.ts'
import { around, circle, dot, group, line, path, polar, spark } from '../pen.ts'

/** The ace of spades before another card's back. */
export function ace(p: Palette): string {
  const letter = 'M-9 13L-3-11H3L9 13H4.5L3 7H-3L-4.5 13ZM-1.8 2H1.8L0-5Z'
  return (
    group(
      `<rect x="-52" y="-78" width="104" height="156" rx="12" fill="${p.s2}" stroke="${p.k}" stroke-width="3"/>` +
        `<rect x="-42" y="-68" width="84" height="136" rx="7" fill="${p.s1}" stroke="${p.y1}" stroke-width="3"/>` +
        path(p.y1, 'M0-56L34 0L0 56L-34 0ZM0-38L-22 0L0 38L22 0ZM0-20L12 0L0 20L-12 0Z', 'fill-rule="evenodd"'),
      'transform="translate(-42 4)rotate(-20)"',
    ) +
    group(
      `<rect x="-58" y="-86" width="116" height="172" rx="13" fill="${p.w}" stroke="${p.k}" stroke-width="3"/>` +
        path(p.m1, 'M58-60V73Q58 86 45 86H-40C20 70 52 20 58-60Z', 'opacity=".35"') +
        path(p.k, spade, 'transform="translate(0 2)scale(1.75)"') +
        path(p.w, 'M-22-2C-16-14-8-22-2-30C-4-18-10-8-14 6C-20 8-24 4-22-2Z', 'opacity=".3"') +
        path(redInk(p), letter, 'transform="translate(-40 -62)scale(1.1)"') +
        path(p.k, spade, 'transform="translate(-40 -36)scale(.34)"') +
        path(redInk(p), letter, 'transform="translate(40 62)rotate(180)scale(1.1)"') +
        path(p.y1, 'M0-16L10 2L0 22L-10 2Z') +
        path(p.y2, 'M0-16L10 2L0 22Z'),
      'transform="translate(28 -8)rotate(9)"',
    ) +
    path(p.y1, spark(-84, -82, 16) + spark(-92, 84, 11) + spark(98, 90, 13))
  )
}

const heart = 'M0 22C-34-2-26-24-12-24C-4-24 0-18 0-13C0-18 4-24 12-24C26-24 34-2 0 22Z'
export const spade =
  'M0-25C34 0 26 18 12 18C7 18 4 16 2 12C3 18 5 22 9 25H-9C-5 22-3 18-2 12C-4 16-7 18-12 18C-26 18-34 0 0-25Z'
const rhomb = 'M0-25C5-14 12-6 20 0C12 6 5 14 0 25C-5 14-12 6-20 0C-12-6-5-14 0-25Z'

/** A playing card: outline, paper and one large suit, with a small one in the corner. */
function card(p: Palette, suit: string, colour: string, place: string): string {
  return group(
    `<rect x="-37" y="-53" width="74" height="106" rx="9" fill="${p.w}" stroke="${p.k}" stroke-width="3"/>` +
      path(colour, suit, 'transform="translate(2 6)"') +
      path(colour, suit, 'transform="translate(-24 -38)scale(.36)"'),
    `transform="${place}"`,
  )
}

/** Four cards in a fan, the back of one to be seen, and two coins. */
export function cards(p: Palette): string {
  const back =
    `<rect x="-37" y="-53" width="74" height="106" rx="9" fill="${p.s2}" stroke="${p.k}" stroke-width="3"/>` +
    `<rect x="-29" y="-45" width="58" height="90" rx="5" fill="${p.s1}" stroke="${p.y1}" stroke-width="2.5"/>` +
    path(p.y1, 'M0-30L18 0L0 30L-18 0ZM0-16L-9 0L0 16L9 0Z', 'fill-rule="evenodd"')
  const coin = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="20" fill="${p.y1}" stroke="${p.y2}" stroke-width="4"/>` +
    path(p.y2, 'M-6-6H6V6H-6Z', `transform="translate(${x} ${y})rotate(12)"`)
  const red = redInk(p)
  return group(
    group(back, 'transform="translate(-62 2)rotate(-34)"') +
      card(p, spade, p.k, 'translate(-28 -20)rotate(-14)') +
      card(p, heart, red, 'translate(18 -24)rotate(6)') +
      card(p, rhomb, red, 'translate(58 2)rotate(27)') +
      coin(-22, 64) +
      coin(12, 74),
    'transform="translate(4 0)scale(.93)"',
  )
}

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

/** A mahjong tile with its coloured back to be seen below. */
function tile(p: Palette, face: string, place: string): string {
  return group(
    `<rect x="-34" y="-40" width="70" height="96" rx="10" fill="${p.s2}"/>` +
      `<rect x="-36" y="-46" width="70" height="94" rx="10" fill="${p.m1}"/>` +
      `<rect x="-38" y="-50" width="70" height="90" rx="10" fill="${p.w}"/>` +
      group(face, 'transform="translate(-3 -5)"'),
    `transform="${place}"`,
  )
}

/** Three mahjong tiles: circles, bamboo and the red centre. */
export function mahjong(p: Palette): string {
  const red = redInk(p)
  const rings = (d: string, colour: string): string =>
    `<path fill="${p.w}" stroke="${colour}" stroke-width="6" d="${d}"/>`
  const circles =
    rings(dot(-15, -25, 8) + dot(15, 25, 8), p.m2) +
    rings(dot(15, -25, 8) + dot(-15, 25, 8), p.m3) +
    rings(dot(0, 0, 7), red)
  const bamboo =
    line(p.m3, 7, 'M-18-28V-10M18-28V-10M-18 10V28M18 10V28') +
    line(p.m2, 7, 'M0-28V-10M0 10V28') +
    line(p.w, 2, 'M-22-19H22M-22 19H22')
  const centre = line(red, 8, 'M-20-16H20V10H-20ZM0-32V34', 'stroke-linejoin="round"')
  return (
    tile(p, circles, 'translate(-52 -36)rotate(-13)scale(1.06)') +
    tile(p, bamboo, 'translate(56 -40)rotate(12)scale(1.06)') +
    path(p.k, 'M-42-20H48V78H-42Z', 'opacity=".16"') +
    tile(p, centre, 'translate(2 34)rotate(-3)scale(1.26)')
  )
}

function pockets(colour: string, dashes: string, offset = 0): string {
  return (
    `<circle r="78" fill="none" stroke="${colour}" stroke-width="26" pathLength="72" ` +
    `stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"/>`
  )
}

/** A roulette wheel from above, its ball in a pocket. */
export function wheel(p: Palette): string {
  const ray =
    (inner: number, outer: number, half: number) =>
    (angle: number): string =>
      `M${polar(angle - half, inner)}L${polar(angle, outer)}L${polar(angle + half, inner)}L0 0Z`
  return (
    circle(p.k, 5, 6, 103, 'opacity=".28"') +
    circle(p.y2, 0, 0, 104) +
    path(p.y1, 'M-104 0A104 104 0 0 1 104 0A100 100 0 0 0-92 48A104 104 0 0 1-104 0Z') +
    circle(p.k, 0, 0, 94) +
    pockets(p.s1, '3 3') +
    pockets(p.w, '.4 2.6', 0.2) +
    pockets(p.w, '3 69', -39) +
    `<circle r="92" fill="none" stroke="${p.y1}" stroke-width="4"/>` +
    circle(p.y1, 0, 0, 66) +
    circle(p.m3, 0, 0, 61) +
    path(p.m2, 'M0-61A61 61 0 0 0-43 43L43-43A61 61 0 0 0 0-61Z') +
    path(p.y2, around(8, ray(12, 44, 60), 22.5)) +
    path(
      p.w,
      around(4, (angle) => `M0 0L${polar(angle - 22, 18)}L${polar(angle, 56)}Z`),
    ) +
    path(
      p.y1,
      around(4, (angle) => `M0 0L${polar(angle + 22, 18)}L${polar(angle, 56)}Z`),
    ) +
    line(p.y2, 2, `M${polar(45, 52)}L${polar(225, 52)}M${polar(135, 52)}L${polar(315, 52)}`) +
    circle(p.y2, 0, 0, 17) +
    circle(p.y1, -1, -1, 14) +
    circle(p.w, -4, -5, 4) +
    circle(p.k, 57, -51, 10.5, 'opacity=".4"') +
    circle(p.w, 54, -55, 10.5) +
    circle(p.m1, 57, -52, 5, 'opacity=".6"')
  )
}

/** Digits as pen strokes, centred, some 26 high. */
const digits = {
  three: 'M-7-11C-1-15 8-13 8-7C8-2 3 0-1 0C5 0 9 3 9 7C9 14-3 16-9 11',
  five: 'M8-13H-6L-7-2C-2-5 9-4 9 5C9 14-4 15-9 10',
  seven: 'M-8-13H9C4-6 0 4-2 13',
  eight: 'M0-1C-11-4-8-14 0-14C8-14 11-4 0-1C-12 2-11 14 0 14C11 14 12 2 0-1Z',
  two: 'M-8-8C-6-15 8-15 8-6C8 1-6 5-9 13H9',
}

function ball(p: Palette, hue: string, shade: string, digit: string, place: string): string {
  return group(
    circle(shade, 0, 0, 43) +
      path(hue, 'M-2-43A43 43 0 0 1 28-14A46 46 0 0 1-12 41A43 43 0 1 1-2-43Z') +
      circle(p.w, -2, 0, 25) +
      line(p.k, 5.5, digit) +
      path(p.w, 'M-34-14C-31-26-22-34-11-36C-18-30-24-22-26-13C-28-8-36-8-34-14Z', 'opacity=".8"'),
    `transform="${place}"`,
  )
}

/** Five balls out of the drum. */
export function balls(p: Palette): string {
  return (
    line(p.pt, 4, 'M-100-8C-90 60-40 96 10 98M100 8C94-58 50-96-6-98', 'opacity=".8"') +
    ball(p, p.m2, p.m3, digits.five, 'translate(-62 -58)rotate(-16)scale(.88)') +
    ball(p, p.y1, p.y2, digits.two, 'translate(60 -64)rotate(14)scale(.9)') +
    ball(p, p.y1, p.y2, digits.three, 'translate(-68 44)rotate(-10)scale(.86)') +
    ball(p, p.m2, p.m3, digits.seven, 'translate(66 44)rotate(12)scale(.92)') +
    ball(p, p.s1, p.s2, digits.eight, 'translate(0 -6)rotate(-6)scale(1.22)')
  )
}

/** A seven cast in metal with a bevel, thick as a shop sign. */
export function seven(p: Palette): string {
  const outer = 'M-78-98H82V-56C46-14 22 36 16 100H-42C-38 40-12-10 24-50H-34V-30H-78Z'
  const lit = 'M-78-98H82L70-86H-66ZM-42 100C-38 40-12-10 24-50L46-62C4-18-24 32-29 88Z'
  const level = 'M-78-98L-66-86V-42L-78-30Z'
  const shaded =
    'M82-98V-56C46-14 22 36 16 100L5 88C12 32 36-18 70-60V-86ZM24-50H-34V-30L-46-42V-62H46ZM-34-30H-78L-66-42H-46Z'
  return (
    path(p.k, 'M-64-84H94V-42C60 0 36 48 30 108H-28L-42 100L10-36H-20V-16H-64L-78-30Z', 'opacity=".85"') +
    path(p.s2, 'M82-98L92-90V-48C56-6 32 44 26 108H-32L-42 100H16L70-60ZM24-50L14-42H-24V-22H-68L-78-30H-34V-50Z') +
    path(toned(p.y1, 0.94), outer) +
    path(p.y1, 'M-66-86H70V-60C20-44-10 10-29 88C-24 32 4-18 46-62H-46V-42H-66Z') +
    path(toned(p.y1, 1.9), lit) +
    path(toned(p.y1, 1.35), level) +
    path(p.y2, shaded) +
    path(toned(p.y2, 0.78), 'M24-50H-34V-30L-46-42V-62H46ZM16 100H-42L-29 88H5Z') +
    path(p.w, 'M-58-80H40L34-74H-52V-52L-58-48Z', 'opacity=".7"') +
    path(p.w, spark(-72, 34, 22) + spark(80, 42, 18) + spark(-54, 76, 9) + spark(62, 80, 8))
  )
}
