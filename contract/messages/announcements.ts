import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { moment, shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'

/** B bulletin of the home page, PL of the platform, PU popup, PR promotion, H highlighted (codes of spec section 7, meanings ours). */
export const announcementType = Type.Enum(['B', 'PL', 'PU', 'PR', 'H'])
/** Audience: A signed in, B anonymous, F first login (spec section 4). */
export const announcementExecution = Type.Enum(['A', 'B', 'F'])

/** Most items that a portal shows at once, and most characters of one item's HTML. */
export const announcementBounds = { items: 100, contentCharacters: 20_000 } as const

/** Key of a kind of promotion; empty where an announcement leads to none. */
export const promotionType = Type.String({ pattern: '^([A-Z][A-Z0-9_]{1,29})?$' })

/** A notice or an item of the announcement popup, with the field names of spec section 3. */
export const announcement = shape({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }),
  title: Type.String({ maxLength: 200, description: 'In the asked language' }),
  content: Type.String({ maxLength: announcementBounds.contentCharacters, description: 'Sanitised HTML' }),
  promotionType,
  execution: announcementExecution,
  type: announcementType,
  publishedAt: moment,
})
export type Announcement = Static<typeof announcement>

/**
 * What is published now for one audience, newest first: the asked one, else the caller's own. A visitor is told only
 * what is for visitors (execution B).
 */
export const announcements = defineCall({
  id: 'announcements',
  summary: 'Notices and announcements that are published now.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  moduleId: 'MESSAGES',
  callers: everyone,
  token: 'optional',
  encrypted: false,
  query: shape({
    types: Type.Optional(
      Type.String({ pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$', description: 'Types, separated by commas' }),
    ),
    platform: Type.Optional(Type.Literal('W')),
    execution: Type.Optional(announcementExecution),
    language: Type.Optional(languageCode),
  }),
  body: undefined,
  value: shape({ list: Type.Array(announcement, { maxItems: announcementBounds.items }) }),
  errors: [],
  origin: 'spec 7',
})
