import { TopicDialog } from '#/src/features/help/topic-dialog.tsx'
import { closeLicence, licenceTermId, useLicencePopup } from '../open-licence.ts'

/** The merchant's licence in the merchant's words. */
export function LicencePopup() {
  const { open } = useLicencePopup()
  return <TopicDialog termId={licenceTermId} open={open} onClose={closeLicence} />
}
