import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { catalogueVersion, listedType } from './game.ts'
import { catalogueBounds, gameClassEntry, vendorCard } from './vendor.ts'

/** A type of games with what one may choose in it; field names of spec section 3. */
export const gameCategory = shape({
  gameType: listedType,
  title: Type.String({ maxLength: 120, description: 'In the asked language' }),
  gameCount: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  cards: Type.Array(vendorCard, { maxItems: catalogueBounds.vendors, description: 'Vendors with games of this type' }),
  gameClassify: Type.Array(gameClassEntry, { maxItems: catalogueBounds.classesOfType }),
})
export type GameCategory = Static<typeof gameCategory>

/**
 * The types that have games, in the order of the lobby's menu, in the language of the `language` header.
 * BINGO stands there only where TY is offered (requirements LOB-22).
 */
export const gameMenus = defineCall({
  id: 'gameMenus',
  summary: 'Types of games with their vendors and classifications.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  moduleId: 'GAMES',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: shape({ gameMenus: Type.Array(gameCategory, { maxItems: 20 }), version: catalogueVersion }),
  errors: [],
  origin: 'spec 7',
})
