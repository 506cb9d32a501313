import Type from 'typebox'
import { defineCall, everyone } from '#/call.ts'
import { stepUpId, stepUpMethod } from '#/envelope.ts'
import { shape } from '#/system/content.ts'
import { provenSignIn } from './signed-in.ts'
import { expiryMinutes } from './sms-code.ts'

const stepUpCall = { moduleId: 'SESSION', method: 'POST', callers: everyone, token: 'none', query: shape({}) } as const

/** Sends the code of a step-up by SMS or mail, to where the account has set it up. */
export const stepUpCode = defineCall({
  ...stepUpCall,
  id: 'stepUpCode',
  summary: 'Sends a code to somebody who signs in from an unknown address.',
  path: '/wps/session/step-up/code',
  encrypted: false,
  body: shape({ stepUp: stepUpId, method: Type.Enum(['sms', 'email']) }),
  value: shape({ expiryMinutes }),
  errors: ['step_up_over', 'sms_too_many', 'sms_not_sent', 'mail_not_sent'],
  origin: 'ours',
})

/**
 * Finishes a sign-in that asked for one proof more (requirements ACC-19): a code that was sent, one of the
 * authenticator or of its recovery codes, or as a last resort the name on the bank account. From then on the address
 * is known to the account.
 */
export const finishStepUp = defineCall({
  ...stepUpCall,
  id: 'finishStepUp',
  summary: 'Finishes a sign-in from an unknown address.',
  path: '/wps/session/step-up',
  encrypted: true,
  body: shape({
    stepUp: stepUpId,
    method: stepUpMethod,
    proof: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  value: provenSignIn,
  errors: ['step_up_over', 'step_up_wrong', 'account_suspended'],
  origin: 'ours',
})
