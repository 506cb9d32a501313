import type { mainWallet as ofContract } from '@banyan/contract/wallet/vendor-wallet-calls.ts'

/** The main wallet among the sides of a transfer. The contract's file of calls is none of a browser's. */
export const mainWallet: typeof ofContract = 'MAIN'
