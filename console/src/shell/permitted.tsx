import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallId } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

/** A page for the operators whose role includes the call that it needs; the others are told so in its place. */
export function Permitted({ needs, children }: { needs: CallId | undefined; children: ReactNode }) {
  const t = useText()
  const query = useQuery(operatorQuery)
  const may = useMayCalls()
  if (needs === undefined || may(needs)) return children
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  if (query.data) return <NotPermitted />
  return (
    <Notice
      icon={failureIcon}
      title={errorText(t, query.error)}
      urgent
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('action.tryAgain')}
        </Button>
      }
    />
  )
}

function NotPermitted() {
  const t = useText()
  usePageTitle(t('notPermitted.title'))
  return (
    <Notice icon={lockIcon} title={t('notPermitted.title')} heading>
      {t('notPermitted.text')}
    </Notice>
  )
}
