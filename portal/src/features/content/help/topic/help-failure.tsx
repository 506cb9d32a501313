import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useText } from '#/src/i18n/text.ts'

interface HelpFailureProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Shown if the topics could not be loaded. */
export function HelpFailure({ error, busy, onRetry }: HelpFailureProps) {
  const t = useText()
  const retry = (
    <Button busy={busy} onClick={onRetry}>
      {t('action.tryAgain')}
    </Button>
  )
  return (
    <Notice urgent icon={alertIcon} title={t('help.failed')} action={retry}>
      {errorText(t, error)}
    </Notice>
  )
}
