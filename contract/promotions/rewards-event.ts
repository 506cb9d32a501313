import Type, { type Static } from 'typebox'
import { shape } from '#/system/content.ts'

/** What an account may claim may have changed: a bet counted, a deposit arrived, an operator decided. */
export const rewardsChanged = 'rewards.changed'

/** How many rewards wait; a tab that shows them requests them again. */
export const rewardsNews = shape({ count: Type.Integer({ minimum: 0, maximum: 1_000 }) })

declare module '#/events.ts' {
  interface EventValues {
    'rewards.changed': Static<typeof rewardsNews>
  }
}
