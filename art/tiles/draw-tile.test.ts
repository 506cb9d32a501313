import { expect, test } from 'vitest'
import { motifNames } from '../motifs/motifs.ts'
import { paletteNames } from '../palettes.ts'
import { drawTile } from './draw-tile.ts'
import { discNames, foregroundNames, frameNames, layoutNames, patternNames, type TileArt } from './tile-art.ts'

const mostBytes = 6 * 1024
const mostNodes = 45

const plain: TileArt = {
  motif: 'dragon',
  palette: 'lacquer',
  pattern: 'rays',
  disc: 'none',
  layout: 'hero',
  foreground: 'none',
  vendor: 'none',
}

/** The heaviest parts around a motif. */
const laden: Partial<TileArt> = {
  pattern: 'stars',
  disc: 'ringsun',
  layout: 'trio',
  foreground: 'petals',
  vendor: 'FC',
}

const drawn = /<(?:path|circle|ellipse|rect|line|polygon|polyline|use)\b/g

/** Every start tag has its end tag, in order; attributes are quoted and come once each. */
function faultOf(xml: string): string | undefined {
  const open: string[] = []
  for (const [tag, end, name = '', attributes = '', empty] of xml.matchAll(/<(\/?)([A-Za-z]+)([^<>]*?)(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return `closes ${name}`
      continue
    }
    if (!/^(?: [a-zA-Z][\w-]*="[^"<&]*")*$/.test(attributes)) return `attributes of ${tag}`
    const names = [...attributes.matchAll(/ ([a-zA-Z][\w-]*)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `twice in ${tag}`
    if (!empty) open.push(name)
  }
  const left = xml.replace(/<\/?[A-Za-z]+[^<>]*>/g, '')
  return open.length > 0 || left !== '' ? `left over: ${open.join(' ')}${left}` : undefined
}

function expectServable(art: TileArt): void {
  const svg = drawTile(art)
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(mostBytes)
  expect(svg.match(drawn)?.length ?? 0).toBeLessThanOrEqual(mostNodes)
  expect(faultOf(svg)).toBeUndefined()
  expect(svg).not.toMatch(/<(?:filter|script|style|image|foreignObject|text|animate|a)\b|style=| on[a-z]+=|url\((?!#)/i)
  expect(svg).not.toMatch(/undefined|NaN|Infinity|\de[-+]?\d/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)) {
    if (target !== undefined) expect(ids.map((id) => `#${id}`)).toContain(target)
  }
}

test.each(motifNames)('%s is small, flat and well-formed on every palette', (motif) => {
  for (const palette of paletteNames) {
    expectServable({ ...plain, motif, palette })
    expectServable({ ...plain, ...laden, motif, palette })
  }
})

test.each(patternNames)('the pattern %s', (pattern) => expectServable({ ...plain, pattern }))
test.each(discNames)('the disc %s', (disc) => expectServable({ ...plain, disc }))
test.each(layoutNames)('the layout %s', (layout) => expectServable({ ...plain, layout }))
test.each(foregroundNames)('the foreground %s', (foreground) => expectServable({ ...plain, foreground }))
test.each(frameNames)('the signature %s', (vendor) => expectServable({ ...plain, vendor }))

test('the picture has the shape of a tile and stands alone', () => {
  const svg = drawTile(plain)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 400">/)
})

test('the same art is the same file, and every part of it shows', () => {
  expect(drawTile(plain)).toBe(drawTile({ ...plain }))
  const others: Partial<TileArt>[] = [
    { motif: 'koi' },
    { palette: 'jade' },
    { pattern: 'fret' },
    { disc: 'sun' },
    { layout: 'high' },
    { foreground: 'sea' },
    { vendor: 'JL' },
  ]
  for (const other of others) expect(drawTile({ ...plain, ...other })).not.toBe(drawTile(plain))
})
