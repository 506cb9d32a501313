import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { languageCode } from '#/system/language.ts'
import { catalogueVersion, game, gameClass, gameType, vendorCode } from './game.ts'

/**
 * One page of the catalogue in the merchant's order. `totalPages` and `totalCount` follow the filters;
 * a page past the last is empty. Spec section 7, bounds ours.
 */
export const gameList = defineCall({
  id: 'gameList',
  summary: 'One page of the catalogue, filtered.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  moduleId: 'GAMES',
  callers: everyone,
  token: 'optional',
  encrypted: false,
  query: Type.Object(
    {
      clientType: Type.Optional(Type.Literal(3, { description: 'The web client' })),
      platform: Type.Optional(Type.Enum(['flash', 'html5-desktop'])),
      channel: Type.Optional(Type.Enum(['WEB', 'APP'])),
      merchant: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{2,30}$', description: 'Merchant code' })),
      gameType: Type.Optional(gameType),
      vassalage: Type.Optional(vendorCode),
      gameClassify: Type.Optional(gameClass),
      gameName: Type.Optional(
        Type.String({ maxLength: 60, description: 'Part of the name, accents and case ignored' }),
      ),
      minBet: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Least bet, in units of the currency' }),
      ),
      minLineNum: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Least number of lines' })),
      /** Ours: the one game, for who knows its id alone; the other filters hold too. */
      nodeId: Type.Optional(game.properties.nodeId),
      pageNo: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
      pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 42 }),
      language: Type.Optional(languageCode),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  value: Type.Object(
    {
      games: Type.Array(game, { maxItems: 100 }),
      totalPages: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
      totalCount: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
      version: catalogueVersion,
    },
    { additionalProperties: false },
  ),
  errors: [],
  origin: 'spec 7',
})
