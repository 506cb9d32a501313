import { type Chance, secretChance, wholeBetween } from './chance.ts'
import { night, webpOf } from './drawn-picture.ts'
import { decoyShapes, type PieceShape, pieceOutline, pieceShape, pieceSize } from './slider-piece.ts'
import { sceneSize, sceneSvg } from './slider-scene.ts'

/** The drawing of one slider, before it is a picture. */
export interface SliderDrawing {
  /** Where the piece belongs: the left edge of its picture, in pixels of the background. */
  readonly x: number
  /** The upper edge of the piece's picture, the same wherever it is pushed. */
  readonly y: number
  readonly decoyXs: readonly number[]
  /** The scene without a gap. */
  readonly scene: string
  /** The scene with the gap and its decoys. */
  readonly background: string
  readonly piece: string
}

/** The first x at which a gap may be: the piece starts at 0 and must not touch it there. */
const firstX = pieceSize + 4
const margin = 4
/** Between the left edges of two gaps; more than twice the tolerance beyond the body of a piece. */
const gapDistance = pieceSize + 2

/** The pictures of a drawing as WebP: the background with its gaps, and the piece. */
export async function sliderPictures({
  background,
  piece,
}: SliderDrawing): Promise<{ background: Buffer; piece: Buffer }> {
  return { background: await webpOf(background), piece: await webpOf(piece) }
}

/** A new slider: nobody but the server knows where its piece belongs. */
export function sliderDrawing(chance: Chance = secretChance): SliderDrawing {
  const xs = gapXs(chance, wholeBetween(chance, 3, 4))
  const [target] = xs.splice(wholeBetween(chance, 0, xs.length - 1), 1)
  const x = target ?? firstX
  const y = wholeBetween(chance, margin, sceneSize.height - pieceSize - margin)
  const shape = pieceShape(chance)
  const decoys = decoyShapes(shape, xs.length)
  const scene = sceneSvg(chance)
  const gaps = [gap(shape, x, y), ...decoys.map((decoy, i) => gap(decoy, xs[i] ?? firstX, y))].join('')
  return {
    x,
    y,
    decoyXs: xs,
    scene: svg(`0 0 ${sceneSize.width} ${sceneSize.height}`, scene),
    background: svg(`0 0 ${sceneSize.width} ${sceneSize.height}`, scene + gaps),
    piece: svg(`${x} ${y} ${pieceSize} ${pieceSize}`, cutOut(shape, x, y, scene)),
  }
}

/** Left edges of `count` gaps side by side, with the room that is left spread among them by chance. */
function gapXs(chance: Chance, count: number): number[] {
  const room = sceneSize.width - margin - pieceSize - firstX - gapDistance * (count - 1)
  const cuts = Array.from({ length: count }, () => wholeBetween(chance, 0, room)).sort((a, b) => a - b)
  return cuts.map((cut, i) => firstX + i * gapDistance + cut)
}

function gap(shape: PieceShape, x: number, y: number): string {
  const outline = pieceOutline(shape, x, y)
  return `<path d="${outline}" fill="${night.ground}" fill-opacity="0.68" stroke="${night.text}" stroke-opacity="0.75" stroke-width="1.5"/>`
}

function cutOut(shape: PieceShape, x: number, y: number, scene: string): string {
  const outline = pieceOutline(shape, x, y)
  return [
    `<clipPath id="piece"><path d="${outline}"/></clipPath>`,
    `<g clip-path="url(#piece)">${scene}</g>`,
    `<path d="${outline}" fill="none" stroke="${night.text}" stroke-width="1.5"/>`,
  ].join('')
}

function svg(viewBox: string, content: string): string {
  const [, , width, height] = viewBox.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${content}</svg>`
}
