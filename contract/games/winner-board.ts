import Type, { type Static } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { amount, game, gameType, vendorCode } from './game.ts'

/** A win as the board shows it, with the field names of spec section 3. */
export const winner = shape({
  recordId: Type.String({ pattern: '^\\d{1,18}$' }),
  gameName: game.properties.gameName,
  customerName: Type.String({ maxLength: 40, description: 'Masked: two characters, stars, two characters' }),
  winAmount: amount,
  iconUrl: game.properties.iconUrl,
  nodeId: game.properties.nodeId,
  vassalage: vendorCode,
  gameType,
  /** Ours: what a click needs to start the game. */
  gameCode: game.properties.gameCode,
  isGame: game.properties.isGame,
  maintenanceUntil: game.properties.maintenanceUntil,
})
export type Winner = Static<typeof winner>

/** Counts the changes of the board: an answer with a greater one is newer. */
export const boardVersion = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** The greatest wins, in descending order (requirements LOB-03). */
export const winnerBoard = defineCall({
  id: 'winnerBoard',
  summary: 'The greatest wins.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  moduleId: 'GAMES',
  callers: everyone,
  token: 'none',
  encrypted: false,
  query: shape({
    gameCategory: Type.Optional(gameType),
    language: Type.Optional(languageCode),
    limitNum: Type.Integer({ minimum: 1, maximum: 20, default: 20 }),
  }),
  body: undefined,
  value: shape({
    list: Type.Array(shape({ vo: winner }), { maxItems: 20 }),
    illustrative: Type.Boolean({ description: 'Ours: true while no row is a win of the ledger; the board says so' }),
    version: boardVersion,
  }),
  errors: [],
  origin: 'spec 7',
})
