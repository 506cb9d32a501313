import { expect, test } from 'vitest'
import { drawScene, sceneNames } from './draw-scene.ts'

const mostBytes = 12 * 1024

test.each(sceneNames)('%s is light and flat, and its parts refer to nothing outside', (name) => {
  const svg = drawScene(name) ?? ''
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>$/)
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(mostBytes)
  expect(svg).not.toMatch(/<(?:filter|script|style|image|foreignObject|text|animate|a)\b|style=| on[a-z]+=|url\((?!#)/i)
  expect(svg).not.toMatch(/undefined|NaN|Infinity/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target, fill] of svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)) {
    expect(ids.map((id) => `#${id}`)).toContain(target ?? fill)
  }
})

test.each(['', 'nothing', 'constructor', '../tile-art', 'full-moon-fair.svg'])('%j is no scene', (name) => {
  expect(drawScene(name)).toBeUndefined()
})
