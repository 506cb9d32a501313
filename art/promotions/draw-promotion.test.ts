import { expect, test } from 'vitest'
import { drawPromotion, promotionArtNames } from './draw-promotion.ts'

const mostBytes = 8 * 1024

test.each(promotionArtNames)(
  '[PRO-01] the picture %s is light and flat, and its parts refer to nothing outside',
  (name) => {
    const svg = drawPromotion(name) ?? ''
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 240">.*<\/svg>$/)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(mostBytes)
    expect(svg).not.toMatch(
      /<(?:filter|script|style|image|foreignObject|text|animate|a)\b|style=| on[a-z]+=|url\((?!#)/i,
    )
    expect(svg).not.toMatch(/undefined|NaN|Infinity/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target, fill] of svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)) {
      expect(ids.map((id) => `#${id}`)).toContain(target ?? fill)
    }
  },
)

test.each(['', 'nothing', 'constructor', '../gift'])('%j is no picture', (name) => {
  expect(drawPromotion(name)).toBeUndefined()
})
