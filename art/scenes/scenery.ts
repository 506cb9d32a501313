import { type Palette, type PaletteName, palettes } from '../palettes.ts'
import { circle, group, line, path, short } from '../pen.ts'

/** A picture of its own size; what stands in it is drawn back to front. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly draw: () => string
}

/** A banner of the lobby: calm at the start side, where the page's texts stand. */
export const bannerSize = { width: 1080, height: 450 } as const
/** A card of the side menu. */
export const cardSize = { width: 250, height: 180 } as const

/** A palette with some colours of its own for this one picture. */
export function hued(name: PaletteName, own: Partial<Palette>): Palette {
  return { ...palettes[name], ...own }
}

/** A motif, drawn round 0,0, in its place. */
export function place(drawn: string, x: number, y: number, scale: number, more = ''): string {
  return group(drawn, `transform="translate(${short(x)} ${short(y)})${more}scale(${scale})"`)
}

/** A linear gradient from top to bottom, or along `more`. */
export function gradient(id: string, stops: readonly (readonly [number, string, number?])[], more = 'x2="0" y2="1"') {
  const list = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  )
  return `<linearGradient id="${id}" ${more}>${list.join('')}</linearGradient>`
}

export function filled(fill: string, width: number, height: number, y = 0): string {
  return `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
}

/** A ring of light around a disc. */
export function halo(colour: string, x: number, y: number, r: number, width: number, opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
}

/** Broken lines of light on water, the widest near the shore. */
export function glitter(colour: string, x: number, y: number, widths: readonly number[], step = 11): string {
  const d = widths.map((half, index) => `M${x - half} ${y + index * step}h${half * 2}`).join('')
  return line(colour, 4, d)
}

/** Small lights, each `x y radius`. */
export function lights(colour: string, opacity: number, ...places: readonly (readonly [number, number, number])[]) {
  return group(places.map(([x, y, r]) => circle(colour, x, y, r)).join(''), `opacity="${opacity}"`)
}

/** A hill or a bank: its outline from the start edge, filled down to the bottom. */
export function land(colour: string, outline: string, height: number, opacity = 1): string {
  return path(colour, `${outline}V${height}H0Z`, opacity === 1 ? '' : `opacity="${opacity}"`)
}
