import { loadTexts } from '#/src/i18n/text.ts'
import { registerTexts } from './register-texts.ts'

/** The register popup with its texts. */
export async function fetchRegisterPopup() {
  const [{ RegisterPopup }] = await Promise.all([import('./popup/register-popup.tsx'), loadTexts(...registerTexts)])
  return RegisterPopup
}

/** What follows a registration once: the offer to leave a number for messages. */
export async function fetchMessagingPrompt() {
  const [{ MessagingPrompt }] = await Promise.all([import('./popup/messaging-prompt.tsx'), loadTexts(...registerTexts)])
  return MessagingPrompt
}
