import { depositKinds } from '@banyan/rules/cashier/deposit-states.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { shape } from '#/system/content.ts'
import { cardTelcos, channelId, deposit, depositNumber, receivingAccount } from './deposit.ts'
import { memberAmount } from './wallet-balance.ts'

const ofDeposits = { moduleId: 'WALLET', callers: ['member', 'agent'], token: 'needed', encrypted: false } as const

/** A way to pay in that the member may use now. */
const channel = shape({
  id: channelId,
  kind: Type.Enum([...depositKinds]),
  name: Type.String({ maxLength: 40 }),
  least: memberAmount,
  most: memberAmount,
  step: memberAmount,
  presets: Type.Array(memberAmount, { maxItems: 12 }),
  feePpm: Type.Integer({ minimum: 0, maximum: 200_000 }),
  bonusPpm: Type.Integer({ minimum: 0, maximum: 200_000 }),
  turnover: Type.Integer({ minimum: 0, maximum: 50, description: 'How many times a deposit must be betted' }),
  minutes: Type.Integer({ minimum: 5, maximum: 1_440 }),
  accounts: Type.Optional(
    Type.Array(receivingAccount, {
      maxItems: 20,
      description: 'Of a manual channel: where one transfers to before the order, which wants the receipt',
    }),
  ),
})
export type DepositChannel = Static<typeof channel>

/** The ways to pay in, in the merchant's order; those that the country or the environment rules out are left out. */
export const depositChannels = defineCall({
  ...ofDeposits,
  id: 'depositChannels',
  summary: 'Ways to pay in.',
  method: 'GET',
  path: '/wps/deposit/channels',
  query: shape({}),
  body: undefined,
  value: shape({
    channels: Type.Array(channel, { maxItems: 30 }),
    openAtMost: Type.Integer({ minimum: 1, maximum: 20 }),
    currencySymbol: Type.String({ minLength: 1, maxLength: 5 }),
  }),
  errors: [],
  origin: 'ours',
})

/**
 * Opens an order. The same `requestId` with the same body answers the same order; with another body it is refused. A
 * manual transfer names who sent it and up to three images of its proof; a scratch card its company, serial and code.
 */
export const openDeposit = defineCall({
  ...ofDeposits,
  id: 'openDeposit',
  summary: 'Opens an order to pay in.',
  method: 'POST',
  path: '/wps/deposit/orders',
  query: shape({}),
  body: shape({
    requestId: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
    channel: channelId,
    amount: memberAmount,
    sender: Type.Optional(Type.String({ minLength: 2, maxLength: 60, pattern: '\\S.*\\S' })),
    proofs: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }), { maxItems: 3, uniqueItems: true }),
    ),
    card: Type.Optional(
      shape({
        telco: Type.Enum([...cardTelcos]),
        serial: Type.String({ pattern: '^[A-Za-z0-9]{6,20}$' }),
        code: Type.String({ pattern: '^[A-Za-z0-9]{6,20}$' }),
      }),
    ),
  }),
  value: deposit,
  errors: [
    ...(['deposit_channel_closed', 'deposit_amount_refused', 'deposit_too_many_open', 'deposit_same_open'] as const),
    ...(['deposit_too_many_unpaid', 'deposit_proof_needed', 'deposit_card_needed'] as const),
    ...(['deposit_card_used', 'deposit_cards_locked'] as const),
    ...(['idempotency_conflict', 'account_suspended'] as const),
    ...(['upload_not_found', 'upload_used', 'upload_three_at_most'] as const),
  ],
  origin: 'ours',
})

/** The account's orders, newest first. */
export const depositOrders = defineCall({
  ...ofDeposits,
  id: 'depositOrders',
  summary: 'Orders of the account to pay in.',
  method: 'GET',
  path: '/wps/deposit/orders',
  query: shape({ ...pageQuery }),
  body: undefined,
  value: shape(pageOf(deposit)),
  errors: [],
  origin: 'ours',
})

const named = shape({ number: depositNumber })

/** One order; absent and another's are answered alike. */
export const depositOrder = defineCall({
  ...ofDeposits,
  id: 'depositOrder',
  summary: 'One order of the account.',
  method: 'GET',
  path: '/wps/deposit/order',
  query: named,
  body: undefined,
  value: deposit,
  errors: ['deposit_not_found'],
  origin: 'ours',
})

const change = {
  ...ofDeposits,
  method: 'POST',
  query: shape({}),
  body: named,
  value: deposit,
  errors: ['deposit_not_found', 'deposit_over'],
  origin: 'ours',
} as const

/** The member says that it has paid: a hint, which credits nothing. */
export const declareDepositPaid = defineCall({
  ...change,
  id: 'declareDepositPaid',
  summary: 'Says that an order was paid.',
  path: '/wps/deposit/submitted',
})

/** Gives an order up. Money that comes all the same is credited. */
export const cancelDeposit = defineCall({
  ...change,
  id: 'cancelDeposit',
  summary: 'Gives an order up.',
  path: '/wps/deposit/cancelled',
})

/** Has the provider asked what became of an order: what a page may do that the provider sent the browser back to. */
export const checkDeposit = defineCall({
  ...change,
  id: 'checkDeposit',
  summary: 'Asks the provider what became of an order.',
  path: '/wps/deposit/check',
  errors: ['deposit_not_found'],
})
