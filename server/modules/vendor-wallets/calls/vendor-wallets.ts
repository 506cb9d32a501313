import { vendorWalletCalls } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { type Binding, bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import { keepLaunchChoice } from '../store/launch-choices.ts'
import { lastWalletTransfers } from '../store/wallet-transfers.ts'
import { merchantWallet, presentTransfer } from '../use-cases/merchant-wallet.ts'
import { recallAll } from '../use-cases/recall-all.ts'
import { transferMoney, type VendorWalletParts } from '../use-cases/transfer-money.ts'

const shownAtMost = 50

/** Money between the main wallet and those that vendors keep. */
export function vendorWalletBindings(parts: VendorWalletParts): Binding[] {
  const { db } = parts.database
  const vendors = () => parts.situation().vendors
  return [
    bind(vendorWalletCalls.GCS_merchantWallet, (_input, { principal }) =>
      merchantWallet(parts, signedIn(principal).id),
    ),
    bind(vendorWalletCalls.GCS_walletTransfer, async ({ body }, { principal }) =>
      presentTransfer(await transferMoney(parts, { ...body, accountId: signedIn(principal).id }), vendors()),
    ),
    bind(vendorWalletCalls.walletRecall, async ({ body: { requestId } }, { principal }) => {
      const recalled = await recallAll(parts, { accountId: signedIn(principal).id, requestId })
      return {
        results: recalled.map(({ mode: { vendor, name }, outcome, transfer }) => ({
          ...{ vendor, name, outcome, transfer: transfer ? presentTransfer(transfer, vendors()) : null },
        })),
      }
    }),
    bind(vendorWalletCalls.walletTakeAlong, async ({ body: { takesAlong } }, { principal }) => {
      await parts.database.transaction((tx) => keepLaunchChoice(tx, signedIn(principal).id, takesAlong))
      return { takesAlong }
    }),
    bind(vendorWalletCalls.walletTransfers, async (_input, { principal }) => {
      const rows = await lastWalletTransfers(db, signedIn(principal).id, shownAtMost)
      return { rows: rows.map((row) => presentTransfer(row, vendors())) }
    }),
  ]
}
