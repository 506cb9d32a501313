import Type, { type Static } from 'typebox'
import { amount, game, gameClass, gameType, vendorCode } from '#/games/game.ts'
import { localisedText, moment, shape } from '#/system/content.ts'

/**
 * Maintenance until a moment. Left out, what stands is kept, so that a file that says nothing of it ends no maintenance
 * of an operator's; null ends it.
 */
const maintenanceUntil = Type.Optional(Type.Union([Type.Null(), moment]))

/** A vendor; its place among the vendors' lines is its place in every strip. */
export const vendorLine = shape({
  kind: Type.Literal('vendor'),
  code: vendorCode,
  names: localisedText(120),
  /** A picture of the wordmark on an allowed image host; left out, the portal letters the code. */
  iconUrl: Type.Optional(Type.String({ pattern: '^(https://[\\x21-\\x7e]{1,280})?$' })),
  maintenanceUntil,
})

/** A classification of one type, named in the order of its lines. */
export const classLine = shape({ kind: Type.Literal('class'), gameType, key: gameClass, names: localisedText(120) })

/** A game; its place among the games' lines is the merchant's order. */
export const gameLine = shape({
  kind: Type.Literal('game'),
  nodeId: game.properties.nodeId,
  vendor: vendorCode,
  gameCode: game.properties.gameCode,
  gameType,
  gameClass,
  names: localisedText(120),
  isHot: Type.Boolean(),
  hasFreeTrial: Type.Boolean(),
  minBet: amount,
  lineCount: game.properties.minLineNum,
  isGame: game.properties.isGame,
  /** Left out: art drawn by the portal. Empty: none, the default image. Else a picture on an allowed image host. */
  iconUrl: Type.Optional(Type.String({ pattern: '^(https://[\\x21-\\x7e]{1,280})?$' })),
  maintenanceUntil,
})

/** One line of a catalogue file (JSON Lines, UTF-8): vendors before their games, classes before theirs. */
export const catalogueLine = Type.Union([vendorLine, classLine, gameLine])
export type CatalogueLine = Static<typeof catalogueLine>
export type VendorLine = Static<typeof vendorLine>
export type ClassLine = Static<typeof classLine>
export type GameLine = Static<typeof gameLine>

/** Most lines of a file, and of one request that sends a part of it. */
export const catalogueFileBounds = { lines: 60_000, linesOfRequest: 250 } as const
