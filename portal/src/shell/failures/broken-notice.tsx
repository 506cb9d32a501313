import { Button } from '@banyan/ui/button.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useText } from '#/src/i18n/text.ts'

interface BrokenNoticeProps {
  /** Code could not be fetched: trying again may lead on. */
  chunkFailed: boolean
  onRetry: () => void
}

export function BrokenNotice({ chunkFailed, onRetry }: BrokenNoticeProps) {
  const t = useText()
  const reload = (
    <Button weight={chunkFailed ? 'quiet' : 'primary'} onClick={() => location.reload()}>
      {t('action.reload')}
    </Button>
  )
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 md:py-10">
      <Notice
        urgent
        heading
        icon={alertIcon}
        title={t(chunkFailed ? 'errors.chunk_failed' : 'shell.brokenTitle')}
        action={
          <>
            {chunkFailed && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
            {reload}
          </>
        }
      >
        {!chunkFailed && t('shell.brokenText')}
      </Notice>
    </div>
  )
}
