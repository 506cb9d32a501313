import { loadTexts } from '#/src/i18n/text.ts'
import { signInTexts } from './sign-in-texts.ts'

/** The login popup with its texts. */
export async function fetchLoginPopup() {
  const [{ LoginPopup }] = await Promise.all([import('./popup/login-popup.tsx'), loadTexts(...signInTexts)])
  return LoginPopup
}

/** The question of a sign-in link, with its texts. */
export async function fetchContinueAs() {
  const [{ ContinueAs }] = await Promise.all([import('./handoff/continue-as.tsx'), loadTexts(...signInTexts)])
  return ContinueAs
}
