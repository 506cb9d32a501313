import { type CheckedWithdrawal, checkWithdrawal, scoreOf } from '@banyan/rules/cashier/withdrawal-risk.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { askedSince, earlierWithdrawals } from '../store/withdrawal-guards.ts'
import type { Situation } from './obstacles.ts'
import { settingMinor } from './withdrawal-limits.ts'

interface Asker {
  readonly account: { readonly id: bigint; readonly usableFrom: Date }
  readonly deviceMark: Uint8Array | undefined
  readonly networkMark: Uint8Array | undefined
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What the automatic checks find in a withdrawal that is asked for, and the score that it comes to. */
export async function precheck(
  tx: Tx,
  { wish, settings, amount = 0n, member, now, turnoverLeft }: Situation,
  { account, deviceMark, networkMark }: Asker,
): Promise<{ readonly checks: readonly CheckedWithdrawal[]; readonly score: number }> {
  const { accountId } = wish
  const asker = { accountId, payoutAccountId: account.id, deviceMark, networkMark }
  const earlier = await earlierWithdrawals(tx, asker)
  const lately = await askedSince(tx, accountId, new Date(now.getTime() - dayMs))
  const checks = checkWithdrawal(
    {
      ...{ amount, turnoverLeft, hasBeenPaid: earlier.hasBeenPaid, hasPayoutFailed: earlier.hasFailed },
      isDeviceNew: !earlier.isDeviceKnown,
      accountDays: (now.getTime() - member.createdAt.getTime()) / dayMs,
      payoutAccountHours: (now.getTime() - account.usableFrom.getTime()) / hourMs,
      ...{ othersOnDevice: earlier.othersOnDevice, othersInNetwork: earlier.othersInNetwork },
      ...{ ordersOfDay: lately.count + 1, sumOfDay: lately.sum + amount },
    },
    {
      approvedAutomatically: settingMinor(settings.approvedAutomatically),
      newAccountDays: settings.newAccountDays,
      velocityOrders: settings.velocityOrders,
      velocitySum: settingMinor(settings.velocitySum),
    },
  )
  return { checks, score: scoreOf(checks) }
}
