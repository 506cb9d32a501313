import Type, { type Static, type TProperties } from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { shape } from '#/system/content.ts'
import { languageCode } from '#/system/language.ts'
import { amount, game, vendorCode } from './game.ts'

/** Table of a game, by the vendor's own id. */
export const roomId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$', description: "The vendor's own id of a table" })

/** What is started, on which kind of device and in which language. */
const start = {
  nodeId: game.properties.nodeId,
  vassalage: vendorCode,
  gameCode: game.properties.gameCode,
  language: Type.Optional(languageCode),
  device: Type.Enum(['mobile', 'desktop'], { description: 'How the game lays itself out' }),
} satisfies TProperties

/** Where the browser plays: an address on one of `launchGameCDNs`, good for one opening. */
const launched = shape({ url: Type.String({ minLength: 8, maxLength: 500, pattern: '^https?://[\\x21-\\x7e]+$' }) })
export type Launched = Static<typeof launched>

/** Why no game comes, whatever it is played with (requirements PLAY-03, PLAY-06). */
const launchErrors = [
  'game_not_found',
  'game_in_maintenance',
  'game_coming_soon',
  'vendor_blocked',
  'vendor_failed',
  'game_address_invalid',
] as const

/** Starts a game with the account's money (requirements PLAY-01, PLAY-03); it then comes first among its recent games. */
export const launchGame = defineCall({
  id: 'launchGame',
  summary: 'Starts a game with money.',
  method: 'POST',
  path: '/wps/game/launchGame',
  moduleId: 'GAMES',
  callers: ['member', 'agent'],
  token: 'needed',
  encrypted: false,
  query: shape({}),
  body: shape({ ...start, roomId: Type.Optional(roomId) }),
  value: launched,
  errors: [...launchErrors, 'room_not_found', 'account_suspended'],
  origin: 'spec 7',
})

/** Starts a free trial with the vendor's own play money: no wallet, and for visitors too (requirements PLAY-01). */
export const launchTrial = defineCall({
  id: 'launchTrial',
  summary: 'Starts a free trial of a game.',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  moduleId: 'GAMES',
  callers: everyone,
  token: 'optional',
  encrypted: false,
  query: shape({}),
  body: shape(start),
  value: launched,
  errors: [...launchErrors, 'free_play_off'],
  origin: 'spec 7',
})

/** The tables of a game that can be sat down at; a game without any has an empty list. */
export const gameRooms = defineCall({
  id: 'gameRooms',
  summary: 'The tables of a game.',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  moduleId: 'GAMES',
  callers: ['member', 'agent'],
  token: 'needed',
  encrypted: false,
  query: shape({ vassalage: vendorCode, gameCode: game.properties.gameCode, language: start.language }),
  body: undefined,
  value: shape({
    list: Type.Array(
      shape({
        roomId,
        name: Type.String({ minLength: 1, maxLength: 80, description: "The vendor's own name of the table" }),
        minBet: amount,
        maxBet: amount,
        players: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        isOpen: Type.Boolean(),
      }),
      { maxItems: 200 },
    ),
  }),
  errors: ['game_not_found', 'game_in_maintenance', 'game_coming_soon', 'vendor_blocked', 'vendor_failed'],
  origin: 'spec 7',
})
