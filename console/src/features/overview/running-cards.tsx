import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { WaitingFacts } from './parts/waiting-facts.tsx'

type State = ValueOf<Calls['runningState']>

const bytesOfMegabyte = 1_000_000

/** How things run, asked again while the page is looked at. */
export const runningQuery = queryOptions({
  queryKey: ['runningState'],
  queryFn: () => request('runningState', {}, { isUnattended: true }),
  refetchInterval: 30_000,
  meta: { shownInPlace: true },
})

/** What waits for somebody. */
export function WaitingCard() {
  const t = useText()
  const query = useQuery(runningQuery)
  return (
    <Card title={t('state.waiting')}>
      {query.data ? <WaitingFacts waiting={query.data.waiting} /> : <NotYet query={query} rows={2} />}
    </Card>
  )
}

/** Whether everything that should run does. */
export function RunningCards() {
  const t = useText()
  const query = useQuery(runningQuery)
  const { data } = query
  const notYet = <NotYet query={query} rows={3} />
  return (
    <>
      <Card title={t('state.processes')}>{data ? <Processes processes={data.processes} /> : notYet}</Card>
      <Card title={t('state.jobs')}>{data ? <Jobs jobs={data.jobs} /> : notYet}</Card>
    </>
  )
}

function NotYet({
  query,
  rows,
}: {
  query: Parameters<typeof CardFailure>[0]['query'] & { isError: boolean }
  rows: number
}) {
  return query.isError ? <CardFailure query={query} /> : <FactsSkeleton rows={rows} />
}

function Processes({ processes }: { processes: State['processes'] }) {
  const t = useText()
  if (processes.length === 0) return <p className="text-sm text-muted">{t('state.noProcess')}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {processes.map(({ host, processId, roles, version, startedAt, isRunning, memoryBytes, delayMs }) => (
        <li key={`${host} ${processId}`} className="py-2 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi dir="ltr" className="min-w-0 font-semibold wrap-anywhere">
              {host}:{processId}
            </bdi>
            <Badge tone={isRunning ? 'primary' : 'danger'}>{t(isRunning ? 'state.runs' : 'state.gone')}</Badge>
          </div>
          <p className="mt-0.5 text-muted">
            <bdi dir="ltr">
              {roles.join(', ')} · {version}
            </bdi>{' '}
            · {t('state.since', { when: momentText(startedAt) })}
          </p>
          <p className="mt-0.5 text-muted">
            {t('state.memory', { megabytes: formatNumber(Math.round(memoryBytes / bytesOfMegabyte)) })} ·{' '}
            {t('state.delay', { milliseconds: formatNumber(Math.round(delayMs)) })}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Jobs({ jobs }: { jobs: State['jobs'] }) {
  const t = useText()
  if (jobs.length === 0) return <p className="text-sm text-muted">{t('state.noJob')}</p>
  return (
    <dl className="flex max-h-72 flex-col gap-2 overflow-y-auto text-sm" tabIndex={0}>
      {jobs.map(({ job, doneAt }) => (
        <div key={job} className="flex items-baseline justify-between gap-4">
          <dt dir="ltr" className="min-w-0 text-muted wrap-anywhere">
            {job}
          </dt>
          <dd className="shrink-0">{momentText(doneAt)}</dd>
        </div>
      ))}
    </dl>
  )
}
