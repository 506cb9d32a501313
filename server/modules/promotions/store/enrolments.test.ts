import { keptStatuses, mayBecome, promotionStatuses } from '@banyan/rules/promotions/promotion-status.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newName, type PromotionWorld, promotionWorld } from '../test-world/promotion-world.ts'
import { keepStanding } from './enrolments.ts'
import { promotionCoded } from './promotions.ts'

let p: PromotionWorld
beforeAll(async () => {
  p = await promotionWorld()
})
afterAll(() => p[Symbol.asyncDispose]())

const changes = promotionStatuses.flatMap((before) => keptStatuses.map((after) => ({ before, after })))

test('[PRO-01] what a member has changes by the table alone: each change that it does not name is refused', async () => {
  const { accountId } = await p.d.w.signIn()
  const code = newName('table')
  await p.run({ code, kind: 'reload' })
  const promotion = await promotionCoded(p.d.w.database.db, code)
  if (!promotion) throw new Error('it was made')
  for (const { before, after } of changes) {
    const place = { accountId, promotionId: promotion.id, cycle: `${before}-${after}` }
    const isPaid = after === 'issued' || after === 'claimed'
    const written = p.d.w.database.transaction((tx) =>
      keepStanding(tx, place, { status: after, version: 1, amount: 1n, isPaid }, { before, actor: 'test' }),
    )
    if (mayBecome(before, after)) expect((await written).status).toBe(after)
    else await expect(written, `${before} → ${after}`).rejects.toThrow(`may not become ${after}`)
  }
})
