import { loadTexts } from '#/src/i18n/text.ts'
import { askPage } from '#/src/session/ask-page.ts'
import { payoutsQuery, securityQuery, sessionsQuery, signInsQuery } from './security-queries.ts'
import { securityTexts } from './security-texts.ts'

/** The security centre with its texts. */
export async function fetchSecurityCentre() {
  const [{ SecurityCentre }] = await Promise.all([
    import('./security-centre.tsx'),
    loadTexts(securityTexts),
    askPage((client) => [
      ...[client.prefetchQuery(securityQuery), client.prefetchQuery(sessionsQuery)],
      ...[client.prefetchQuery(payoutsQuery), client.prefetchQuery(signInsQuery)],
    ]),
  ])
  return SecurityCentre
}

/** The line that stands under its title, with its texts. */
export async function fetchLastSignIn() {
  const [{ LastSignIn }] = await Promise.all([import('./last-sign-in.tsx'), loadTexts(securityTexts)])
  return LastSignIn
}
