import { promotionArtNames } from '@banyan/art/promotions/draw-promotion.ts'
import { promotionArtOf, promotionArts } from '@banyan/rules/promotions/promotion-art.ts'
import { expect, test } from 'vitest'
import { promotionArtFiles } from './drawn-files.ts'

test('[PRO-01] what a promotion can show is drawn, and nothing else', () => {
  expect(promotionArtNames).toEqual(promotionArts)
  expect(promotionArtFiles.draw('wheel.svg')).toContain('<svg')
  for (const name of ['wheel', 'nothing.svg', '.svg']) expect(promotionArtFiles.draw(name)).toBeUndefined()
  expect(promotionArtOf('wheel')).toBe('wheel')
  expect(promotionArtOf('nothing')).toBe('gift')
})
