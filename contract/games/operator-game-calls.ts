import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { catalogueVersion, game, gameClass, gameType, vendorCode } from '#/games/game.ts'
import { catalogueBounds } from '#/games/vendor.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { orNull } from '../identity/member-words.ts'
import { operatorCall, reason } from '../operator-call.ts'

const gameState = Type.Enum(['open', 'maintenance', 'withdrawn'], {
  description: 'maintenance: of the game or of its vendor; withdrawn: not in the catalogue any more',
})
const { nodeId } = game.properties
const name = Type.String({ maxLength: 120, description: 'In the asked language, else in English' })
const maintenanceUntil = orNull(moment)

const listedGame = shape({
  nodeId,
  name,
  vendor: vendorCode,
  gameCode: game.properties.gameCode,
  gameType,
  gameClass,
  isHot: Type.Boolean(),
  minBet: game.properties.minBet,
  state: gameState,
  maintenanceUntil,
  vendorMaintenanceUntil: maintenanceUntil,
})
export type ListedGame = Static<typeof listedGame>

const listGames = defineCall({
  ...operatorCall,
  id: 'listGames',
  summary: "Games that are or were in the catalogue, in the merchant's order.",
  method: 'GET',
  path: '/wps/operator/games',
  query: shape({
    ...pageQuery,
    q: Type.Optional(
      Type.String({
        maxLength: 120,
        description: "Part of a name in any language or of the vendor's code; a whole id",
      }),
    ),
    vendor: Type.Optional(vendorCode),
    gameType: Type.Optional(gameType),
    state: Type.Optional(gameState),
  }),
  body: undefined,
  value: shape(pageOf(listedGame)),
  errors: [],
  origin: 'ours',
})

/** From when the portal knows it: within a second. A moment that has passed ends by itself. */
const maintenance = { until: maintenanceUntil, reason } as const
const maintained = shape({ version: catalogueVersion, maintenanceUntil })

/** Rules beyond the schema: moment, past, too_far (rules/games/maintenance-days.ts). */
const setGameMaintenance = defineCall({
  ...operatorCall,
  id: 'setGameMaintenance',
  summary: 'Puts one game into maintenance until a moment, or ends it.',
  method: 'POST',
  path: '/wps/operator/games/maintenance',
  query: shape({}),
  body: shape({ nodeId, ...maintenance }),
  value: maintained,
  errors: ['game_not_found', 'nothing_to_change'],
  origin: 'ours',
})

const listedVendor = shape({
  code: vendorCode,
  name,
  games: Type.Integer({ minimum: 0, maximum: 10_000_000, description: 'In the catalogue' }),
  isOn: Type.Boolean({ description: 'Whether the settings let its games be played' }),
  maintenanceUntil,
})
export type ListedVendor = Static<typeof listedVendor>

const listVendors = defineCall({
  ...operatorCall,
  id: 'listVendors',
  summary: "The catalogue's vendors in the merchant's order.",
  method: 'GET',
  path: '/wps/operator/vendors',
  query: shape({}),
  body: undefined,
  value: shape({ vendors: Type.Array(listedVendor, { maxItems: catalogueBounds.vendors }) }),
  errors: [],
  origin: 'ours',
})

/** Rules beyond the schema: moment, past, too_far (rules/games/maintenance-days.ts). */
const setVendorMaintenance = defineCall({
  ...operatorCall,
  id: 'setVendorMaintenance',
  summary: 'Puts all games of a vendor into maintenance until a moment, or ends it.',
  method: 'POST',
  path: '/wps/operator/vendors/maintenance',
  query: shape({}),
  body: shape({ code: vendorCode, ...maintenance }),
  value: maintained,
  errors: ['vendor_not_found', 'nothing_to_change'],
  origin: 'ours',
})

export const gameCalls = { listGames, setGameMaintenance, listVendors, setVendorMaintenance } as const
