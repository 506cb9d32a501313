import { legEvents, legStates } from '@banyan/rules/cashier/leg-states.ts'
import { withdrawalEvents, withdrawalStates } from '@banyan/rules/cashier/withdrawal-states.ts'
import Type, { type Static } from 'typebox'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from './wallet-balance.ts'

/** Number of a withdrawal as its member reads it, drawn at random: 12 letters and digits without 0, O, 1 and I. */
export const withdrawalNumber = Type.String({ pattern: '^[2-9A-HJ-NP-Z]{12}$' })

export const withdrawalState = Type.Enum([...withdrawalStates])
export const legState = Type.Enum([...legStates])

/** Which of a withdrawal's payouts is meant, from 1 on. */
export const legPlace = Type.Integer({ minimum: 1, maximum: 1_000 })

/** What a step tells of: the withdrawal, or the leg that it names. Some events are of both, so each is named once. */
const stepEvents = new Set(['requested', ...withdrawalEvents, ...legEvents] as const)
export const stepEvent = Type.Enum([...stepEvents])

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])

/** A payout account as it is shown everywhere. */
export const maskedAccount = shape({
  bin: Type.String({ pattern: '^\\d{6}$' }),
  bank: Type.String({ maxLength: 60, description: "The bank's short name" }),
  last4: Type.String({ pattern: '^\\d{4}$' }),
})

/** One payout. `remaining` is what did not arrive yet; `answerBy` is when it counts as received by itself. */
export const leg = shape({
  place: legPlace,
  state: legState,
  amount: memberAmount,
  received: memberAmount,
  refunded: memberAmount,
  remaining: memberAmount,
  sentAt: orNull(moment),
  answerBy: orNull(moment),
  finishedAt: orNull(moment),
  reference: orNull(Type.String({ maxLength: 100, description: "The provider's, by which a bank finds it" })),
  reason: orNull(Type.String({ maxLength: 500 })),
})
export type WithdrawalLeg = Static<typeof leg>

/** A step of the way, with the leg that it is about. */
const step = shape({
  at: moment,
  event: stepEvent,
  state: withdrawalState,
  place: orNull(legPlace),
  legState: orNull(legState),
})

/** Money that goes out, as its member sees it. `net` is what is paid: the amount without the fee. */
export const withdrawal = shape({
  number: withdrawalNumber,
  state: withdrawalState,
  amount: memberAmount,
  fee: memberAmount,
  net: memberAmount,
  received: memberAmount,
  refunded: memberAmount,
  account: maskedAccount,
  createdAt: moment,
  changedAt: moment,
  finishedAt: orNull(moment),
  mayCancel: Type.Boolean({ description: 'It is not approved yet' }),
  reason: orNull(Type.String({ maxLength: 500, description: "An operator's words" })),
  legs: Type.Array(leg, { maxItems: 1_000 }),
  steps: Type.Array(step, { maxItems: 5_000 }),
})
export type Withdrawal = Static<typeof withdrawal>
