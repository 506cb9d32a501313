import type { Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { vipRank } from './vip-calls.ts'

/** An account rose to a level, or lost one. */
export const vipChanged = 'vip.changed'

/** The level that it has now; a tab that shows more requests it. */
export const vipNews = shape({ vipRankLevel: vipRank })

declare module '#/events.ts' {
  interface EventValues {
    'vip.changed': Static<typeof vipNews>
  }
}
