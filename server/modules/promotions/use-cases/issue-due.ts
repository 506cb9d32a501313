import { lockAccounts } from '#/modules/accounts/accounts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { hadOf, loadFacts } from '../facts/load-facts.ts'
import { enrolmentsOf, keepStanding } from '../store/enrolments.ts'
import { promotionCoded } from '../store/promotions.ts'
import type { ClaimParts } from './claim.ts'
import { judgeCycles } from './judge-cycles.ts'
import { payReward } from './pay-reward.ts'
import { tellRewards } from './rewards-topic.ts'
import { takeReward } from './take-reward.ts'
import { usePerson } from './use-contacts.ts'

/**
 * Credits what a promotion gives a member without being claimed, in the oldest cycle that is due; answers whether there was
 * one. promotion_sold_out, with which everything is taken back that was taken of the budget.
 */
export async function issueDue(
  tx: Tx,
  { vip, choose }: Pick<ClaimParts, 'vip' | 'choose'>,
  { accountId, code }: { readonly accountId: bigint; readonly code: string },
): Promise<boolean> {
  const [account] = await lockAccounts(tx, [accountId])
  const promotion = await promotionCoded(tx, code)
  if (account?.state !== 'active' || !promotion) return false
  const enrolments = await enrolmentsOf(tx, accountId, [promotion.id])
  const facts = { ...(await loadFacts(tx, accountId, vip)), had: hadOf(enrolments) }
  const due = (await judgeCycles(tx, { accountId, promotion, facts, enrolments })).find(
    ({ status }) => status === 'claim',
  )
  if (!due) return false
  const { chance, rule, kept, left } = due
  const { oncePer } = rule.common
  await usePerson(tx, vip, { accountId, promotionId: promotion.id, oncePer })
  const { amount } = await takeReward(tx, { promotion, rule, facts, chance, left, choose })
  const enrolment = await keepStanding(
    tx,
    { accountId, promotionId: promotion.id, cycle: chance.cycle },
    { status: 'issued', version: kept?.version ?? promotion.version, amount, base: chance.base, isPaid: true },
    { before: 'claim', actor: 'clock' },
  )
  await payReward(tx, { enrolment, kind: promotion.kind, rule, actor: 'clock' })
  await tellRewards(tx, [accountId])
  return true
}
