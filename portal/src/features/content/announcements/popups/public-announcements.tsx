import type { Announcement } from '@banyan/contract/messages/announcements.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { NoticeReader } from '../reader/notice-reader.tsx'

interface PublicAnnouncementsProps {
  /** Undefined while they come in another language. */
  items: readonly Announcement[] | undefined
  open: boolean
  onClose: () => void
}

/** The announcement popup: titles at the start, the content of one at the end. */
export function PublicAnnouncements({ items, open, onClose }: PublicAnnouncementsProps) {
  const t = useText()
  return (
    <Dialog
      flush
      size="large"
      open={open}
      onClose={onClose}
      title={t('notices.announcements')}
      closeLabel={t('popup.close')}
    >
      <NoticeReader items={items} startAt={items?.[0]?.id} onLeave={onClose} />
    </Dialog>
  )
}
