import type { LayoutName } from './tile-art.ts'

/** Where one motif stands on the tile; the first is drawn, the others repeat it. */
const places: Readonly<Record<LayoutName, readonly string[]>> = {
  hero: ['translate(150 162)scale(1.13)'],
  high: ['translate(150 142)scale(.92)'],
  tiltleft: ['translate(150 160)rotate(-14)scale(1.08)'],
  tiltright: ['translate(150 160)rotate(14)scale(1.08)'],
  cropleft: ['translate(92 172)scale(1.5)'],
  cropright: ['translate(208 172)scale(1.5)'],
  trio: ['translate(150 92)scale(.6)', 'translate(84 204)rotate(-8)scale(.6)', 'translate(216 204)rotate(8)scale(.6)'],
  twin: ['translate(108 116)scale(.74)', 'translate(200 206)rotate(180)scale(.74)'],
}

/** Puts a drawn motif in its place or places. */
export function layOut(name: LayoutName, drawn: string): string {
  const [first = '', ...others] = places[name]
  if (others.length === 0) return `<g transform="${first}">${drawn}</g>`
  const copies = others.map((place) => `<use href="#one" transform="${place}"/>`)
  return `<g transform="${first}"><g id="one">${drawn}</g></g>${copies.join('')}`
}
