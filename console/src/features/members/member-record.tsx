import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { MemberActions } from './parts/member-actions.tsx'
import { MemberCards } from './parts/member-cards.tsx'
import { memberQuery } from './parts/member-query.ts'
import { MemberTabs } from './parts/member-tabs.tsx'
import { PayoutsCard } from './parts/payouts-card.tsx'
import { StateBadge } from './parts/state-badge.tsx'
import { typeText } from './parts/type-text.ts'

type Member = ValueOf<Calls['memberRecord']>

/** Everything of one member or agent, and what operators may do with the account. */
export function MemberRecord({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(memberQuery(id))
  const member = query.data
  usePageTitle(member?.username ?? t('page.members'))
  if (member) return <Record member={member} />
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  return <RecordFailure query={query} notFound="account_not_found" />
}

function Record({ member }: { member: Member }) {
  const t = useText()
  return (
    <>
      <RecordHead
        back={{ to: '/members', label: t('page.members') }}
        title={member.username}
        badges={
          <>
            <StateBadge state={member.state} />
            <Badge>{typeText(t, member.type)}</Badge>
            {member.holds.map(({ kind, until }) => (
              <Badge key={kind} tone="gold">
                {t(kind === 'money_out' ? 'member.moneyHeld' : 'member.contactsHeld', { until: momentText(until) })}
              </Badge>
            ))}
            {!member.hasPortalAccess && <Badge tone="gold">{t('member.noAccess')}</Badge>}
          </>
        }
        subtitle={
          <>
            <bdi>{member.nickname}</bdi> · <bdi dir="ltr">{member.id}</bdi>
          </>
        }
        actions={<MemberActions member={member} />}
      />
      {member.stateChange && <StateChange change={member.stateChange} />}
      <MemberCards member={member} />
      <PayoutsCard member={member} />
      <MemberTabs member={member} />
    </>
  )
}

function StateChange({ change }: { change: NonNullable<Member['stateChange']> }) {
  const t = useText()
  const isSuspended = change.to === 'suspended'
  const said = { by: change.by, when: momentText(change.at), reason: change.reason }
  return (
    <p
      className={`mb-4 rounded-md px-4 py-3 text-sm wrap-anywhere ${isSuspended ? 'bg-danger-soft text-danger' : 'bg-raised text-muted'}`}
    >
      {t(isSuspended ? 'member.suspendedBy' : 'member.reinstatedBy', said)}
    </p>
  )
}
