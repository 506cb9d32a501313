import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { fourEyesCall } from '#/operator-call.ts'
import { moment, shape } from '#/system/content.ts'
import { bankBin, payoutAccount, payoutAccountId, payoutAccountsAtMost } from '#/wallet/payout-calls.ts'
import { memberId, orNull } from '../identity/member-words.ts'
import { operatorCall, reason } from '../operator-call.ts'

/** What operators see of a member's accounts for payouts and payment password, and do with them (requirement WAL-07). */
const act = { ...operatorCall, method: 'POST', query: shape({}), origin: 'ours' } as const

/** Numbers show their ends alone. */
const memberPayouts = defineCall({
  ...operatorCall,
  id: 'memberPayouts',
  summary: "A member's accounts for payouts, and the state of the payment password.",
  method: 'GET',
  path: '/wps/operator/members/payouts',
  query: shape({ id: memberId }),
  body: undefined,
  value: shape({
    accounts: Type.Array(payoutAccount, { maxItems: payoutAccountsAtMost }),
    paymentPassword: orNull(
      shape({
        setAt: moment,
        triesLeft: Type.Integer({ minimum: 0, maximum: 5 }),
        lockedUntil: orNull(moment),
      }),
    ),
  }),
  errors: ['account_not_found'],
  origin: 'ours',
})

/** Personal data: who read it, of whom and why stays in the audit. */
const payoutAccountInClear = defineCall({
  ...act,
  id: 'payoutAccountInClear',
  summary: "Number and holder of a member's account for payouts in the clear.",
  path: '/wps/operator/members/payouts/clear',
  body: shape({ id: memberId, account: payoutAccountId, reason }),
  value: shape({
    bin: bankBin,
    number: Type.String({ pattern: '^[0-9]{6,19}$' }),
    holder: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  errors: ['account_not_found', 'payout_account_not_found'],
})

/** The member adds another one with payment password and hold. */
const removePayoutAccount = defineCall({
  ...fourEyesCall,
  method: 'POST',
  query: shape({}),
  id: 'removePayoutAccount',
  summary: "Removes a member's account for payouts.",
  path: '/wps/operator/members/payouts/remove',
  body: shape({ id: memberId, account: payoutAccountId, reason }),
  errors: ['account_not_found', 'account_closed', 'payout_account_not_found'],
})

/** For a member who has forgotten or locked it: a second operator approves it, for it lets money out later. */
const resetPaymentPassword = defineCall({
  ...fourEyesCall,
  id: 'resetPaymentPassword',
  summary: "Takes a member's payment password away, so that the member sets it anew.",
  method: 'POST',
  path: '/wps/operator/members/payment-password/reset',
  query: shape({}),
  body: shape({ id: memberId, reason }),
  errors: ['account_not_found', 'account_closed', 'factor_not_found'],
})

export const operatorPayoutCalls = {
  memberPayouts,
  payoutAccountInClear,
  removePayoutAccount,
  resetPaymentPassword,
} as const
