import Type, { type Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { depositNumber, depositState } from './deposit.ts'
import { memberAmount } from './wallet-balance.ts'

/** A deposit of the account has changed its state. */
export const depositChanged = 'deposit.changed'

/** The order that changed last; a tab that shows orders requests them again. */
export const depositNews = shape({
  number: depositNumber,
  state: depositState,
  credited: Type.Union([Type.Null(), memberAmount]),
})

declare module '#/events.ts' {
  interface EventValues {
    'deposit.changed': Static<typeof depositNews>
  }
}
