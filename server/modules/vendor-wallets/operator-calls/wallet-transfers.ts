import { operatorVendorWalletCalls as calls } from '@banyan/contract/wallet/operator-vendor-wallet-calls.ts'
import type { Database } from '#/platform/db/database.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { askTransferAgain } from '../use-cases/ask-again.ts'
import { walletTransfersPage } from '../use-cases/wallet-transfers.ts'

/** What operators see of transfers to and from vendors, and the one thing that they can do about a case. */
export function walletTransferBindings({ database: { db } }: { readonly database: Database }): Binding[] {
  return [
    bind(calls.listWalletTransfers, ({ query: { state, ...page } }) => walletTransfersPage(db, state, page)),
    bindAction(calls.askVendorAgain, ({ body: { number, reason } }, { principal }, record) =>
      record(async (tx) => {
        const { state } = await askTransferAgain(tx, { number, actor: principal.name, note: reason })
        const object = `wallet transfer ${number}`
        return { value: {}, object, before: { state: 'case' }, after: { state }, reason }
      }),
    ),
  ]
}
