import { openAccountPopup } from '#/src/session/account-popup.ts'

/** `ended` says that nobody is signed in any more; `target` is where to go on once somebody has signed in. */
export function openLogin(how?: { ended?: boolean; target?: string | undefined }): void {
  openAccountPopup('login', how)
}
