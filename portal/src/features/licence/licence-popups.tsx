import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { Suspense } from 'react'
import { helpTexts } from '#/src/features/help/help-texts.ts'
import { loadTexts } from '#/src/i18n/text.ts'
import { useLicencePopup } from './open-licence.ts'

/** The popup's code with the texts of its topic: fetched when a finger or the focus is on what opens it. */
const LicencePopup = lazyPart(async () => {
  const [popup] = await Promise.all([import('./popup/licence-popup.tsx'), loadTexts(helpTexts)])
  return popup.LicencePopup
})
export const prepareLicencePopup = LicencePopup.prepare

/** Where the licence popup stands: once per page, for whatever opens it. */
export function LicencePopups() {
  const { wanted } = useLicencePopup()
  return <Suspense>{wanted && <LicencePopup />}</Suspense>
}
