import type { Places } from '#/src/features/account/fields/use-form-attempt.ts'

/** The field at which a refusal is shown. */
export const registrationPlaces: Places = {
  username_taken: 'username',
  password_too_weak: 'password',
  payment_password_weak: 'paymentPassword',
  inconsistent_twice: 'confirmPassword',
  mobile_taken: 'mobileNum',
  mobile_number_invalid: 'mobileNum',
  phone_number_missing: 'mobileNum',
  verification_code_wrong: 'verificationCode',
  phone_code_missing: 'verificationCode',
  phone_code_expired: 'verificationCode',
  phone_token_refused: 'verificationCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  invitation_code_error: 'affiliateCode',
  terms_not_accepted: 'terms',
}
