import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { RowAction } from '../parts/row-action.tsx'
import { SectionCard } from '../parts/section-card.tsx'
import { signInsQuery } from '../security-queries.ts'
import { NotMe } from './not-me.tsx'
import { SignInRow } from './sign-in-row.tsx'

/** Rows shown initially. */
const few = 5

const columns = ['time', 'device', 'place', 'method', 'result'] as const

interface SignInsCardProps {
  /** True while content above is loading: rows are not drawn yet, so that they don't move under a finger. */
  waits: boolean
  onChangePassword: () => void
}

/** The last sign-ins, failed ones included. A member who does not recognise one can take the account back here. */
export function SignInsCard({ waits, onChangePassword }: SignInsCardProps) {
  const t = useText()
  const { data: known, error, isFetching, refetch } = useQuery(signInsQuery)
  const data = waits ? undefined : known
  const [showsAll, setShowsAll] = useState(false)
  const [asks, setAsks] = useState(false)
  const shown = showsAll ? data : data?.slice(0, few)
  return (
    <SectionCard
      title={t('security.signIns')}
      note={t('security.signInsNote')}
      action={
        data &&
        data.length > few && (
          <RowAction
            label={showsAll ? t('security.seeFewer') : t('security.seeAll')}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('security.seeFewer') : t('security.seeAll')}
          </RowAction>
        )
      }
    >
      {shown ? (
        shown.length > 0 ? (
          <table className="block w-full text-sm md:table">
            <thead className="sr-only md:not-sr-only">
              <tr className="bg-ground/60 text-start text-muted">
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-3 py-2 text-start font-normal first:ps-4.5">
                    {t(`security.column.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{t('security.column.action')}</span>
                </th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {shown.map((signIn) => (
                <SignInRow
                  key={`${signIn.at} ${signIn.address} ${signIn.result}`}
                  signIn={signIn}
                  onNotMe={() => setAsks(true)}
                  onChange={onChangePassword}
                />
              ))}
            </tbody>
          </table>
        ) : (
          <p className="px-4.5 py-5 text-muted">{t('security.signInsNone')}</p>
        )
      ) : error && !waits ? (
        <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-hidden="true" className="flex flex-col gap-4 px-4.5 py-4">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-6" />
          ))}
        </div>
      )}
      <NotMe open={asks} onClose={() => setAsks(false)} />
    </SectionCard>
  )
}
