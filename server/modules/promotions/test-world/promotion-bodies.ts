import type { BodyOf } from '@banyan/contract/call.ts'
import type { operatorPromotionCalls as calls } from '@banyan/contract/promotions/operator-promotion-calls.ts'
import { publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import type { World } from '#/test-world/world.ts'
import { kindsIn } from '../manage-promotions.ts'
import { makePromotion, startPromotion } from '../use-cases/edit-promotion.ts'
import { plantReview } from './planted-reviews.ts'

const reason = 'The campaign of the month'
type Draft = Omit<BodyOf<typeof calls.makePromotion>, 'reason'>

let made = 0

/** A promotion as an operator writes it, with a code that no other has; its rule is the one that its kind begins with. */
export function promotionDraft(kind = 'reload', given: Partial<Draft> = {}): Draft {
  const initial = kindsIn('en').kinds.find((each) => each.kind === kind)?.initial
  if (!initial) throw new Error(`there is no kind of promotion ${kind}`)
  return {
    ...{ code: `promotion-${++made}`, kind, startsAt: '2026-01-01T00:00:00.000Z', endsAt: null },
    content: { name: { en: 'Reload' }, summary: { en: 'A bonus each day' }, art: 'gift', groups: ['daily'] },
    rule: { common: { ...initial.common }, own: { ...initial.own } },
    ...{ budget: '100000.00', budgetPerDay: null },
    ...given,
  }
}

/** A promotion that is a draft, or runs. */
export async function plantPromotion(w: World, state: 'draft' | 'running', draft = promotionDraft()): Promise<Draft> {
  const { startsAt, endsAt, budget, budgetPerDay, ...given } = draft
  const minor = (amount: string | null) => (amount === null ? null : BigInt(amount.replace('.', '')))
  await w.database.transaction(async (tx) => {
    const frame = { startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
    const budgets = { budget: minor(budget), budgetPerDay: minor(budgetPerDay) }
    await makePromotion(tx, { ...given, ...frame, ...budgets }, 'dao.pham')
    if (state === 'running') await startPromotion(tx, draft.code, 1)
  })
  return draft
}

/** A claim of a member of its own that waits. */
async function aReview(w: World): Promise<string> {
  const { accountId } = await w.signIn()
  const { code } = await plantPromotion(w, 'running')
  return await plantReview(w.database, { accountId, code, amount: 500_000n, reasons: ['device'] })
}

/** A body for each call about promotions that changes something, with which it succeeds. */
export function promotionBodies(w: () => World): Readonly<Record<string, () => Promise<object>>> {
  return {
    makePromotion: async () => ({ ...promotionDraft(), reason }),
    changeDraft: async () => ({ ...(await plantPromotion(w(), 'draft')), budget: '200000.00', version: 1, reason }),
    async startPromotion() {
      const { code } = await plantPromotion(w(), 'draft')
      return { code, version: 1, reason }
    },
    changePromotion: async () => ({
      ...(await plantPromotion(w(), 'running')),
      ...{ budget: '200000.00', version: 1, reason },
    }),
    stopPromotion: async () => ({ code: (await plantPromotion(w(), 'running')).code, reason }),
    decidePromotionReview: async () => ({
      id: await aReview(w()),
      approve: false,
      note: 'One for each person',
      reason,
    }),
    async giveGift() {
      const { accountId } = await w().signIn()
      const { code } = await plantPromotion(w(), 'running', promotionDraft('gift'))
      return { code, member: await publicIdOf(w(), accountId), amount: '100.00', reason }
    },
  }
}
