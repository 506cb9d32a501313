import { type Palette, redInk } from '../palettes.ts'
import { group, path } from '../pen.ts'

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
