import Type, { type Static } from 'typebox'
import { shape } from './content.ts'

/** What pages show of the merchant's settings has changed: the same for everybody. */
export const settingsChanged = 'settings.changed'
/** The header that says of each answer which version its settings had, so that visitors, who have no socket, notice too. */
export const settingsVersionHeader = 'settings-version'

/** Grows with each change of a section that pages show, and when a planned maintenance begins. */
export const settingsVersion = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A page that shows an older version asks for its configuration again. */
export const settingsNews = shape({ version: settingsVersion })

declare module '#/events.ts' {
  interface EventValues {
    'settings.changed': Static<typeof settingsNews>
  }
}
