import type { Static } from 'typebox'
import { shape } from '#/system/content.ts'
import { favouritesVersion } from './favourites.ts'

/** The account's favourites have changed, in whichever tab; one that shows an older version asks for them again. */
export const favouritesChanged = 'favourites.changed'

export const favouritesNews = shape({ version: favouritesVersion })

declare module '#/events.ts' {
  interface EventValues {
    'favourites.changed': Static<typeof favouritesNews>
  }
}
