import { loadTexts } from '#/src/i18n/text.ts'
import { passwordTexts } from './password/password-texts.ts'

/** The ways back to an account whose password was forgotten, with their texts. */
export async function fetchForgottenPopup() {
  const [{ ForgottenPopup }] = await Promise.all([
    import('./password/forgotten-popup.tsx'),
    loadTexts(...passwordTexts),
  ])
  return ForgottenPopup
}

/** The change of a password, with its texts. */
export async function fetchChangePopup() {
  const [{ ChangePopup }] = await Promise.all([import('./password/change-popup.tsx'), loadTexts(...passwordTexts)])
  return ChangePopup
}

/** What a mailed link opens, with its texts. */
export async function fetchResetPopup() {
  const [{ ResetPopup }] = await Promise.all([import('./password/reset-popup.tsx'), loadTexts(...passwordTexts)])
  return ResetPopup
}
