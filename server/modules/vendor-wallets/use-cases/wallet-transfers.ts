import type { ValueOf } from '@banyan/contract/call.ts'
import type {
  ListedWalletTransfer,
  operatorVendorWalletCalls,
} from '@banyan/contract/wallet/operator-vendor-wallet-calls.ts'
import type { WalletTransferState } from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { namesOf } from '#/modules/accounts/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { numberBehind, pageFrom } from '#/platform/calls/cursor.ts'
import type { Db } from '#/platform/db/handles.ts'
import {
  listedWalletTransfers,
  type WalletTransferRow,
  waitingWalletTransfers,
  walletTransferSteps,
} from '../store/wallet-transfers.ts'

/** A page of transfers between the main wallet and vendors', with their ways, and what waits. */
export async function walletTransfersPage(
  db: Db,
  state: WalletTransferState | 'open' | undefined,
  { after, size }: { readonly after?: string | undefined; readonly size: number },
): Promise<ValueOf<typeof operatorVendorWalletCalls.listWalletTransfers>> {
  const before = numberBehind(after)
  const [read, waiting] = await Promise.all([
    listedWalletTransfers(db, { state, atMost: size + 1, ...(before !== undefined && { before }) }),
    waitingWalletTransfers(db),
  ])
  const { rows, next } = pageFrom(read, size, (row) => [String(row.id)])
  const [names, steps] = await Promise.all([
    namesOf(
      db,
      rows.map((row) => row.account_id),
    ),
    walletTransferSteps(
      db,
      rows.map((row) => row.id),
    ),
  ])
  const ways = Map.groupBy(steps, (step) => step.transfer_id)
  return {
    rows: rows.map((row) => {
      const member = names.get(row.account_id)
      if (!member) throw new Error(`account ${row.account_id} has no name`)
      return { ...presentRow(row), member, steps: (ways.get(row.id) ?? []).map(presentStep) }
    }),
    ...{ next, waiting },
  }
}

function presentRow(row: WalletTransferRow): Omit<ListedWalletTransfer, 'member' | 'steps'> {
  const { number, vendor, direction, amount, state, reason, inquiries } = row
  return {
    ...{ number, vendor, direction, amount: toAmount(amount, merchantCurrency.exponent), state, reason, inquiries },
    askAt: row.ask_at?.toISOString() ?? null,
    ...{ createdAt: row.created_at.toISOString(), changedAt: row.changed_at.toISOString() },
  }
}

function presentStep({ at, event, state, actor, note }: Awaited<ReturnType<typeof walletTransferSteps>>[number]) {
  return { at: at.toISOString(), event, state, actor, note }
}
