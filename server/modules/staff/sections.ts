import { calls } from '@banyan/contract/calls.ts'
import { type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { everyCall } from '#/platform/http/signed-in.ts'
import { type Definitions, duplicates, type ValueFault } from '#/platform/settings/section.ts'
import { firstRoles, ownersAmong } from './roles.ts'

type Sections = Pick<SettingsSections, 'roles' | 'approvals'>

export const staffSections: Definitions<Sections> = {
  roles: {
    schema: settingsSections.roles,
    initial: { roles: firstRoles.map(({ name, calls }) => ({ name, calls: [...calls] })) },
    faults: ({ roles }) => [
      ...duplicates('/roles', 'name', roles),
      ...roles.flatMap(unknownCalls),
      ...(ownersAmong(roles).length === 0 ? [{ path: '/roles', rule: 'no_owner' }] : []),
    ],
  },
  approvals: {
    schema: settingsSections.approvals,
    initial: { waitsHours: 72, accessHoldHours: 72, moneyNotices: [] },
    faults: ({ moneyNotices }) => duplicates('/moneyNotices', 'address', moneyNotices),
  },
}

const known = new Set<string>([
  everyCall,
  ...Object.values(calls).flatMap(({ id, callers }) =>
    (callers as readonly string[]).includes('operator') ? [id] : [],
  ),
])

function unknownCalls({ calls: held }: Sections['roles']['roles'][number], place: number): ValueFault[] {
  return held.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: `/roles/${place}/calls/${at}`, rule: 'unknown_call' }],
  )
}
