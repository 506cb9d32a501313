import { prizeModes } from '@banyan/rules/lottery/prize-modes.ts'
import { mostMultiple } from '@banyan/rules/lottery/stake.ts'
import Type from 'typebox'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'

export const lotteryGameCode = Type.String({ pattern: '^[A-Z0-9_]{2,20}$', description: 'Code of a lottery game' })
export const issueNumber = Type.String({
  pattern: '^\\d{8}(-\\d{3,4})?$|^\\d{7}$',
  description: 'Number of an issue, such as 20261120-0001',
})
export const prizeMode = Type.Enum([...prizeModes], { description: 'Price list' })
export const playCode = Type.String({ pattern: '^[A-Z0-9_]{3,30}$', description: 'Code of a bet type' })

const hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const round = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "The beacon's round that decides",
})

/** What makes a draw of ours fair: what was committed to before the sale, and which round of the beacon decides. */
export const fairness = shape({ algo: Type.String({ maxLength: 10 }), commit: hash, round })

const drawnPart = Type.Union([
  Type.String({ maxLength: 10 }),
  Type.Integer({ minimum: 0, maximum: 100 }),
  Type.Array(Type.Union([Type.String({ maxLength: 10 }), Type.Integer({ minimum: 0, maximum: 100 })]), {
    maxItems: 30,
  }),
])
/** A result by its family: digits, dice, numbers, or prizes by tier. */
export const drawnResult = Type.Record(Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }), drawnPart, {
  maxProperties: 12,
  additionalProperties: false,
})

/** States as players know them. OPEN is a matter of time alone. */
export const issueStates = ['SCHEDULED', 'OPEN', 'CLOSED', 'DELAYED', 'DRAWN', 'SETTLED', 'VOID'] as const

/** A number of a bet type: digits, a label with its row, or a cell, such as 08, p1:7 and first:*345. */
export const lotteryNumber = Type.String({ pattern: '^[A-Za-z0-9*=:_-]{1,40}$', description: 'A number of a bet type' })

/** Numbers of a game that are not sold as the others are, every issue's and one's. */
export const markedNumbersAtMost = 1_000
const numbers = Type.Array(lotteryNumber, { maxItems: markedNumbersAtMost })

/** An issue on sale, or the next to be. */
export const comingIssue = shape({
  numero: issueNumber,
  saleOpenAt: moment,
  saleCloseAt: moment,
  drawAt: moment,
  state: Type.Enum([...issueStates]),
  fair: Type.Union([Type.Null(), fairness]),
  numbers: Type.Array(shape({ playCode, closed: numbers, half: numbers }), {
    maxItems: 100,
    description: 'Numbers that are closed, or at half the odds',
  }),
})

/** An issue that was drawn, or is void. */
export const endedIssue = shape({
  numero: issueNumber,
  openTime: moment,
  state: Type.Enum([...issueStates]),
  winNo: Type.String({
    maxLength: 1_000,
    description: 'Numbers apart by commas, or JSON of tiers; empty where it is void',
  }),
  winDetail: Type.Union([Type.Null(), drawnResult]),
  attributes: Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,30}$' }), Type.String({ maxLength: 60 }), {
    maxProperties: 40,
    additionalProperties: false,
  }),
  fair: Type.Union([Type.Null(), fairness]),
})

const oddsText = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$', description: 'Odds with the stake in them' })
/** Odds by tier. */
export const oddsByTier = Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,20}$' }), oddsText, {
  maxProperties: 40,
  additionalProperties: false,
})

/** What one bet is, as a player sends it. */
export const betItem = shape({
  playCode,
  selection: Type.String({ minLength: 1, maxLength: 700_000, description: 'Fields apart by |, values by commas' }),
  unit: Type.String({
    pattern: '^\\d{1,7}(\\.\\d{1,3})?$',
    description: "What a line costs, in the merchant's currency",
  }),
  multiple: Type.Integer({ minimum: 1, maximum: mostMultiple }),
  lines: Type.Integer({ minimum: 1, maximum: 100_000, description: 'As the player counted them' }),
  prizeGroup: Type.Optional(Type.Integer({ minimum: 1_000, maximum: 2_000 })),
  odds: Type.Optional(oddsByTier),
})

export const betStates = ['ACCEPTED', 'CANCELLED', 'WON', 'LOST', 'PUSH', 'REFUNDED'] as const

/** A bet as it was accepted, and what became of it. */
export const lotteryBet = shape({
  id: Type.String({ pattern: '^\\d{1,18}$' }),
  gameCode: lotteryGameCode,
  numero: issueNumber,
  playCode,
  selection: Type.String({ maxLength: 700_000 }),
  isWhole: Type.Boolean({ description: 'Whether the selection is whole: lists show the beginning of long ones' }),
  unit: memberAmount,
  multiple: Type.Integer({ minimum: 1, maximum: mostMultiple }),
  lines: Type.Integer({ minimum: 1, maximum: 100_000 }),
  stake: memberAmount,
  odds: oddsByTier,
  prizeMode,
  prizeGroup: Type.Integer({ minimum: 0, maximum: 2_000 }),
  state: Type.Enum([...betStates]),
  payout: memberAmount,
  revisions: Type.Array(shape({ state: Type.Enum([...betStates]), payout: memberAmount }), {
    maxItems: 100,
    description: 'What it was and had paid before its result was corrected, the oldest first',
  }),
  placedAt: moment,
  cancelUntil: Type.Union([Type.Null(), moment]),
  chaseId: Type.Union([Type.Null(), Type.String({ pattern: '^\\d{1,18}$', description: 'The chase it belongs to' })]),
  contentHash: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: "What the issue's published list of bets has of it",
  }),
})
