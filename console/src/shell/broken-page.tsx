import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useText } from '#/src/i18n/text.ts'

/** In place of a page that broke, or whose code could not be fetched. */
export function BrokenPage({ error }: { error: unknown }) {
  const t = useText()
  return (
    <Notice
      icon={failureIcon}
      title={errorText(t, error)}
      heading
      urgent
      action={<Button onClick={() => location.reload()}>{t('action.tryAgain')}</Button>}
    />
  )
}
