import { loadTexts } from '#/src/i18n/text.ts'
import { profileTexts } from './profile-texts.ts'

/** The profile with its texts. */
export async function fetchProfile() {
  const [{ ProfilePage }] = await Promise.all([import('./profile-page.tsx'), loadTexts(...profileTexts)])
  return ProfilePage
}
