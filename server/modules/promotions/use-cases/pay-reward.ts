import { contributionOf } from '@banyan/rules/promotions/contribution.ts'
import { available, promotionCosts } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { openLot } from '#/modules/wagering/turnover.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { Rule } from '../deciding/rule.ts'
import { limitOf } from '../kinds/fields.ts'
import type { EnrolmentRow } from '../store/enrolments.ts'

/** What names the lot, and the entry, of an enrolment. */
export const bonusReference = (enrolmentId: bigint | string): string => `promotion:${enrolmentId}`

/** Who gives what promotions give, as the ledger names its sources. */
export const promotionSource = 'promotions'

const dayMs = 86_400_000

interface Paid {
  readonly enrolment: EnrolmentRow
  readonly kind: string
  readonly rule: Rule
  readonly actor: string
}

/** Credits a reward, once for its enrolment, and notes what must be betted before it may go out (domain section 4.3). */
export async function payReward(tx: Tx, { enrolment, kind, rule, actor }: Paid): Promise<void> {
  const { id, account_id: accountId, amount, base, paid_at: paidAt } = enrolment
  if (amount === null || paidAt === null) throw new Error(`what enrolment ${id} gives is not known`)
  if (amount === 0n) return
  const asset = merchantCurrency.code
  const own = available(accountId, asset)
  const outcome = await postOne(tx, {
    key: { source: promotionSource, kind: `promo_${kind}`, externalId: String(id) },
    parameters: { amount: String(amount) },
    actor,
    legs: [{ debit: promotionCosts(asset), credit: own, amount }],
    subject: own,
  })
  if (outcome.is !== 'posted') throw new Error(`enrolment ${id} was paid before`)
  const { of, factor, counts, days, largestBet } = rule.common.wagering
  await openLot(tx, {
    ...{ accountId, asset, source: 'bonus', reference: bonusReference(id), amount, factor },
    base: of === 'deposit_and_bonus' ? base : 0n,
    ...{
      contribution: contributionOf(counts),
      largestBet: limitOf(largestBet),
      expiresAt: days > 0 ? new Date(paidAt.getTime() + days * dayMs) : undefined,
    },
  })
}
