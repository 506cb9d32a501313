import Type, { type Static } from 'typebox'
import { moment } from '#/system/content.ts'

/** Codes of game categories as the wire spells them (spec sections 1 and 9). */
export const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'TG',
  'AC',
  'SC',
  'VP',
  'JP',
] as const
export const gameType = Type.Enum([...gameTypes], { description: 'Game category' })
export type GameType = Static<typeof gameType>

/** Kinds of games under which lists and menus stand: the categories, and bingo, which is RNG of class BG (spec section 9). */
export const listedType = Type.Enum([...gameTypes, 'BINGO'], { description: 'Game category, or BINGO' })
export type ListedType = Static<typeof listedType>

/** Counts the changes of the catalogue: an answer with a greater one is newer. */
export const catalogueVersion = Type.Integer({ minimum: 0, maximum: 9_000_000_000_000_000 })

/** Code of a vendor, `vassalage` on the wire: capitals, digits and underscore. */
export const vendorCode = Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'Vendor code' })

/** Key of a classification within a game type, such as BACCARAT. */
export const gameClass = Type.String({ pattern: '^[A-Z0-9_]{2,30}$', description: 'Classification key' })

/** Amount in the merchant's currency as a decimal string, never a float. */
export const amount = Type.String({ pattern: '^\\d{1,15}\\.\\d{2}$', description: "Amount in the merchant's currency" })

/** A game as lists carry it, with the field names of spec section 3. */
export const game = Type.Object(
  {
    nodeId: Type.String({ pattern: '^\\d{1,18}$', description: 'Identity of the game' }),
    nodeName: Type.String({ maxLength: 120, description: 'Same text as gameName' }),
    gameName: Type.String({ maxLength: 120, description: 'Name in the asked language' }),
    vassalage: vendorCode,
    gameType,
    isHot: Type.Enum([0, 1], { description: '1 means hot' }),
    supportPlay: Type.Enum([0, 1], { description: '0 means that a free trial is offered' }),
    showIcon: Type.Enum([0, 1], { description: '1 means that iconUrl may be shown' }),
    iconUrl: Type.String({ maxLength: 300, description: 'Art of the tile, 3:4; empty means the default image' }),
    gameClassify: gameClass,
    gameCode: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: "The vendor's own code" }),
    minBet: amount,
    minLineNum: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Lines of a slot, 0 elsewhere' }),
    isGame: Type.Enum(['GAME', 'VASSALAGE'], { description: 'VASSALAGE means a vendor with a popup game list' }),
    maintenanceUntil: Type.Union([Type.Null(), moment], {
      description:
        'Ours: the game, or its vendor, is in maintenance until then; a moment that has passed means nothing',
    }),
    lettering: Type.Object(
      {
        voice: Type.Enum(['poster', 'story', 'engraved', 'block']),
        colour: Type.String({ pattern: '^#[0-9A-F]{6}$' }),
      },
      { additionalProperties: false, description: 'Ours: how the name is set over the art' },
    ),
  },
  { additionalProperties: false },
)
export type Game = Static<typeof game>
