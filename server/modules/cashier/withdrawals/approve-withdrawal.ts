import { splitLegs } from '@banyan/rules/cashier/split-legs.ts'
import { settingMinor } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { insertLegs } from '../store/withdrawal-legs.ts'
import type { WithdrawalRow } from '../store/withdrawals.ts'
import { payoutIdOf } from './change-leg.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import type { WithdrawalSettings } from './withdrawal-limits.ts'

interface Approval {
  /** By the automatic checks, or by an operator. */
  readonly event: 'passed' | 'approved'
  readonly settings: WithdrawalSettings
  readonly actor: string
  readonly note?: string | undefined
}

/** Approves a locked withdrawal: its payouts wait for their turn from now on. */
export async function approveWithdrawal(
  tx: Tx,
  withdrawal: WithdrawalRow,
  { event, settings, actor, note }: Approval,
): Promise<WithdrawalRow> {
  const approved = await changeWithdrawal(tx, withdrawal, event, { actor, note })
  const { legLeast, legMost, provider } = settings
  const amounts = splitLegs(approved.amount - approved.fee, {
    least: settingMinor(legLeast),
    most: settingMinor(legMost),
  })
  await insertLegs(
    tx,
    amounts.map((amount, index) => ({
      ...{ withdrawalId: approved.id, place: index + 1, amount, payoutId: payoutIdOf(approved, index + 1), provider },
    })),
  )
  return approved
}
