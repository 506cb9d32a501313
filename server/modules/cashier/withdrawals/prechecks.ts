import { type CheckedWithdrawal, checkWithdrawal, scoreOf, withOthers } from '@banyan/rules/cashier/withdrawal-risk.ts'
import { settingMinor } from '#/modules/system/merchant.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { askedSince, earlierWithdrawals, othersUntilDecided } from '../store/withdrawal-guards.ts'
import type { WithdrawalRow } from '../store/withdrawals.ts'
import type { Situation } from './obstacles.ts'

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

/** Adds devices and networks shared since the request. */
export async function withCurrentChecks<Row extends Pick<WithdrawalRow, 'id' | 'checks' | 'score'>>(
  db: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  const found = await othersUntilDecided(
    db,
    rows.map(({ id }) => id),
  )
  const othersById = new Map(found.map((others) => [others.id, others]))
  return rows.map((row) => {
    const others = othersById.get(row.id)
    const checks = others ? withOthers(row.checks, others) : row.checks
    return { ...row, checks, score: row.score + scoreOf(checks) - scoreOf(row.checks) }
  })
}
