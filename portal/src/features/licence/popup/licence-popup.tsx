import { Dialog } from '@banyan/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { helpTopicsQuery } from '#/src/features/help/help-queries.ts'
import { TopicText } from '#/src/features/help/topic-text.tsx'
import { useText } from '#/src/i18n/text.ts'
import { closeLicence, licenceTermId, useLicencePopup } from '../open-licence.ts'

/** The merchant's licence in the merchant's words. */
export function LicencePopup() {
  const t = useText()
  const { open } = useLicencePopup()
  const { data: topics } = useQuery(helpTopicsQuery())
  const topic = topics?.find(({ termId }) => termId === licenceTermId)
  return (
    <Dialog open={open} onClose={closeLicence} title={topic?.title ?? t('help.title')} closeLabel={t('popup.close')}>
      <div className="min-h-96">
        <TopicText termId={licenceTermId} />
      </div>
    </Dialog>
  )
}
