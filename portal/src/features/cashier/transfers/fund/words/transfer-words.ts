import type { WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { mainWallet } from './main-wallet.ts'

/** The key of a transfer's texts: what became of it, by its direction. */
export function wayOf({ from }: WalletTransfer): 'out' | 'in' {
  return from === mainWallet ? 'out' : 'in'
}

export const stateTones = { done: 'primary', inTransit: 'gold', returned: 'neutral' } as const
