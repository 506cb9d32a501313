import type { Static } from 'typebox'
import { shape } from './content.ts'
import { settingsVersion } from './settings.ts'

/** What pages show of the merchant's settings has changed: the same for everybody. */
export const settingsChanged = 'settings.changed'

/** A page that shows an older version asks for its configuration again. */
export const settingsNews = shape({ version: settingsVersion })

declare module '#/events.ts' {
  interface EventValues {
    'settings.changed': Static<typeof settingsNews>
  }
}
