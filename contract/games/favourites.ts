import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { game, gameType, vendorCode } from './game.ts'

/** Most favourites of one account; the header's list asks for 999 of them (spec section 5). */
export const favouritesAtMost = 999

/** What these calls have in common: an account's own, trial accounts' too. */
const ownGames = {
  moduleId: 'GAMES',
  callers: ['member', 'trial', 'agent'],
  token: 'needed',
  encrypted: false,
} as const
const nodeId = Type.String({ pattern: '^[1-9][0-9]{0,17}$', description: 'A favourite id is the text of the nodeId' })
const toggled = shape({ nodeId, vendor: vendorCode, gameType })

/** How often the account has changed its favourites. */
export const favouritesVersion = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** The ids of the favourites, the latest first. */
export const favouriteIds = defineCall({
  ...ownGames,
  id: 'favouriteIds',
  summary: 'Ids of the favourite games.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  query: shape({}),
  body: undefined,
  value: shape({ ids: Type.Array(nodeId, { maxItems: favouritesAtMost }), version: favouritesVersion }),
  errors: [],
  origin: 'spec 7',
})

const whatFor = {
  clientType: Type.Optional(Type.Literal(3, { description: 'The web client' })),
  gameType: Type.Optional(gameType),
  vassalage: Type.Optional(vendorCode),
  language: Type.Optional(languageCode),
}

/** One page of the favourites that the catalogue still has, the latest first; a page past the last is empty. */
export const favouriteGames = defineCall({
  ...ownGames,
  id: 'favouriteGames',
  summary: 'One page of the favourite games.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  query: shape({
    ...whatFor,
    platform: Type.Optional(Type.Enum(['flash', 'html5-desktop'])),
    pageNo: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageSize: Type.Integer({ minimum: 1, maximum: favouritesAtMost, default: 42 }),
  }),
  body: undefined,
  value: shape({
    content: Type.Array(game, { maxItems: favouritesAtMost }),
    pageNum: Type.Integer({ minimum: 1, maximum: 1000 }),
    totalPages: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
  errors: [],
  origin: 'spec 7',
})

/** Adds a favourite; one that is there already stays where it is. */
export const addFavourite = defineCall({
  ...ownGames,
  id: 'addFavourite',
  summary: 'Adds a favourite game.',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  query: shape({}),
  body: toggled,
  value: shape({}),
  errors: ['game_not_found', 'too_many_favourites'],
  origin: 'spec 7',
})

/** Takes a favourite away; one that is not there is gone already, and a game that has left the catalogue can go too. */
export const removeFavourite = defineCall({
  ...ownGames,
  id: 'removeFavourite',
  summary: 'Takes a favourite game away.',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  query: shape({}),
  body: toggled,
  value: shape({}),
  errors: [],
  origin: 'spec 7',
})

/** Games that the account has started in the last 30 days, the latest first, each once (requirements LOB-19). */
export const recentGames = defineCall({
  ...ownGames,
  id: 'recentGames',
  summary: 'One page of the games that were started last.',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  query: shape({
    ...whatFor,
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 42 }),
  }),
  body: undefined,
  value: shape({
    list: Type.Array(game, { maxItems: 100 }),
    totalPages: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
  errors: [],
  origin: 'spec 7',
})
