import Type, { type Static } from 'typebox'
import { moment, shape } from '#/system/content.ts'
import { game, gameClass, listedType, vendorCode } from './game.ts'

/** A vendor's tile, with the field names of spec section 3. */
export const vendorCard = shape({
  vassalage: vendorCode,
  displayName: Type.String({ maxLength: 120, description: 'In the asked language' }),
  lagerIcon: Type.String({ maxLength: 300, description: 'Picture of the wordmark; empty where the portal letters it' }),
  gameType: listedType,
  cards: Type.Array(game, {
    maxItems: 12,
    description: 'What a tap on the tile starts at once: the entries of a vendor without a list of games',
  }),
  gameCount: Type.Integer({ minimum: 0, maximum: 10_000_000, description: "Ours: the vendor's games of this type" }),
  maintenanceUntil: Type.Union([Type.Null(), moment], { description: 'Ours: all of the vendor is in maintenance' }),
})
export type VendorCard = Static<typeof vendorCard>

/** A classification within a type; its count equals the total of the list filtered by it (requirements LOB-20). */
export const gameClassEntry = shape({
  displayName: Type.String({ maxLength: 120, description: 'In the asked language' }),
  key: gameClass,
  gameCount: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  vendors: Type.Array(vendorCode, { maxItems: 100, description: "In the merchant's order" }),
})
export type GameClassEntry = Static<typeof gameClassEntry>

/** At most so many vendors, and classifications of one type. */
export const catalogueBounds = { vendors: 100, classesOfType: 60 } as const
