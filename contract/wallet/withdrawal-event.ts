import Type, { type Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { stepEvent, withdrawalNumber, withdrawalState } from './withdrawal.ts'

/** A withdrawal of the account has changed, or the time for an answer is nearly over. */
export const withdrawalChanged = 'withdrawal.changed'

/** The withdrawal that changed last; a tab that shows withdrawals requests them again. */
export const withdrawalNews = shape({
  number: withdrawalNumber,
  state: withdrawalState,
  event: Type.Union([stepEvent, Type.Literal('reminded', { description: 'A payout waits for its answer' })]),
})

declare module '#/events.ts' {
  interface EventValues {
    'withdrawal.changed': Static<typeof withdrawalNews>
  }
}
