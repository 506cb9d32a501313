import { type Palette, redInk } from '../palettes.ts'
import { group, path, spark } from '../pen.ts'
import { spade } from './cards.ts'

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
