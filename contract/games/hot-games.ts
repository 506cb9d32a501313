import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { catalogueVersion, game, gameType, vendorCode } from './game.ts'

/** Every hot game in the merchant's order; the portal keeps the list for the session (requirements LOB-14). */
export const hotGames = defineCall({
  id: 'hotGames',
  summary: 'The hot games, all of them or of one type or vendor.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  moduleId: 'GAMES',
  callers: everyone,
  token: 'optional',
  encrypted: false,
  query: shape({
    merchantCode: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{2,30}$', description: 'Merchant code' })),
    isPlatform: Type.Optional(Type.Literal(2)),
    gameType: Type.Optional(gameType),
    vassalage: Type.Optional(vendorCode),
    platform: Type.Optional(Type.Enum(['flash', 'html5-desktop'])),
    language: Type.Optional(languageCode),
  }),
  body: undefined,
  value: shape({ list: Type.Array(game, { maxItems: 300 }), version: catalogueVersion }),
  errors: [],
  origin: 'spec 7',
})
