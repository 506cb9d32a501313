/** Which fault the provider answers everything with, with what its button says. */
export const faults = {
  none: 'Send and check',
  INVALID_PHONE_NUMBER: 'Invalid number',
  MISSING_PHONE_NUMBER: 'Missing number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many attempts',
  INVALID_CODE: 'Invalid code',
  MISSING_CODE: 'Missing code',
  SESSION_EXPIRED: 'Session expired',
  CAPTCHA_CHECK_FAILED: 'Captcha failed',
  QUOTA_EXCEEDED: 'Quota exceeded',
  OPERATION_NOT_ALLOWED: 'Not allowed',
  POPUP_CLOSED_BY_USER: 'Popup closed',
} as const
export type Fault = keyof typeof faults
