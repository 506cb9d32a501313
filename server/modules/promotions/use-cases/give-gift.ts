import { lockAccounts } from '#/modules/accounts/accounts.ts'
import { databaseNow } from '#/platform/db/clock.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { obstacleOf } from '../deciding/standing.ts'
import { loadFacts } from '../facts/load-facts.ts'
import { limitOf, minor } from '../kinds/fields.ts'
import { gift } from '../kinds/gift.ts'
import { keepStanding } from '../store/enrolments.ts'
import { promotionCoded } from '../store/promotions.ts'
import { takenOf } from '../store/taken.ts'
import type { VipParts } from '../vip/vip-facts.ts'
import { payReward } from './pay-reward.ts'
import { tellRewards } from './rewards-topic.ts'
import { takeMoney } from './take-reward.ts'
import { usePerson } from './use-contacts.ts'

export interface Gift {
  readonly accountId: bigint
  /** Of a promotion of the kind `gift` that runs. */
  readonly code: string
  /** In minor units. */
  readonly amount: bigint
  /** Names this gift: the same again gives nothing more. */
  readonly key: string
  readonly by: string
}

/**
 * Gives a member something, on the terms and out of the budget of a promotion of customer service; not_eligible where its
 * conditions aren't met.
 */
export async function giveGift(tx: Tx, vip: VipParts, { accountId, code, amount, key, by }: Gift): Promise<void> {
  const [account] = await lockAccounts(tx, [accountId])
  if (account?.state !== 'active') throw new Refusal('account_suspended')
  const promotion = await promotionCoded(tx, code)
  if (!promotion || promotion.kind !== gift.code || promotion.state !== 'running')
    throw new Refusal('promotion_not_found')
  const { id: promotionId, version, rule } = promotion
  const most = limitOf(rule.common.mostPerMember)
  const taken = await takenOf(tx, { accountId, promotionId, common: rule.common })
  const isTooMuch = most !== undefined && taken.amount + amount > most
  if (amount > minor(String(rule.own.most)) || isTooMuch) throw new Refusal('gift_too_large')
  const facts = { ...(await loadFacts(tx, accountId, vip)), had: new Map() }
  if (obstacleOf(rule.common, facts, taken)) throw new Refusal('not_eligible')
  await usePerson(tx, vip, { accountId, promotionId, oncePer: rule.common.oncePer })
  if (!(await takeMoney(tx, promotion, amount, await databaseNow(tx)))) throw new Refusal('promotion_sold_out')
  const actor = `operator:${by}`
  const standing = { status: 'issued', version, amount, isPaid: true } as const
  const enrolment = await keepStanding(tx, { accountId, promotionId, cycle: key }, standing, { before: 'claim', actor })
  await payReward(tx, { enrolment, kind: promotion.kind, rule, actor })
  await tellRewards(tx, [accountId])
}
