import { lockAccounts } from '#/modules/accounts/accounts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { hadOf, loadFacts } from '../facts/load-facts.ts'
import { enrolmentsOf, keepStanding } from '../store/enrolments.ts'
import { promotionCoded } from '../store/promotions.ts'
import type { VipParts } from '../vip/vip-facts.ts'
import { refuseObstacle } from './claim.ts'
import { joinedCycle, judgeCycles } from './judge-cycles.ts'

export interface JoinWish {
  readonly accountId: bigint
  readonly promotion: string
  /** Of the terms that the member read, which stay the member's. */
  readonly version: number
}

/**
 * Joins a promotion that counts for members who said so before. Who joined already, stays joined: a second tab is no
 * mistake.
 */
export async function join(tx: Tx, vip: VipParts, { accountId, promotion: code, version }: JoinWish): Promise<void> {
  const [account] = await lockAccounts(tx, [accountId])
  if (account?.state !== 'active') throw new Refusal('account_suspended')
  const promotion = await promotionCoded(tx, code)
  if (!promotion || promotion.state === 'draft') throw new Refusal('promotion_not_found')
  const enrolments = await enrolmentsOf(tx, accountId, [promotion.id])
  const facts = { ...(await loadFacts(tx, accountId, vip)), had: hadOf(enrolments) }
  const judged = (await judgeCycles(tx, { accountId, promotion, facts, enrolments })).at(-1)
  if (!judged) throw new Refusal('reward_over')
  const { kept, status } = judged
  if (kept) return
  if (version !== promotion.version) throw new Refusal('promotion_changed')
  refuseObstacle(judged)
  if (status !== 'join') throw new Refusal(status === 'close' ? 'reward_over' : 'reward_not_ready')
  const place = { accountId, promotionId: promotion.id, cycle: joinedCycle }
  await keepStanding(tx, place, { status: 'signed', version }, { before: 'join', actor: `member:${accountId}` })
}
