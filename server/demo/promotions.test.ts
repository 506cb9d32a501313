import { promotionCalls } from '@banyan/contract/promotions/promotion-calls.ts'
import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'
import { startDemoPromotions } from './promotions.ts'

test('[PRO-01] the demo runs at least ten promotions, in every language, of every kind that members see', async () => {
  await using w = await world()
  await w.database.transaction((tx) => startDemoPromotions(tx, new Date('2026-01-01')))
  await w.database.transaction(async (tx) => {
    await tx.updateTable('promotions').set({ ends_at: null }).execute()
  })
  for (const language of ['EN', 'TY', 'AR', 'CN']) {
    const answer = await w.app.portal.inject({ url: promotionCalls.promotions.path, headers: { language } })
    const { promotions } = answer.json().value
    expect(promotions.length).toBeGreaterThanOrEqual(10)
    expect(new Set(promotions.map(({ kind }: { kind: string }) => kind)).size).toBeGreaterThanOrEqual(8)
    for (const { code } of promotions) {
      const url = promotionCalls.promotion.path
      const one = await w.app.portal.inject({ url, headers: { language }, query: { code } })
      expect(one.json().value.terms.length).toBeGreaterThan(2)
    }
  }
})
