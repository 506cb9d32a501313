import { agentLadder } from './agent-ladder.ts'
import { checkIn } from './check-in.ts'
import { extraRebate } from './extra-rebate.ts'
import { gift } from './gift.ts'
import type { PromotionKind } from './kind.ts'
import { messagingTask } from './messaging-task.ts'
import { newbieTask } from './newbie-task.ts'
import { nthDeposit } from './nth-deposit.ts'
import { redPacket } from './red-packet.ts'
import { reload } from './reload.ts'
import { rescue } from './rescue.ts'
import { vipBirthday } from './vip-birthday.ts'
import { vipMonthly } from './vip-monthly.ts'
import { vipUpgrade } from './vip-upgrade.ts'
import { vipWeekly } from './vip-weekly.ts'
import { wheel } from './wheel.ts'

const all = [
  ...[nthDeposit, reload, rescue, newbieTask, messagingTask, checkIn, wheel, redPacket, extraRebate],
  ...[vipUpgrade, vipWeekly, vipMonthly, vipBirthday, agentLadder, gift],
]

/** Every kind of promotion. A rule of the database's was checked by its kind's schema when it was written. */
export const promotionKinds: ReadonlyMap<string, PromotionKind> = new Map(
  all.map((kind) => [kind.code, kind as unknown as PromotionKind]),
)

/** The kind with this code, which a promotion of ours has. */
export function kindOf(code: string): PromotionKind {
  const kind = promotionKinds.get(code)
  if (!kind) throw new Error(`there is no kind of promotion ${code}`)
  return kind
}
