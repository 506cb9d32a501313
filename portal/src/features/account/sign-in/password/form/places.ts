import type { Places } from '#/src/features/account/fields/use-form-attempt.ts'

/** The field at which a refusal is shown. */
export const passwordPlaces: Places = {
  wrong_password: 'oldPassword',
  password_too_weak: 'newPassword',
  password_used_before: 'newPassword',
  inconsistent_twice: 'confirmNewPassword',
  verification_code_wrong: 'verificationCode',
  mobile_number_invalid: 'mobileNum',
}
