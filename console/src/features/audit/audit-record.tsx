import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Card } from '@banyan/ui/card.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { useCallName } from '#/src/features/calls/call-name.ts'
import { useChangeWords } from '#/src/features/changes/use-change-words.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { ChangeView } from '#/src/features/records/change-view.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { ObjectLink } from '#/src/features/records/object-link.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'

type Action = ValueOf<Calls['findActions']>['rows'][number]

/** One thing that an operator did, with what it changed. */
export function AuditRecord({ id }: { id: string }) {
  const t = useText()
  const callName = useCallName()
  const query = useQuery({ queryKey: ['audit', id], queryFn: () => actionOf(id), meta: { shownInPlace: true } })
  const action = query.data
  const title = t('audit.title', { id })
  usePageTitle(title)
  if (action === null) return <Notice icon={nothingIcon} title={t('audit.notFound', { id })} heading />
  return (
    <>
      <RecordHead
        back={{ to: '/audit', label: t('page.audit') }}
        title={action ? callName(action.call) : title}
        subtitle={action && <ObjectLink object={action.object} />}
      />
      {query.isPending && <FactsSkeleton rows={5} />}
      {query.isError && <CardFailure query={query} />}
      {action && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Card title={title}>
            <ActionFacts action={action} />
          </Card>
          <Card title={t('audit.difference')}>
            <ActionChange action={action} />
          </Card>
        </div>
      )}
    </>
  )
}

function ActionChange({ action }: { action: Action }) {
  const words = useChangeWords(action)
  return <ChangeView before={action.before} after={action.after} words={words} />
}

function ActionFacts({ action: { at, actor, address, requestId, approval, reason } }: { action: Action }) {
  const t = useText()
  return (
    <Facts
      rows={[
        { name: t('audit.when'), value: momentText(at) },
        { name: t('audit.who'), value: actor, isCode: true },
        { name: t('audit.address'), value: address, isCode: true },
        { name: t('audit.request'), value: requestId, isCode: true },
        ...(approval === null ? [] : [{ name: t('audit.approval'), value: approval, isCode: true }]),
        ...(reason === null ? [] : [{ name: t('audit.reason'), value: <bdi>{reason}</bdi> }]),
      ]}
    />
  )
}

/** Null where there is none with this number. */
async function actionOf(id: string): Promise<Action | null> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return null
  const { rows } = await request('findActions', { id, size: 10 })
  return rows[0] ?? null
}
