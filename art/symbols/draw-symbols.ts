import type { Palette } from '../palettes.ts'
import { circle, path } from '../pen.ts'
import { picturesOf, type SymbolMotifName, symbolMotifs } from './symbol-motifs.ts'
import { line, repeatAround } from './symbol-pen.ts'

/** The banyan, many trunks under one crown, on a plaque of metal. */
function wild(p: Palette): string {
  return (
    path(p.y2, 'M50 2L98 50L50 98L2 50Z') +
    path(p.y1, 'M50 2L98 50L94 50L50 8L6 50L2 50Z') +
    path(p.g1, 'M50 12L88 50L50 88L12 50Z') +
    path(
      '#1E8A5A',
      'M22 46C16 36 24 28 32 30C36 18 50 16 55 23C64 18 74 24 73 33C84 34 84 50 74 52C68 60 56 56 50 56C42 58 28 58 22 46Z',
    ) +
    path('#45C184', 'M22 46C16 36 24 28 32 30C36 18 50 16 55 23C60 32 46 34 44 42C38 50 28 42 22 46Z') +
    line(p.y1, 5, 'M50 54V78') +
    line(p.y2, 3.4, 'M38 54C40 60 39 64 38 68M62 54C60 60 61 64 62 68')
  )
}

/** The full moon over its rays. */
function scatter(p: Palette): string {
  return (
    repeatAround(12, path(p.y1, 'M50 2L55 20H45Z')) +
    repeatAround(12, path(p.y2, 'M50 8L53 20H47Z'), 15) +
    circle(p.y2, 50, 50, 31) +
    circle(p.w, 49, 49, 29) +
    path(p.m1, 'M70 30A29 29 0 1 1 30 70A34 34 0 0 0 70 30Z') +
    path(p.y2, 'M36 40a6 6 0 1 0 8 6a5 5 0 0 1-8-6ZM54 56a8 8 0 1 0 10 8a7 7 0 0 1-10-8Z', 'opacity=".55"')
  )
}

/** A letter as on a playing card, in a colour of its own. */
function letter(sign: string, light: string, shade: string, ink: string): string {
  const text = (fill: string, x: number, y: number) =>
    `<text x="${x}" y="${y}" fill="${fill}" font-family="Georgia, 'Times New Roman', serif" font-weight="700" font-size="84" text-anchor="middle">${sign}</text>`
  return text(ink, 54, 82) + text(shade, 52, 80) + text(light, 50, 78)
}

/** Every symbol of a slot by its name: wild and scatter, the game's four pictures, four letters. */
export function slotSymbols(p: Palette, motif: SymbolMotifName) {
  const [a, b, c, d] = picturesOf(motif)
  return {
    wild: wild(p),
    scatter: scatter(p),
    a: symbolMotifs[a](p),
    b: symbolMotifs[b](p),
    c: symbolMotifs[c](p),
    d: symbolMotifs[d](p),
    A: letter('A', p.y1, p.y2, p.k),
    K: letter('K', p.m1, p.m3, p.k),
    Q: letter('Q', p.w, p.m3, p.k),
    J: letter('J', p.m2, p.m3, p.k),
  }
}

/** The game's own picture and the four suits. */
export function cardSymbols(p: Palette, motif: SymbolMotifName) {
  const red = '#C4262B'
  const ink = '#16201C'
  return {
    a: symbolMotifs[motif](p),
    spades: path(ink, 'M50 6C62 28 94 42 94 64C94 82 70 88 56 72L62 94H38L44 72C30 88 6 82 6 64C6 42 38 28 50 6Z'),
    hearts: path(red, 'M50 94C34 72 6 58 6 32C6 8 40 2 50 28C60 2 94 8 94 32C94 58 66 72 50 94Z'),
    diamonds: path(red, 'M50 4L86 50L50 96L14 50Z'),
    clubs:
      circle(ink, 50, 27, 21) + circle(ink, 27, 58, 21) + circle(ink, 73, 58, 21) + path(ink, 'M46 44H54L62 94H38Z'),
  }
}

/** Drawn shapes as SVG symbols with the ids `symbol-NAME`, to be used by reference. */
export function svgSymbols(drawn: Readonly<Record<string, string>>): string {
  const symbols = Object.entries(drawn).map(
    ([name, shape]) => `<symbol id="symbol-${name}" viewBox="0 0 100 100">${shape}</symbol>`,
  )
  return `<svg class="drawn" aria-hidden="true" width="0" height="0">${symbols.join('')}</svg>`
}
