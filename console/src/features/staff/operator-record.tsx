import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { OperatorActions } from './parts/operator-actions.tsx'
import { OperatorSessions } from './parts/operator-sessions.tsx'
import { roleText } from './parts/role-text.ts'
import { staffQuery } from './parts/staff-query.ts'

interface OperatorRecordProps {
  name: string
  /** What the operator did, from the audit. */
  children?: ReactNode
}

/** One operator: role, state, where they are signed in, and what others may do about it. */
export function OperatorRecord({ name, children }: OperatorRecordProps) {
  const t = useText()
  const query = useQuery(staffQuery)
  const operator = query.data?.find(({ username }) => username === name)
  usePageTitle(name)
  if (query.data && !operator) return <Notice icon={nothingIcon} title={t('staff.notFound', { name })} heading />
  return (
    <>
      <RecordHead
        back={{ to: '/operators', label: t('page.staff') }}
        title={name}
        badges={
          operator && (
            <>
              <Badge tone={operator.isActive ? 'primary' : 'danger'}>
                {t(operator.isActive ? 'staff.active' : 'staff.locked')}
              </Badge>
              <Badge tone={operator.role === null ? 'gold' : 'neutral'}>{roleText(t, operator.role)}</Badge>
            </>
          )
        }
        actions={operator && <OperatorActions operator={operator} />}
      />
      {query.isPending && <FactsSkeleton rows={4} />}
      {query.isError && <CardFailure query={query} />}
      {operator && (
        <div className="mb-6 grid items-start gap-4 lg:grid-cols-2">
          <Card title={t('staff.state')}>
            <Facts
              rows={[
                { name: t('staff.role'), value: roleText(t, operator.role) },
                { name: t('staff.made'), value: momentText(operator.madeAt) },
                {
                  name: t('staff.lastLogin'),
                  value: operator.lastLoginAt ? momentText(operator.lastLoginAt) : t('staff.never'),
                },
              ]}
            />
          </Card>
          <OperatorSessions username={name} />
        </div>
      )}
      {operator && children}
    </>
  )
}
