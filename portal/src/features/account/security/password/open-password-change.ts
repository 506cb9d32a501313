import { openAccountPopup } from '#/src/session/account-popup.ts'
import type { Security } from '../security-queries.ts'

/**
 * Opens the popup that changes the password; an account without one proves itself by a code to its number. What is not
 * known of it, because its answer did not come, is taken to be as with most: it has one.
 */
export function openPasswordChange(security: Pick<Security, 'password' | 'mobile'> | undefined): void {
  openAccountPopup('password', security?.password.isSet === false ? { codeTo: security.mobile?.number } : {})
}
