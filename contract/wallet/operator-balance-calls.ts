import Type from 'typebox'
import { defineCall } from '#/call.ts'
import { memberId } from '#/identity/member-words.ts'
import { fourEyesCall, operatorCall, reason } from '#/operator-call.ts'
import { shape } from '#/system/content.ts'

/**
 * An entry of its own kind between the member's money and the operators' corrections. More than there is to play with is
 * refused; what is held is not touched. Zero answers invalid_input with the rule not_zero, an amount with more digits than
 * the currency has with the rule precision.
 */
const correctBalance = defineCall({
  ...fourEyesCall,
  id: 'correctBalance',
  summary: 'Gives a member money, or takes some.',
  method: 'POST',
  path: '/wps/operator/members/money/correction',
  query: shape({}),
  body: shape({
    id: memberId,
    amount: Type.String({
      pattern: '^-?(0|[1-9]\\d{0,11})(\\.\\d{1,4})?$',
      description: "In the merchant's currency; negative takes",
    }),
    reason,
  }),
  errors: ['account_not_found', 'account_closed', 'insufficient_funds'],
})

const counted = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Reads the whole ledger, which is slow; concurrent requests share one run (requirements WAL-01). */
const verifyBook = defineCall({
  ...operatorCall,
  id: 'verifyBook',
  summary: 'Proves the ledger: every invariant, from the transfers themselves, in one snapshot.',
  method: 'POST',
  path: '/wps/operator/ledger/verification',
  query: shape({}),
  body: undefined,
  value: shape({
    entries: counted,
    transfers: counted,
    accounts: counted,
    differences: Type.Array(
      shape({
        invariant: Type.String({ pattern: '^I\\d{1,2}$' }),
        rule: Type.String({ maxLength: 200, description: 'What should be, in English' }),
        count: counted,
        rows: Type.Array(Type.String({ maxLength: 400 }), { maxItems: 20 }),
      }),
      { maxItems: 50, description: 'Empty when the book is right' },
    ),
  }),
  errors: [],
  origin: 'ours',
})

export const operatorBalanceCalls = { correctBalance, verifyBook } as const
