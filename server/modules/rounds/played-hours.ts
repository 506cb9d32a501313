import * as hours from './store/vendor-hours.ts'

/** What was played in an hour, with all vendors, in minor units. */
export type PlayedHour = hours.PlayedHour

/** Hours from a moment on in which something was played, the oldest first. */
export const playedHours = hours.playedHours
/** What was played with each vendor from a moment on. */
export const playedVendors = hours.playedVendors
/** Up to when the book is in these figures; undefined before the first time. */
export const playFoldedUntil = hours.readFoldedUntil
