import type { Palette } from './palettes.ts'

/** Draws one thing around 0,0 within ±108, in the colours of the palette's roles. */
export type Motif = (palette: Palette) => string

/** A coordinate as short as it can be written. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
    .replace('-0.', '-.')
    .replace(/^0\./, '.')
}

export function path(fill: string, d: string, more = ''): string {
  return `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`
}

/** A stroked line with round ends. */
export function line(colour: string, width: number, d: string, more = ''): string {
  const ends = `stroke-width="${width}" stroke-linecap="round"`
  return `<path fill="none" stroke="${colour}" ${ends} d="${d}"${more && ` ${more}`}/>`
}

export function circle(fill: string, x: number, y: number, r: number, more = ''): string {
  return `<circle fill="${fill}" cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${more && ` ${more}`}/>`
}

export function ellipse(fill: string, x: number, y: number, rx: number, ry: number, more = ''): string {
  const centre = `cx="${short(x)}" cy="${short(y)}"`
  return `<ellipse fill="${fill}" ${centre} rx="${short(rx)}" ry="${short(ry)}"${more && ` ${more}`}/>`
}

/** A circle as a piece of path, to join many dots into one node. */
export function dot(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 0 .01Z`
}

export function group(content: string, more: string): string {
  return `<g ${more}>${content}</g>`
}

/** The right half as drawn, and its mirror image on the left. */
export function mirrored(id: string, half: string): string {
  return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`
}

/** A part once more, moved. */
export function again(id: string, transform: string): string {
  return `<use href="#${id}" transform="${transform}"/>`
}

/** A point on a circle around 0,0; degrees clockwise from the top. */
export function polar(degrees: number, radius: number, x = 0, y = 0): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`
}

/** One path piece for each of `count` even angles. */
export function around(count: number, piece: (degrees: number, index: number) => string, from = 0): string {
  return Array.from({ length: count }, (_, index) => piece(from + (360 / count) * index, index)).join('')
}

/** A four-pointed spark. */
export function spark(x: number, y: number, r: number): string {
  const near = r * 0.16
  const far = r - near
  const arc = (...numbers: number[]): string => `q${numbers.map(short).join(' ').replaceAll(' -', '-')}`
  return (
    `M${short(x)} ${short(y - r)}` +
    arc(near, far, r, r) +
    arc(-far, near, -r, r) +
    arc(-near, -far, -r, -r) +
    arc(far, -near, r, -r)
  )
}

/** A line of rippling water from edge to edge of the tile; scenes stand on it, so it runs past ±108. */
export function ripples(y: number, shift = 0): string {
  return `M${-140 - shift} ${y}${'q18-16 36 0'.repeat(8)}`
}
