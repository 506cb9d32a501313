import { walletTransferEvents, walletTransferStates } from '@banyan/rules/cashier/wallet-transfer-states.ts'
import Type, { type Static } from 'typebox'
import { defineCall } from '#/call.ts'
import { pageOf, pageQuery } from '#/keyset-page.ts'
import { moment, shape } from '#/system/content.ts'
import { walletTransferNumber } from '#/wallet/vendor-wallet-calls.ts'
import { memberAmount } from '#/wallet/wallet-balance.ts'
import { namedMember, orNull } from '../identity/member-words.ts'
import { operatorCall, reason } from '../operator-call.ts'

const state = Type.Enum([...walletTransferStates])
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const listed = shape({
  number: walletTransferNumber,
  member: namedMember,
  vendor: Type.String({ pattern: '^[A-Z0-9_]{2,20}$' }),
  direction: Type.Enum(['out', 'in']),
  amount: memberAmount,
  state,
  reason: orNull(Type.String({ maxLength: 200, description: 'The vendor’s words' })),
  inquiries: count,
  askAt: orNull(moment),
  createdAt: moment,
  changedAt: moment,
  steps: Type.Array(
    shape({
      at: moment,
      event: Type.Union([Type.Literal('created'), Type.Enum([...walletTransferEvents])]),
      state,
      actor: Type.String({ maxLength: 60 }),
      note: orNull(Type.String({ maxLength: 500 })),
    }),
    { maxItems: 200 },
  ),
})
export type ListedWalletTransfer = Static<typeof listed>

/** Transfers between members' wallets, newest first: those that are open, or the cases that wait for somebody. */
const listWalletTransfers = defineCall({
  ...operatorCall,
  id: 'listWalletTransfers',
  summary: 'Transfers between the main wallet and vendors’.',
  method: 'GET',
  path: '/wps/operator/wallet-transfers',
  query: shape({ state: Type.Optional(Type.Union([state, Type.Literal('open')])), ...pageQuery }),
  body: undefined,
  value: shape({ ...pageOf(listed), waiting: shape({ cases: count, unknown: count }) }),
  errors: [],
  origin: 'ours',
})

/** Has a vendor asked again about a case. Nobody can give back, or do again, what is unknown. */
const askVendorAgain = defineCall({
  ...operatorCall,
  id: 'askVendorAgain',
  summary: 'Has a vendor asked again what became of a transfer.',
  method: 'POST',
  path: '/wps/operator/wallet-transfers/ask-again',
  query: shape({}),
  body: shape({ number: walletTransferNumber, reason }),
  value: shape({}),
  errors: ['wallet_transfer_not_found', 'wallet_transfer_over'],
  origin: 'ours',
})

export const operatorVendorWalletCalls = { listWalletTransfers, askVendorAgain } as const
