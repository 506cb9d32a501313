import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Suspense } from 'react'
import { loadTexts } from '#/src/i18n/text.ts'
import { helpTexts } from './help-texts.ts'
import { useLicencePopup } from './open-licence.ts'

/** The popup's code and texts, fetched when the pointer or the focus reaches its button. */
const LicencePopup = lazyPart(async () => {
  const [popup] = await Promise.all([import('./licence/licence-popup.tsx'), loadTexts(helpTexts)])
  return popup.LicencePopup
})
export const prepareLicencePopup = LicencePopup.prepare

/** The licence popup's place, once per page. */
export function LicencePopups() {
  const { wanted } = useLicencePopup()
  return <Suspense>{wanted && <LicencePopup />}</Suspense>
}
