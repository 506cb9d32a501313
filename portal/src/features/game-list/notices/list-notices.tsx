import { Button, buttonClass } from '@banyan/ui/button.tsx'
import { Notice } from '@banyan/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { RequestError } from '#/src/api/request-error.ts'
import { errorText } from '#/src/i18n/error-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { pageSearch } from '../query/game-list-search.ts'

interface Retry {
  busy: boolean
  onRetry: () => void
}

export function FailureNotice({ error, busy, onRetry }: Retry & { error: Error }) {
  const t = useText()
  const requestId = error instanceof RequestError ? error.requestId : undefined
  return (
    <Notice
      urgent
      icon="alert"
      title={t('gameList.failed')}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      <p>{errorText(t, error)}</p>
      {requestId && <p className="mt-1 text-sm">{t('shell.reference', { requestId })}</p>}
    </Notice>
  )
}

export function EmptyNotice({ busy, onRetry }: Retry) {
  const t = useText()
  return (
    <Notice
      icon="nothing"
      title={t('gameList.emptyTitle')}
      action={
        <Button weight="quiet" busy={busy} onClick={onRetry}>
          {t('gameList.checkAgain')}
        </Button>
      }
    >
      {t('gameList.emptyText')}
    </Notice>
  )
}

export function PastEndNotice({ pageNo, totalPages }: { pageNo: number; totalPages: number }) {
  const t = useText()
  return (
    <Notice
      icon="nothing"
      title={t('gameList.pastEndTitle', { page: pageNo })}
      action={
        <Link to="/" search={pageSearch(totalPages)} className={buttonClass()}>
          {t('gameList.toLastPage')}
        </Link>
      }
    >
      {t('gameList.pastEndText', { total: totalPages })}
    </Notice>
  )
}
