import { closeLicence, licenceTermId, useLicencePopup } from '../open-licence.ts'
import { TopicDialog } from '../topic-dialog.tsx'

/** The merchant's licence in the merchant's words. */
export function LicencePopup() {
  const { open } = useLicencePopup()
  return <TopicDialog termId={licenceTermId} open={open} onClose={closeLicence} />
}
