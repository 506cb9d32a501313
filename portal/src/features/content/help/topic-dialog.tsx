import { Dialog } from '@banyan/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { helpTopicsQuery } from './help-queries.ts'
import { TopicText } from './topic-text.tsx'

interface TopicDialogProps {
  termId: string
  open: boolean
  onClose: () => void
}

/** A topic in the merchant's words, over the page or over the popup that names it. */
export function TopicDialog({ termId, open, onClose }: TopicDialogProps) {
  const t = useText()
  const { data: topics } = useQuery(helpTopicsQuery())
  const topic = topics?.find((each) => each.termId === termId)
  return (
    <Dialog open={open} onClose={onClose} title={topic?.title ?? t('help.title')} closeLabel={t('popup.close')}>
      <div className="min-h-96">
        <TopicText termId={termId} />
      </div>
    </Dialog>
  )
}
