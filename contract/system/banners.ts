import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { localisedText, moment, shape } from './content.ts'
import { languageCode } from './language.ts'

/** Where banners stand: the lobby, the side menu, the login and register popups (requirements LOB-02). */
export const bannerGroup = Type.Enum(['w_home', 'w_leftmenu', 'w_reg'])

/**
 * Where a click leads: a route of the portal (a path), a game (its nodeId), a promotion (its key), an https
 * address on an allowed host, or nowhere.
 */
export const linkageType = Type.Enum(['ROUTE', 'GAME', 'PROMOTION', 'EXTERNAL', 'NONE'])

/** A path of our own, a game's id, a promotion's key, or an https address; empty where nothing is linked. */
const bannerUrl = Type.String({
  pattern: '^(/[A-Za-z0-9/?=&%._#-]*|[A-Za-z0-9_-]{1,40}|https://[\\x21-\\x7e]{1,400})?$',
})
/** A drawing of ours, or a picture on an allowed image host. */
const bannerImage = Type.String({ pattern: '^(/scenes/[a-z0-9-]{1,60}\\.svg|https://[\\x21-\\x7e]{1,400})$' })
const bannerId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' })

/** A banner as the portal shows it, its texts in the asked language; they stand as HTML over the picture. */
export const banner = shape({
  id: bannerId,
  url: bannerUrl,
  linkageType,
  groupName: bannerGroup,
  imageUrl: bannerImage,
  eyebrow: Type.String({ maxLength: 80 }),
  title: Type.String({ maxLength: 80 }),
  text: Type.String({ maxLength: 200 }),
  button: Type.String({ maxLength: 40, description: 'Empty: the whole banner is the link' }),
})
export type Banner = Static<typeof banner>

/** Section `banners` of the settings, in the order shown; `from` and `until` bound when a banner is there. */
export const banners = shape({
  list: Type.Array(
    shape({
      id: bannerId,
      url: bannerUrl,
      linkageType,
      groupName: bannerGroup,
      imageUrl: bannerImage,
      eyebrow: Type.Union([Type.Null(), localisedText(80)]),
      title: localisedText(80),
      text: Type.Union([Type.Null(), localisedText(200)]),
      button: Type.Union([Type.Null(), localisedText(40)]),
      from: Type.Union([Type.Null(), moment]),
      until: Type.Union([Type.Null(), moment]),
    }),
    { maxItems: 60 },
  ),
})

/** The banners of one group that are shown now, in the merchant's order. */
export const systemBanners = defineCall({
  id: 'systemBanners',
  summary: 'The banners of a group.',
  method: 'GET',
  path: '/wps/system/banners',
  moduleId: 'SYSTEM',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({ groupName: Type.Optional(bannerGroup), language: Type.Optional(languageCode) }),
  body: undefined,
  value: shape({ list: Type.Array(banner, { maxItems: 60 }) }),
  errors: [],
  origin: 'ours',
})
