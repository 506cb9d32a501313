import * as rows from './store/wallet-transfers.ts'
import * as again from './use-cases/ask-again.ts'

/** A transfer between the main wallet and a vendor's as it stands in the database. */
export type WalletTransferRow = rows.WalletTransferRow

/** Has the vendor asked again about a case; wallet_transfer_not_found, wallet_transfer_over. */
export const askTransferAgain = again.askTransferAgain

/** Transfers of all members, newest first. */
export const listedWalletTransfers = rows.listedWalletTransfers
/** The steps of transfers. */
export const walletTransferSteps = rows.walletTransferSteps
/** How many transfers wait for an operator, and how many for a vendor's word. */
export const waitingWalletTransfers = rows.waitingWalletTransfers

/** Asks vendors that keep a member's money what is there, unless they reported just now. It never throws. */
export type AskVendors = (accountId: bigint) => Promise<void>
