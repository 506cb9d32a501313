import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type TabItem, Tabs } from '@banyan/ui/tabs.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CallId } from '#/src/api/request.ts'
import { MemberRewards } from '#/src/features/promotions/member-rewards.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { DevicesTable } from './devices-table.tsx'
import { MemberTimeline } from './member-timeline.tsx'
import { RoundsTable } from './rounds-table.tsx'
import { SessionsTable } from './sessions-table.tsx'
import { SignInsTable } from './sign-ins-table.tsx'
import { StatementTable } from './statement-table.tsx'
import { TurnoverTable } from './turnover-table.tsx'

type TabId = 'timeline' | 'statement' | 'turnover' | 'rewards' | 'rounds' | 'signIns' | 'sessions' | 'devices'

/** What is kept of a member, a tab each; the address says which one is open. */
export function MemberTabs({ member }: { member: ValueOf<Calls['memberRecord']> }) {
  const t = useText()
  const may = useMayCalls()
  const navigate = useNavigate()
  const { tab }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const all: readonly { id: TabId; call: CallId; content: ReactNode }[] = [
    { id: 'timeline', call: 'memberTimeline', content: <MemberTimeline member={member} /> },
    { id: 'statement', call: 'memberStatement', content: <StatementTable member={member} /> },
    { id: 'turnover', call: 'memberTurnover', content: <TurnoverTable member={member} /> },
    { id: 'rewards', call: 'memberRewards', content: <MemberRewards member={member} /> },
    { id: 'rounds', call: 'memberRounds', content: <RoundsTable member={member} /> },
    { id: 'signIns', call: 'memberSignIns', content: <SignInsTable member={member} /> },
    { id: 'sessions', call: 'memberSessions', content: <SessionsTable member={member} /> },
    { id: 'devices', call: 'memberDevices', content: <DevicesTable member={member} /> },
  ]
  const tabs: readonly TabItem<TabId>[] = all
    .filter(({ call }) => may(call))
    .map(({ id, content }) => ({ id, label: t(`tab.${id}`), content }))
  const selected = tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id
  if (!selected) return null
  return (
    <Tabs
      label={t('tab.label', { name: member.username })}
      tabs={tabs}
      selected={selected}
      onSelect={(id) => void navigate({ to: '.', search: { tab: id }, replace: true, resetScroll: false })}
    />
  )
}
