import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { operatorSessionsQuery } from './staff-query.ts'

/** Where an operator is signed in now. */
export function OperatorSessions({ username }: { username: string }) {
  const t = useText()
  const may = useMay('operatorSessions')
  const query = useQuery({ ...operatorSessionsQuery(username), enabled: may })
  if (!may) return null
  return (
    <Card title={t('staff.where')}>
      {query.isPending && <FactsSkeleton rows={2} />}
      {query.isError && <CardFailure query={query} />}
      {query.data?.length === 0 && <p className="text-sm text-muted">{t('staff.nowhere')}</p>}
      <ul className="divide-y divide-line text-sm empty:hidden">
        {query.data?.map(({ device, address, startedAt, isThis }) => (
          <li key={`${startedAt} ${address}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <span className="font-semibold">{device}</span>
            <bdi dir="ltr" className="text-muted">
              {address}
            </bdi>
            <span className="ms-auto text-muted">{t('staff.since', { when: momentText(startedAt) })}</span>
            {isThis && <Badge tone="primary">{t('staff.thisSession')}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
