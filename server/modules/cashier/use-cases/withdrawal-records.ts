import type { ValueOf } from '@banyan/contract/call.ts'
import type { ListedWithdrawal, operatorWithdrawalCalls } from '@banyan/contract/wallet/operator-withdrawal-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { namesOf } from '#/modules/accounts/members.ts'
import { merchantCurrency, settingMinor } from '#/modules/system/merchant.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { legsOf, payoutCallsOf } from '../store/withdrawal-legs.ts'
import {
  type ListedWithdrawalRow,
  listedWithdrawals,
  type WithdrawalFilter,
  waitingWithdrawals,
  withdrawalTotal,
} from '../store/withdrawal-lists.ts'
import { type WithdrawalRow, withdrawalNumbered, withdrawalStepsOf } from '../store/withdrawals.ts'
import { withCurrentChecks } from '../withdrawals/prechecks.ts'
import { presentAccount, presentWithdrawal } from '../withdrawals/present-withdrawal.ts'

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

/** A page of withdrawals, what the whole filter comes to, and what waits. */
export async function withdrawalsPage(
  db: Db,
  filter: WithdrawalFilter,
  { after, size }: { readonly after?: string | undefined; readonly size: number },
): Promise<ValueOf<typeof operatorWithdrawalCalls.listWithdrawals>> {
  const [read, total, waiting] = await Promise.all([
    listedWithdrawals(db, filter, { after: numberBehind(after), atMost: size + 1 }),
    withdrawalTotal(db, filter),
    waitingWithdrawals(db),
  ])
  const { rows: stored, next } = pageFrom(read, size, (row) => [String(row.id)])
  const rows = await withCurrentChecks(db, stored)
  const names = await namesOf(
    db,
    rows.map((row) => row.account_id),
  )
  return {
    ...{ rows: rows.map((row) => presentListed(row, memberIn(names, row))), next, waiting },
    total: { count: Number(total.count), amount: amountOf(total.amount), received: amountOf(total.received) },
  }
}

function presentListed(row: ListedWithdrawalRow, member: ListedWithdrawal['member']): ListedWithdrawal {
  return {
    ...{ number: row.number, member, state: row.state, amount: amountOf(row.amount), fee: amountOf(row.fee) },
    received: amountOf(row.received),
    account: presentAccount(row),
    score: row.score,
    reasons: row.checks.flatMap(({ check, points }) => (points > 0 ? [check] : [])),
    ...{ disputes: row.disputes, unknown: row.unknown, answerBy: row.answerBy?.toISOString() ?? null },
    ...{ createdAt: row.created_at.toISOString(), changedAt: row.changed_at.toISOString() },
  }
}

function memberIn(names: Awaited<ReturnType<typeof namesOf>>, { account_id: id }: Pick<WithdrawalRow, 'account_id'>) {
  const named = names.get(id)
  if (!named) throw new Error(`account ${id} has no name`)
  return named
}

export interface WithdrawalRecordParts {
  readonly db: Db
  readonly settings: MerchantSettings
  /** Ids of the images that an answer about a payout came with. */
  legProofsOf(number: string, place: number): Promise<readonly string[]>
}

/** A withdrawal with its way, what the checks found, and what was said to and by the provider. */
export async function withdrawalRecord(
  { db, settings, legProofsOf }: WithdrawalRecordParts,
  number: string,
): Promise<ValueOf<typeof operatorWithdrawalCalls.withdrawalRecord>> {
  const stored = await withdrawalNumbered(db, number)
  const [row] = stored ? await withCurrentChecks(db, [stored]) : []
  if (!row) throw new Refusal('withdrawal_not_found')
  const [names, steps, legs, told, withdrawal] = await Promise.all([
    namesOf(db, [row.account_id]),
    withdrawalStepsOf(db, [row.id]),
    legsOf(db, [row.id]),
    payoutCallsOf(db, row.id),
    presentWithdrawal(db, row),
  ])
  const proofs = await Promise.all(
    legs.map(async ({ place }) => ({ place, images: [...(await legProofsOf(number, place))] })),
  )
  return {
    ...{ withdrawal, member: memberIn(names, row), score: row.score, checks: [...row.checks] },
    needsSecond: row.amount > settingMinor(settings.current('withdrawals').approvedAlone),
    by: steps.map(({ at, event, state, place, actor, note }) => ({
      ...{ at: at.toISOString(), event, state, place, by: actor, note },
    })),
    told: told.map(({ at, ...said }) => ({ at: at.toISOString(), ...said })),
    proofs: proofs.filter(({ images }) => images.length > 0),
  }
}
