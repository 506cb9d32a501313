import Type, { type Static, type TObject, type TSchema } from 'typebox'
import { vendorGameCode } from './launch.ts'
import { outcomes } from './outcomes.ts'

/** Ids of vendors are printable ASCII without spaces: nothing that two systems could write differently. */
const id = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' })
const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })
/** The id of a launch's session, from `authenticate`. */
const session = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
/** The player, from `authenticate`. */
const player = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** A decimal string with no more digits after the point than the currency has: never a number, which JSON makes a float. */
const amount = Type.String({ pattern: '^(0|[1-9]\\d{0,13})(\\.\\d{1,8})?$' })
const signedAmount = Type.String({ pattern: '^-?(0|[1-9]\\d{0,13})(\\.\\d{1,8})?$' })

/**
 * What a bet is on, for the brand's wagering rules: stakes on outcomes of one market are netted, and low odds count
 * nothing. Vendors that know odds and outcomes tell them; slots have none.
 */
const onSide = {
  odds: Type.Optional(
    Type.String({
      pattern: '^(?!1(\\.0+)?$)[1-9]\\d{0,3}(\\.\\d{1,4})?$',
      description: 'Decimal odds, the stake included: above 1, below 10,000',
    }),
  ),
  outcome: Type.Optional(
    Type.String({
      ...id,
      description: 'What is betted on, such as BANKER: one that excludes all others of its market',
    }),
  ),
  market: Type.Optional(
    Type.String({
      ...id,
      description:
        "What the outcomes are of, such as a deal or the winner of a match: the same for all players; else the round's own",
    }),
  ),
}

const bySession = { session, player, currency, gameCode: vendorGameCode }
/** Credits need no session: they are taken for ever. */
const byPlayer = { player, currency }
/** The vendor's id of a call that moves money. */
export const transactionId = id
const inTransaction = { transactionId }
const inRound = { roundId: id }
/** The vendor's name for one of its promotions. */
export const campaignId = Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$', description: "Id of a vendor's campaign" })

/** One operation of the wallet: POST to its path at the brand, signed as contract/vendor/signature.ts says. */
export interface WalletOperation<Body extends TObject = TObject> {
  readonly path: `/vendor/v1/${string}`
  readonly summary: string
  /** Unknown fields are ignored. */
  readonly body: Body
}

function operation<Body extends Record<string, TSchema>>(
  path: WalletOperation['path'],
  summary: string,
  body: Body,
): WalletOperation<TObject<Body>> {
  return { path, summary, body: Type.Object(body) }
}

/**
 * Everything that a vendor asks of a player's money. Every call that moves some has an id of the vendor's, which is
 * good once among all of its calls: the same call again answers the same, another one under the id is a conflict.
 */
export const walletOperations = {
  authenticate: operation('/vendor/v1/authenticate', 'Begins a session by the one-time token of a launch.', {
    launchToken: Type.String({ pattern: '^[A-Za-z0-9_-]{22,86}$' }),
    gameCode: vendorGameCode,
  }),
  balance: operation('/vendor/v1/balance', 'What the player can play with.', byPlayer),
  bet: operation(
    '/vendor/v1/bet',
    'Takes a stake. `isFree` takes nothing; `minBalance` must be there all the same. `market` needs `outcome`.',
    {
      ...bySession,
      ...inTransaction,
      ...inRound,
      amount,
      isFree: Type.Optional(Type.Boolean()),
      minBalance: Type.Optional(amount),
      ...onSide,
    },
  ),
  win: operation('/vendor/v1/win', 'Pays what a round won; zero where it lost. Good at any time, session or none.', {
    ...byPlayer,
    ...inTransaction,
    ...inRound,
    amount,
    roundClosed: Type.Boolean(),
    /** Names a reward of free rounds, which the brand has registered as a campaign: the win needs no bet of its own. */
    freeRewardId: Type.Optional(id),
  }),
  betAndWin: operation('/vendor/v1/bet-and-win', 'A bet and what it won, both or neither.', {
    ...bySession,
    ...inTransaction,
    ...inRound,
    amount,
    winAmount: amount,
    minBalance: Type.Optional(amount),
    roundClosed: Type.Boolean(),
    ...onSide,
  }),
  refund: operation(
    '/vendor/v1/refund',
    'Takes back a bet, a tip or a buy-in, also one that has not arrived: it is then refused.',
    {
      ...byPlayer,
      transactionId: Type.Optional(id),
      betTransactionId: id,
    },
  ),
  jackpotWin: operation('/vendor/v1/jackpot-win', 'Pays a jackpot, apart from what its round won.', {
    ...byPlayer,
    ...inTransaction,
    amount,
  }),
  promoWin: operation(
    '/vendor/v1/promo-win',
    "Pays what a vendor's promotion gives, out of the budget of a campaign that the brand was told of before.",
    { ...byPlayer, ...inTransaction, campaignId, amount },
  ),
  tip: operation('/vendor/v1/tip', 'Takes what a player gives a dealer.', { ...bySession, ...inTransaction, amount }),
  buyIn: operation(
    '/vendor/v1/buy-in',
    "Takes money to a table, where it waits as the player's own until a buy-out; once at a time in a session.",
    { ...bySession, ...inTransaction, amount },
  ),
  buyOut: operation(
    '/vendor/v1/buy-out',
    'Ends a buy-in by what came back from the table, be it less or more. Good at any time, session or none.',
    { ...byPlayer, ...inTransaction, buyInTransactionId: id, amount },
  ),
  adjust: operation('/vendor/v1/adjust', 'Corrects, up or down. What the player no longer has is owed.', {
    ...byPlayer,
    ...inTransaction,
    amount: signedAmount,
    reason: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  endRound: operation('/vendor/v1/end-round', 'Says that a round takes no more bets.', { ...byPlayer, ...inRound }),
} as const

export type OperationName = keyof typeof walletOperations
export type BodyOfOperation<Name extends OperationName> = Static<(typeof walletOperations)[Name]['body']>

/** What every call is answered. HTTP status 200, but 401 for `bad_signature`, 400 for `bad_request`, 503 for `retryable`. */
export const walletAnswer = Type.Object(
  {
    outcome: Type.Enum(Object.keys(outcomes) as (keyof typeof outcomes)[]),
    /** After the call; as it was then where the call is repeated. */
    balance: Type.Optional(amount),
    currency: Type.Optional(currency),
    /** Of `authenticate`. */
    session: Type.Optional(session),
    player: Type.Optional(player),
    language: Type.Optional(Type.String({ maxLength: 35, description: 'BCP 47' })),
  },
  { additionalProperties: false },
)
export type WalletAnswer = Static<typeof walletAnswer>
