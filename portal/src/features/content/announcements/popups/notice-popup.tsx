import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { bellIcon } from '@banyan/ui/icons/bell-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useEffect } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { closeNotices, noteSeen, useNoticePopup } from '../open-notices.ts'
import { NoticeReader } from '../reader/notice-reader.tsx'
import { useNotices } from '../use-notices.ts'

/** Every notice that is published for the visitor. */
export function NoticePopup() {
  const t = useText()
  const { open, itemId } = useNoticePopup()
  const { data, error, isFetching, refetch } = useNotices()
  useEffect(() => {
    if (open && data) noteSeen(data.map(({ id }) => id))
  }, [open, data])
  return (
    <Dialog
      flush
      size="large"
      open={open}
      onClose={closeNotices}
      title={t('notices.title')}
      closeLabel={t('popup.close')}
    >
      {error && !data ? (
        <Notice
          urgent
          icon={alertIcon}
          title={t('notices.failed')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('action.tryAgain')}
            </Button>
          }
        >
          {errorText(t, error)}
        </Notice>
      ) : data?.length === 0 ? (
        <Notice icon={bellIcon} title={t('notices.noneTitle')}>
          {t('notices.noneText')}
        </Notice>
      ) : (
        <NoticeReader items={data} startAt={itemId} onLeave={closeNotices} />
      )}
    </Dialog>
  )
}
