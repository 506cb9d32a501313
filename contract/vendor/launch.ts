import Type, { type Static } from 'typebox'

const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })
const language = Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$', description: 'BCP 47' })
const address = Type.String({ minLength: 8, maxLength: 500, pattern: '^https?://[\\x21-\\x7e]+$' })

/** A game of the vendor's, by the code that it is known by in the catalogue. */
export const vendorGameCode = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,60}$' })

/**
 * The brand asks for an address at which a browser can play: POST to `/v1/launch` at the vendor. `trial` is played
 * with play money that the vendor keeps itself: nobody is named, and no call comes back. Answered with status 200, or
 * 404 with `unknown_game`, or with `unknown_room` where a `roomId` was given that is no table of the game, or 409 with
 * `maintenance`.
 */
export const launchRequest = Type.Object(
  {
    gameCode: vendorGameCode,
    mode: Type.Enum(['real', 'trial']),
    /** One-time, good for 60 s: what `authenticate` is called with; in real mode only. */
    launchToken: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{22,86}$' })),
    currency,
    exponent: Type.Integer({ minimum: 0, maximum: 8, description: 'Digits after the point in amounts' }),
    language,
    device: Type.Enum(['mobile', 'desktop']),
    /** Table to sit down at; the vendor chooses one where it is absent. */
    roomId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })),
    /** The page that holds the frame; the game posts its messages to it and to nobody else. */
    parentOrigin: Type.String({ minLength: 8, maxLength: 200, pattern: '^https?://[\\x21-\\x7e]+$' }),
    /** Where the game leads when it is not in a frame and is left. */
    returnUrl: address,
  },
  { additionalProperties: false },
)
export type LaunchRequest = Static<typeof launchRequest>

/** Vendors may add fields: they are ignored. */
export const launchAnswer = Type.Object({ url: address })

/** The brand asks for the tables of a game: POST to `/v1/rooms` at the vendor. */
export const roomsRequest = Type.Object(
  { gameCode: vendorGameCode, currency, language },
  { additionalProperties: false },
)
export const roomsAnswer = Type.Object({
  rooms: Type.Array(
    Type.Object({
      roomId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
      /** In the language that was asked for, where the vendor has it. */
      name: Type.String({ minLength: 1, maxLength: 80 }),
      /** Decimal amounts in the currency. */
      minBet: Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,8})?$' }),
      maxBet: Type.String({ pattern: '^\\d{1,13}(\\.\\d{1,8})?$' }),
      players: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      isOpen: Type.Boolean(),
    }),
    { maxItems: 200 },
  ),
})

/**
 * What the game tells the page around it by `postMessage`, to `parentOrigin` alone. They are hints: the page looks at
 * origin, source and shape, and asks the server for what it needs to know.
 */
export const frameMessage = Type.Union([
  Type.Object({ banyan: Type.Literal(1), kind: Type.Literal('ready') }),
  Type.Object({ banyan: Type.Literal(1), kind: Type.Literal('balanceChanged') }),
  Type.Object({ banyan: Type.Literal(1), kind: Type.Literal('leave') }),
])
export type FrameMessage = Static<typeof frameMessage>
