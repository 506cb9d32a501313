import { securityQuery } from '#/src/features/account/security/security-queries.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { profileTexts } from './profile-texts.ts'
import { profileQuery } from './query/profile-query.ts'

/** The profile with its texts. */
export async function fetchProfile() {
  const [{ ProfilePage }] = await Promise.all([
    import('./profile-page.tsx'),
    loadTexts(...profileTexts),
    askPage((client) => [client.prefetchQuery(profileQuery), client.prefetchQuery(securityQuery)]),
  ])
  return ProfilePage
}
