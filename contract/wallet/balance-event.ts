import type { Static } from 'typebox'
import type { walletMoney } from './wallet-balance.ts'

/** The account's money has moved. */
export const balanceChanged = 'balance.changed'

declare module '#/events.ts' {
  interface EventValues {
    'balance.changed': Static<typeof walletMoney>
  }
}
