import * as rows from './store/wallet-transfers.ts'
import * as again from './use-cases/ask-again.ts'

/** Has the vendor asked again about a case; wallet_transfer_not_found, wallet_transfer_over. */
export const askTransferAgain = again.askTransferAgain

/** Transfers of all members, newest first. */
export const listedWalletTransfers = rows.listedWalletTransfers

/** Asks vendors that keep a member's money what is there, unless they reported just now. It never throws. */
export type AskVendors = (accountId: bigint) => Promise<void>
