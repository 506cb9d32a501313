import Type, { type Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { shownTransferStates, walletTransferNumber } from './vendor-wallet-calls.ts'

/** A transfer between the main wallet and a vendor's has changed; one that stays at the vendor moves no balance here. */
export const walletTransferChanged = 'transfer.changed'

/** The transfer that changed last; a tab that shows the wallets requests them again. */
export const walletTransferNews = shape({
  number: walletTransferNumber,
  state: Type.Enum([...shownTransferStates]),
})

declare module '#/events.ts' {
  interface EventValues {
    'transfer.changed': Static<typeof walletTransferNews>
  }
}
