import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import {
  announcement,
  announcementBounds,
  announcementExecution,
  announcementType,
  promotionType,
} from '#/messages/announcements.ts'
import { localisedText, moment, shape } from '#/system/content.ts'
import { operatorCall } from './operator-call.ts'

/** Most items that an operator keeps, published or not. */
const itemsAtMost = 200
const version = Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Counts the changes of the list' })

/** An announcement with all its languages; HTML is sanitised when it is written. Null `until` means for good. */
export const announcementItem = shape({
  id: announcement.properties.id,
  type: announcementType,
  execution: announcementExecution,
  promotionType,
  title: localisedText(200),
  content: localisedText(announcementBounds.contentCharacters),
  from: moment,
  until: Type.Union([Type.Null(), moment]),
})
export type AnnouncementItem = Static<typeof announcementItem>

const items = Type.Array(announcementItem, { maxItems: itemsAtMost })

const theList = { ...operatorCall, path: '/wps/operator/announcements', query: shape({}) } as const

/** Every announcement, as it was sanitised, with the version that a change must name. */
const readAnnouncements = defineCall({
  ...theList,
  id: 'readAnnouncements',
  summary: 'Every announcement with all its languages.',
  method: 'GET',
  body: undefined,
  value: shape({ version, items }),
  errors: [],
  origin: 'ours',
})

/** Replaces the list in one go; an id that stands in it twice answers invalid_input with the rule `duplicate`. */
const replaceAnnouncements = defineCall({
  ...theList,
  id: 'replaceAnnouncements',
  summary: 'Replaces the announcements.',
  method: 'PUT',
  bodyLimitBytes: 4_000_000,
  body: shape({ version, items }),
  value: shape({
    version,
    sanitised: Type.Array(announcement.properties.id, {
      maxItems: itemsAtMost,
      description: 'Items of whose HTML something was taken out',
    }),
  }),
  errors: ['changed_meanwhile'],
  origin: 'ours',
})

export const announcementCalls = { readAnnouncements, replaceAnnouncements } as const
