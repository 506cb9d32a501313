import { openAccountPopup } from '#/src/features/account-popups/account-popup.ts'
import type { Security } from '../security-queries.ts'

/** Opens the popup that changes the password; an account without one proves itself by a code to its number. */
export function openPasswordChange({ password, mobile }: Pick<Security, 'password' | 'mobile'>): void {
  openAccountPopup('password', password.isSet ? {} : { codeTo: mobile?.number })
}
