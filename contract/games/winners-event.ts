import type { Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { boardVersion } from './winner-board.ts'

/** A win has come onto the winner board: the same for everybody. */
export const winnersChanged = 'winners.changed'

/** Which version the board has; a page that shows an older one asks for it again. */
export const winnersNews = shape({ version: boardVersion })

declare module '#/events.ts' {
  interface EventValues {
    'winners.changed': Static<typeof winnersNews>
  }
}
