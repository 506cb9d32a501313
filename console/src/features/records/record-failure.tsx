import type { RequestErrorCode } from '@banyan/client/request-error.ts'
import { Button } from '@banyan/ui/button.tsx'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useText } from '#/src/i18n/text.ts'
import { recordErrorText } from './record-error-text.ts'

interface RecordFailureProps {
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown }
  /** What a wrong id in the address means, where the query is for one record. */
  notFound?: RequestErrorCode
}

/** In the place of a record that did not come: why, and the way to try again. */
export function RecordFailure({ query, notFound }: RecordFailureProps) {
  const t = useText()
  return (
    <Notice
      icon={failureIcon}
      title={recordErrorText(t, query.error, notFound)}
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
