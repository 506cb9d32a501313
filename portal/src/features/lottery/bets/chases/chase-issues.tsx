import { PartFailure } from '@banyan/client/part-failure.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { chaseQuery } from '../own-bets.ts'
import { ListSkeleton } from '../words/list-parts.tsx'
import { ChaseIssueRow } from './chase-issue-row.tsx'

/** The issues of a chase in the order in which they are drawn, with what became of each. */
export function ChaseIssues({ id, gameCode }: { id: string; gameCode: string }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(chaseQuery(id))
  if (error && !data) return <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const columns = ['issue', 'multiple', 'stake', 'payout', 'status'] as const
  return (
    <table
      aria-label={t('bets.chase.issues')}
      className="block w-full border-t border-line bg-ground text-sm @lg:table"
    >
      <thead className="@max-lg:sr-only">
        <tr className="text-muted">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`px-2 py-2 font-normal first:ps-5 ${column === 'issue' || column === 'status' ? 'text-start' : 'text-end'}`}
            >
              {t(`bets.${column}`)}
            </th>
          ))}
          <th scope="col" className="pe-5">
            <span className="sr-only">{t('bets.actions')}</span>
          </th>
        </tr>
      </thead>
      {data.issues.map((issue) => (
        <ChaseIssueRow key={issue.numero} chaseId={id} gameCode={gameCode} issue={issue} />
      ))}
    </table>
  )
}
