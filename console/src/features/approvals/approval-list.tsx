import { Button } from '@banyan/ui/button.tsx'
import { Chip } from '@banyan/ui/chip.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { useText } from '#/src/i18n/text.ts'
import { ApprovalCard } from './parts/approval-card.tsx'
import { approvalsQuery } from './parts/approvals-query.ts'

const shownStates = ['waiting', 'any'] as const

/** Approval requests: the waiting ones oldest first, or all of them. */
export function ApprovalList() {
  const t = useText()
  const navigate = useNavigate()
  const { state: asked }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const state = asked === 'any' ? 'any' : 'waiting'
  const query = useInfiniteQuery(approvalsQuery(state))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <fieldset className="mb-4 flex gap-2">
        <legend className="sr-only">{t('approvals.show')}</legend>
        {shownStates.map((each) => (
          <Chip
            key={each}
            chosen={each === state}
            onClick={() => void navigate({ to: '.', search: each === 'any' ? { state: each } : {}, replace: true })}
          >
            {t(`approvals.${each}`)}
          </Chip>
        ))}
      </fieldset>
      {query.isPending && <Skeleton className="h-48 w-full rounded-lg" />}
      {query.isError && <CardFailure query={query} />}
      {query.data && rows.length === 0 && (
        <Notice icon={nothingIcon} title={t('approvals.none')}>
          {t('approvals.noneText')}
        </Notice>
      )}
      <ul className="flex flex-col gap-4">
        {rows.map((approval) => (
          <li key={approval.id}>
            <ApprovalCard approval={approval} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button weight="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('records.more')}
          </Button>
        </div>
      )}
    </>
  )
}
