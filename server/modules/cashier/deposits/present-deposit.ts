import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { bankByBin } from '@banyan/rules/cashier/banks.ts'
import { isDepositOver } from '@banyan/rules/cashier/deposit-states.ts'
import { vietQr } from '@banyan/rules/cashier/viet-qr.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { type DepositRow, type DepositStep, stepsOf } from '../store/deposits.ts'
import { termsOf } from './credit-deposit.ts'
import type { Channel } from './offered-channels.ts'

/** The name of a channel in the reader's language; its id once the merchant has none of the kind. */
export type ChannelName = (channel: string) => string

/** Orders as their member sees them. */
export async function presentDeposits(db: Db, rows: readonly DepositRow[], nameOf: ChannelName): Promise<Deposit[]> {
  const steps = Map.groupBy(
    await stepsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ deposit_id }) => deposit_id,
  )
  return rows.map((row) => presentDeposit(row, steps.get(row.id) ?? [], nameOf))
}

function presentDeposit(row: DepositRow, steps: readonly DepositStep[], nameOf: ChannelName): Deposit {
  const isOver = isDepositOver(row.state)
  const { fee, bonus } = isOver ? row : termsOf(row.amount, row)
  return {
    ...{ number: row.number, channel: row.channel, channelName: nameOf(row.channel), kind: row.kind, state: row.state },
    ...{ amount: amountOf(row.amount), fee: amountOf(fee), bonus: amountOf(bonus) },
    credited: row.credited === null ? null : amountOf(row.credited),
    ...{ isLate: row.is_late, differs: row.differs },
    ...{ createdAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() },
    finishedAt: row.finished_at?.toISOString() ?? null,
    // Nobody is shown where to pay for an order that is over.
    transfer: isOver ? null : transferOf(row),
    page: row.state === 'created' || row.state === 'submitted' ? row.page : null,
    reason: row.reason,
    steps: steps.map(({ at, state }) => ({ at: at.toISOString(), state })),
  }
}

function transferOf({ kind, bin, account_number: number, holder, content, amount }: DepositRow): Deposit['transfer'] {
  if (bin === null || number === null || holder === null) return null
  const dong = amount / 10n ** BigInt(merchantCurrency.exponent)
  return {
    qr: kind === 'bankQr' ? vietQr({ bin, account: number, to: 'account', amount: dong, purpose: content }) : null,
    ...presentAccount({ bin, number, holder }),
    content,
  }
}

/** An account of the brand with the name of its bank. */
export function presentAccount({ bin, number, holder }: Channel['accounts'][number]) {
  return { bin, bank: bankByBin(bin)?.name ?? bin, accountNumber: number, holder }
}

export const amountOf = (minor: bigint): string => toAmount(minor, merchantCurrency.exponent)
