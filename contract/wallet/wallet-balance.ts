import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { shape } from '#/system/content.ts'

/** Money of a member as a decimal string in the merchant's currency; it is never below zero. */
export const memberAmount = Type.String({
  pattern: '^(0|[1-9]\\d{0,16})(\\.\\d{1,4})?$',
  description: "Amount in the merchant's currency",
})

/** Money of a member, or a change of it, as a decimal string in the merchant's currency. */
export const signedAmount = Type.String({
  pattern: '^-?(0|[1-9]\\d{0,16})(\\.\\d{1,4})?$',
  description: "Amount in the merchant's currency",
})

/**
 * What the account can play with, what is held of it, and what it owes. The version goes up with every movement: of two
 * answers the one with the higher version is the later one.
 */
export const walletMoney = shape({
  balance: memberAmount,
  held: memberAmount,
  owed: memberAmount,
  version: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
})

export const walletBalance = defineCall({
  id: 'walletBalance',
  summary: "The signed-in account's money.",
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  moduleId: 'WALLET',
  callers: ['member', 'agent'],
  token: 'needed',
  encrypted: false,
  query: shape({}),
  body: undefined,
  value: shape({ ...walletMoney.properties, currencySymbol: Type.String({ minLength: 1, maxLength: 5 }) }),
  errors: [],
  origin: 'spec 7',
})
