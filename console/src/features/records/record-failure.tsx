import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useText } from '#/src/i18n/text.ts'

interface RecordFailureProps {
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown }
}

/** In the place of a record that did not come: why, and the way to try again. */
export function RecordFailure({ query }: RecordFailureProps) {
  const t = useText()
  return (
    <Notice
      icon={failureIcon}
      title={errorText(t, query.error)}
      heading
      urgent
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('action.tryAgain')}
        </Button>
      }
    />
  )
}
