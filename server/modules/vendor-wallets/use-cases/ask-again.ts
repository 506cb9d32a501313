import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { lockWalletTransfer, type WalletTransferRow } from '../store/wallet-transfers.ts'
import { changeTransfer } from './change-transfer.ts'

interface Named {
  readonly number: string
  readonly actor: string
  readonly note: string
}

/** All that an operator can do with a case: the vendor alone knows what became of it. */
export async function askTransferAgain(tx: Tx, { number, actor, note }: Named): Promise<WalletTransferRow> {
  const transfer = await lockWalletTransfer(tx, number)
  if (!transfer) throw new Refusal('wallet_transfer_not_found')
  return await changeTransfer(tx, transfer, 'askedAgain', { actor, note })
}
