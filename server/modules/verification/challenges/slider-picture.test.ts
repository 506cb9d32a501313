import sharp from 'sharp'
import { expect, test } from 'vitest'
import { seededChance } from '../test-world/seeded-chance.ts'
import { sliderDrawing, sliderPictures } from './slider-picture.ts'
import { decoyShapes, pieceOutline, pieceShape, pieceSize } from './slider-piece.ts'
import { sceneSize } from './slider-scene.ts'

const channels = 4

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  return await sharp(picture).ensureAlpha().raw().toBuffer()
}

const svgPixels = (svg: string) => pixelsOf(Buffer.from(svg))

/** Where the pixels of a piece's picture lie in the picture that it is put on at `x`, `y`. */
function* places(x: number, y: number): Generator<{ own: number; there: number }> {
  for (let row = 0; row < pieceSize; row++) {
    for (let column = 0; column < pieceSize; column++) {
      const own = (row * pieceSize + column) * channels
      yield { own, there: ((y + row) * sceneSize.width + x + column) * channels }
    }
  }
}

function distance(one: Buffer, i: number, other: Buffer, j: number): number {
  return [0, 1, 2].reduce((sum, c) => sum + Math.abs((one[i + c] ?? 0) - (other[j + c] ?? 0)), 0)
}

/** How much of the piece's form and of the hole in the background cover each other: 1 where they are the same. */
function overlap(piece: Buffer, scene: Buffer, background: Buffer, x: number, y: number): number {
  let [both, either] = [0, 0]
  for (const { own, there } of places(x, y)) {
    const isPiece = (piece[own + 3] ?? 0) > 128
    const isHole = distance(scene, there, background, there) > 12
    both += +(isPiece && isHole)
    either += +(isPiece || isHole)
  }
  return both / either
}

/** How unlike the piece's picture is to the scene at `x`, its outline left out. */
function unlikeness(piece: Buffer, scene: Buffer, inner: Buffer, x: number, y: number): number {
  let [sum, count] = [0, 0]
  for (const { own, there } of places(x, y)) {
    if ((inner[own + 3] ?? 0) < 255) continue
    sum += distance(piece, own, scene, there)
    count++
  }
  return sum / count
}

test('[ACC-03] the piece fits its gap at the one place only, in form and in picture', async () => {
  for (let i = 0; i < 3; i++) {
    const drawing = sliderDrawing(seededChance(i))
    const { x, y } = drawing
    const [scene, background, piece] = await Promise.all([
      svgPixels(drawing.scene),
      svgPixels(drawing.background),
      svgPixels(drawing.piece),
    ])
    // The piece without the light line around it.
    const inner = await svgPixels(drawing.piece.replace(/<path [^<]*<\/svg>$/, '</svg>'))
    for (let at = 0; at < inner.length; at += channels) if (distance(inner, at, piece, at) > 0) inner[at + 3] = 0

    expect(overlap(piece, scene, background, x, y)).toBeGreaterThan(0.97)
    expect(unlikeness(piece, scene, inner, x, y)).toBeLessThan(2)
    for (let other = 0; other + pieceSize <= sceneSize.width; other++) {
      if (Math.abs(other - x) <= 4) continue
      expect(overlap(piece, scene, background, other, y), `form at ${other}, not ${x}`).toBeLessThan(0.93)
      expect(unlikeness(piece, scene, inner, other, y), `picture at ${other}, not ${x}`).toBeGreaterThan(2)
    }
  }
})

test('[ACC-03] two or three decoys stand beside the gap, none near it, all inside the picture', () => {
  const counts = new Set<number>()
  for (let i = 0; i < 100; i++) {
    const { x, y, decoyXs } = sliderDrawing(seededChance(i))
    counts.add(decoyXs.length)
    expect(x).toBeGreaterThan(pieceSize)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + pieceSize).toBeLessThanOrEqual(sceneSize.height)
    for (const gap of [x, ...decoyXs]) expect(gap + pieceSize).toBeLessThanOrEqual(sceneSize.width)
    for (const decoy of decoyXs) expect(Math.abs(decoy - x)).toBeGreaterThanOrEqual(pieceSize)
  }
  expect([...counts].sort()).toEqual([2, 3])
})

test('a shape has always three decoys, unlike it and each other', () => {
  for (let i = 0; i < 500; i++) {
    const shape = pieceShape(seededChance(i))
    expect(shape).toContain('knob')
    expect(shape).toContain('notch')
    const outlines = [shape, ...decoyShapes(shape, 3)].map((one) => pieceOutline(one, 0, 0))
    expect(new Set(outlines).size).toBe(4)
  }
})

test('the gap is anywhere: each eighth of its range comes up', () => {
  const eighths = new Set<number>()
  for (let i = 0; i < 500; i++)
    eighths.add(Math.floor(((sliderDrawing(seededChance(i)).x - 58) / (sceneSize.width - 58 - pieceSize)) * 8))
  expect(eighths.size).toBeGreaterThanOrEqual(8)
})

test('pictures are WebP of the sizes that the contract names, and light', async () => {
  const { background, piece } = await sliderPictures(sliderDrawing(seededChance(1)))
  expect(await sharp(background).metadata()).toMatchObject({ format: 'webp', ...sceneSize })
  expect(await sharp(piece).metadata()).toMatchObject({
    format: 'webp',
    width: pieceSize,
    height: pieceSize,
    hasAlpha: true,
  })
  expect(background.length).toBeLessThan(16 * 1024)
  expect(piece.length).toBeLessThan(4 * 1024)
})
