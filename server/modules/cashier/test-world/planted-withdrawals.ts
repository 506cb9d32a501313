import { randomBytes } from 'node:crypto'
import type { LegEvent } from '@banyan/rules/cashier/leg-states.ts'
import type { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { drawNumber } from '#/platform/crypto/order-number.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { payoutAccountsOf } from '../store/payout-accounts.ts'
import { insertWithdrawal, type WithdrawalRow } from '../store/withdrawals.ts'
import { approveWithdrawal } from '../withdrawals/approve-withdrawal.ts'
import { changeLeg } from '../withdrawals/change-leg.ts'
import { changeWithdrawal } from '../withdrawals/change-withdrawal.ts'
import { legAt } from '../withdrawals/decide-withdrawal.ts'
import { holdMoney } from '../withdrawals/move-held.ts'
import { plantPayee, withdrawalSettings } from './withdrawal-world.ts'

/** What a planted withdrawal comes to, in minor units. */
export const plantedAmount = 100_000_000n

/** A withdrawal of a member with this money and account, being checked. */
export async function insertPlanted(tx: Tx, accountId: bigint, fee = 0n): Promise<WithdrawalRow> {
  const number = drawNumber(randomBytes)
  const [account] = await payoutAccountsOf(tx, accountId)
  if (!account) throw new Error('the member has no account')
  const holdId = await holdMoney(tx, { number, accountId, asset: 'VND', amount: plantedAmount })
  return await insertWithdrawal(tx, {
    ...{ number, accountId, requestId: `planted-${number}`, fingerprint: Buffer.from(number), asset: 'VND' },
    ...{ payoutAccountId: account.id, bin: account.bin, last4: account.last4, amount: plantedAmount, fee, holdId },
    ...{ checks: [], score: 0, deviceMark: undefined, networkMark: undefined, actor: 'test' },
  })
}

/** Has these things happen to the first leg, in turn. */
export async function happen(tx: Tx, withdrawal: WithdrawalRow, events: readonly LegEvent[]): Promise<WithdrawalRow> {
  let row = withdrawal
  for (const event of events)
    row = await changeLeg(tx, row, await legAt(tx, row, 1), event, {
      ...{ actor: 'test', partly: plantedAmount / 4n, receiptMinutes: 30 },
    })
  return row
}

/** A withdrawal that is reviewed, waits, or has a payout in dispute or sent back; answers its number. */
export async function plantWithdrawal(
  database: Database,
  personal: PersonalSecrets,
  accountId: bigint,
  state: 'review' | 'onHold' | 'disputed' | 'bounced',
): Promise<string> {
  await plantPayee(database, personal, accountId, 1_000)
  return await database.transaction(async (tx) => {
    const row = await insertPlanted(tx, accountId)
    if (state === 'disputed' || state === 'bounced') {
      const approved = await approveWithdrawal(tx, row, {
        ...{ event: 'passed', settings: withdrawalSettings, actor: 'test' },
      })
      const paying = await changeWithdrawal(tx, approved, 'sent', { actor: 'test' })
      await happen(
        tx,
        paying,
        state === 'disputed' ? ['asked', 'paid', 'denied'] : ['asked', 'paid', 'lapsed', 'bounced'],
      )
    } else {
      const flagged = await changeWithdrawal(tx, row, 'flagged', { actor: 'test' })
      if (state === 'onHold') await changeWithdrawal(tx, flagged, 'held', { actor: 'test' })
    }
    return row.number
  })
}
