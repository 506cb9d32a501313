import type { ErrorCode } from '@banyan/contract/errors.ts'
import { Refusal } from '#/platform/refusal.ts'

/** What the provider refuses, and what we say then (spec section 8). */
const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_PHONE_NUMBER: 'mobile_number_invalid',
  MISSING_PHONE_NUMBER: 'phone_number_missing',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'sms_too_many',
  INVALID_CODE: 'verification_code_wrong',
  MISSING_CODE: 'phone_code_missing',
  SESSION_EXPIRED: 'phone_code_expired',
  CAPTCHA_CHECK_FAILED: 'phone_captcha_failed',
  QUOTA_EXCEEDED: 'phone_quota_exceeded',
  OPERATION_NOT_ALLOWED: 'phone_not_allowed',
  POPUP_CLOSED_BY_USER: 'phone_popup_closed',
}
/** Whoever asked too often waits so long (spec section 8). */
const waitSeconds = 300

/** What is refused where the provider answered this fault, of those that the call declares; anything else is a failed send. */
export function refusalOfFault(fault: string, declared: readonly ErrorCode[]): Refusal {
  const code = Object.hasOwn(codes, fault) ? codes[fault] : undefined
  if (code === undefined || !declared.includes(code)) return new Refusal('sms_not_sent')
  return new Refusal(code, code === 'sms_too_many' ? { retryAfterSeconds: waitSeconds } : {})
}

const faultText = /^[A-Z_]{1,60}/

/** The fault that an answer names, as far as it is one; the provider may explain it after a colon. */
export function faultIn(answer: unknown): string {
  const { error } = (answer ?? {}) as { readonly error?: { readonly message?: unknown } }
  return (typeof error?.message === 'string' && faultText.exec(error.message)?.[0]) || 'UNKNOWN'
}
