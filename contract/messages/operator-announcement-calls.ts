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
import { historyPage, historyQuery, version } from '../change-history.ts'
import { operatorCall, reason } from '../operator-call.ts'

/** Most items that an operator keeps, published or not. */
const itemsAtMost = 200

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

/**
 * Replaces the list in one go; an id that stands in it twice answers invalid_input with the rule `duplicate`. A link to a host that is
 * neither the brand's nor allowed answers host_not_allowed, its field with the rule `link_not_allowed` and the host.
 */
const replaceAnnouncements = defineCall({
  ...theList,
  id: 'replaceAnnouncements',
  summary: 'Replaces the announcements.',
  method: 'PUT',
  bodyLimitBytes: 4_000_000,
  body: shape({ version, items, reason: Type.Optional(reason) }),
  value: shape({
    version,
    sanitised: Type.Array(announcement.properties.id, {
      maxItems: itemsAtMost,
      description: 'Items of whose HTML something was taken out',
    }),
  }),
  errors: ['changed_meanwhile', 'host_not_allowed'],
  origin: 'ours',
})

const announcementsHistory = defineCall({
  ...theList,
  id: 'announcementsHistory',
  summary: 'The changes of the announcements: by whom, when, why, and what differed.',
  method: 'GET',
  path: '/wps/operator/announcements/history',
  query: shape(historyQuery),
  body: undefined,
  value: historyPage,
  errors: [],
  origin: 'ours',
})

/** To take a change back; version 0 is the empty list. */
const announcementsVersion = defineCall({
  ...theList,
  id: 'announcementsVersion',
  summary: 'Every announcement as it was in one version.',
  method: 'GET',
  path: '/wps/operator/announcements/version',
  query: shape({ version }),
  body: undefined,
  value: shape({ version, items }),
  errors: ['version_not_found'],
  origin: 'ours',
})

export const announcementCalls = {
  readAnnouncements,
  replaceAnnouncements,
  announcementsHistory,
  announcementsVersion,
} as const
