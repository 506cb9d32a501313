import { depositKinds, depositStates } from '@banyan/rules/cashier/deposit-states.ts'
import Type, { type Static } from 'typebox'
import { moment, shape } from '#/system/content.ts'
import { memberAmount } from './wallet-balance.ts'

/** The telephone companies whose cards are taken (domain section 5.4). */
export const cardTelcos = ['VIETTEL', 'VINAPHONE', 'MOBIFONE', 'VIETNAMOBILE', 'ZING', 'GATE', 'GARENA'] as const

export const channelId = Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,19}$' })

/** Number of an order as its member reads it, drawn at random: 12 letters and digits without 0, O, 1 and I. */
export const depositNumber = Type.String({ pattern: '^[2-9A-HJ-NP-Z]{12}$' })

export const depositState = Type.Enum([...depositStates])

const orNull = <Value extends Type.TSchema>(value: Value) => Type.Union([Type.Null(), value])

/** An account of the brand that takes transfers. */
export const receivingAccount = shape({
  bin: Type.String({ pattern: '^\\d{6}$' }),
  bank: Type.String({ maxLength: 60, description: "The bank's short name" }),
  accountNumber: Type.String({ pattern: '^\\d{6,19}$' }),
  holder: Type.String({ maxLength: 50 }),
})

/** Where a transfer goes, with all that a bank's app asks for; `qr` is the EMVCo text that a QR code shows. */
const transfer = shape({
  qr: orNull(Type.String({ maxLength: 400 })),
  ...receivingAccount.properties,
  content: Type.String({ pattern: '^D[2-9A-HJ-NP-Z]{7}$', description: 'By which the transfer is known' }),
})

/** An order of money that comes in, as its member sees it. */
export const deposit = shape({
  number: depositNumber,
  channel: channelId,
  channelName: Type.String({ maxLength: 40 }),
  kind: Type.Enum([...depositKinds]),
  state: depositState,
  amount: memberAmount,
  fee: memberAmount,
  bonus: memberAmount,
  credited: orNull(memberAmount),
  isLate: Type.Boolean({ description: 'Paid after the order was over' }),
  differs: Type.Boolean({ description: 'Another amount was paid than ordered' }),
  createdAt: moment,
  expiresAt: moment,
  finishedAt: orNull(moment),
  transfer: orNull(transfer),
  page: orNull(
    Type.String({ maxLength: 500, pattern: '^https?://[\\x21-\\x7e]+$', description: "The provider's page" }),
  ),
  reason: orNull(Type.String({ maxLength: 500, description: "An operator's or the provider's words" })),
  steps: Type.Array(shape({ at: moment, state: depositState }), { maxItems: 30 }),
})
export type Deposit = Static<typeof deposit>
