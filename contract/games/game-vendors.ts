import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { catalogueVersion, gameType, listedType, vendorCode } from './game.ts'
import { catalogueBounds, gameClassEntry, vendorCard } from './vendor.ts'

/** The vendors of one type, in the merchant's order. */
export const vendorLane = shape({
  gameType,
  title: Type.String({ maxLength: 120, description: 'In the asked language' }),
  vendors: Type.Array(vendorCard, { maxItems: catalogueBounds.vendors }),
})
export type VendorLane = Static<typeof vendorLane>

/**
 * Vendors by type, in the language of the `language` header. Sports, esports and cockfight are grouped from
 * the one list of sports vendors (requirements LOB-13); the prize mode follows from the list (LOB-15).
 */
export const gameVendors = defineCall({
  id: 'gameVendors',
  summary: 'Vendors by type of game.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  moduleId: 'GAMES',
  callers: everyone,
  token: 'optional',
  encrypted: false,
  query: shape({ platform: Type.Optional(Type.Enum(['flash', 'html5-desktop'])) }),
  body: undefined,
  value: shape({
    data: shape({ lanes: Type.Array(vendorLane, { maxItems: 20 }) }),
    prizeMode: Type.Enum(['LOTT', 'ELOTT']),
    version: catalogueVersion,
  }),
  errors: [],
  origin: 'spec 7',
})

/** The types in which a vendor has games; none for a vendor that the merchant does not offer. */
export const vendorGameTypes = defineCall({
  id: 'vendorGameTypes',
  summary: 'The types in which a vendor has games, with their classifications.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  moduleId: 'GAMES',
  callers: everyone,
  token: 'optional',
  encrypted: false,
  query: shape({ vassalage: vendorCode }),
  body: undefined,
  value: shape({
    list: Type.Array(
      shape({
        gameType: listedType,
        title: Type.String({ maxLength: 120, description: 'In the asked language' }),
        gameCount: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
        gameClassify: Type.Array(gameClassEntry, { maxItems: catalogueBounds.classesOfType }),
      }),
      { maxItems: 20 },
    ),
    version: catalogueVersion,
  }),
  errors: [],
  origin: 'spec 7',
})
