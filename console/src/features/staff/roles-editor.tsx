import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Chip } from '@banyan/ui/chip.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useCallName } from '#/src/features/calls/call-name.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { ChangeView } from '#/src/features/records/change-view.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { AddRole } from './parts/add-role.tsx'
import { RoleCalls } from './parts/role-calls.tsx'
import { roleText } from './parts/role-text.ts'
import { rolesQuery } from './parts/staff-query.ts'

type Kept = ValueOf<Calls['readRoles']>
export type Role = Kept['value']['roles'][number]

/** What each role may do. A change is asked for, and counts once a second operator approves it. */
export function RolesEditor() {
  const t = useText()
  const query = useQuery(rolesQuery)
  return (
    <>
      <h1 className="mb-1 text-xl font-semibold">{t('page.roles')}</h1>
      <p className="mb-4 text-sm text-muted">{t('roles.about')}</p>
      {query.isPending && <Skeleton className="h-80 w-full rounded-lg" />}
      {query.isError && <CardFailure query={query} />}
      {query.data && <Editor key={query.data.version} kept={query.data} />}
    </>
  )
}

/** By name, as the difference is shown. */
const byName = (roles: readonly Role[]) => Object.fromEntries(roles.map(({ name, calls }) => [name, calls.toSorted()]))

function Editor({ kept: { version, value } }: { kept: Kept }) {
  const t = useText()
  const callName = useCallName()
  const mayChange = useMay('changeRoles')
  const client = useQueryClient()
  const [roles, setRoles] = useState<readonly Role[]>(value.roles)
  const [chosen, setChosen] = useState(roles[0]?.name)
  const [isAsking, setAsking] = useState(false)
  const role = roles.find(({ name }) => name === chosen) ?? roles[0]
  const change = (next: Role) => setRoles(roles.map((each) => (each.name === next.name ? next : each)))
  const changed = changedNames(value.roles, roles)
  const hasOwner = roles.some(({ calls }) => calls.includes('*'))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {roles.map(({ name }) => (
          <Chip key={name} chosen={name === role?.name} onClick={() => setChosen(name)}>
            <bdi>{roleText(t, name)}</bdi>
            {changed.includes(name) && <span aria-hidden="true" className="size-2 rounded-full bg-gold-fill" />}
          </Chip>
        ))}
        {mayChange && (
          <AddRole
            taken={roles.map(({ name }) => name)}
            onAdd={(name) => {
              setRoles([...roles, { name, calls: [] }])
              setChosen(name)
            }}
          />
        )}
      </div>
      {role && (
        <RoleCalls
          key={role.name}
          role={role}
          canChange={mayChange}
          onChange={change}
          onRemove={roles.length > 1 ? () => setRoles(roles.filter((each) => each !== role)) : undefined}
        />
      )}
      {changed.length > 0 && (
        <div className="sticky bottom-0 z-20 -mx-4 mt-5 flex flex-wrap items-center gap-3 border-t border-line bg-ground px-4 py-3 md:-mx-6 md:px-6">
          <p role="status" className={`me-auto text-sm ${hasOwner ? '' : 'text-danger'}`}>
            {hasOwner ? t('roles.changed', { count: changed.length }) : t('roles.need')}
          </p>
          <Button weight="quiet" onClick={() => setRoles(value.roles)}>
            {t('roles.discard')}
          </Button>
          <Button disabled={!hasOwner} onClick={() => setAsking(true)}>
            {t('roles.save')}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('roles.save')}
        confirm={t('staff.ask')}
        fields={
          <ChangeView
            before={byName(value.roles)}
            after={byName(roles)}
            words={{ fieldText: ([name = '']) => roleText(t, name), wordText: (_names, call) => callName(call) }}
          />
        }
        act={async (reason) => {
          const body = { version, value: { roles: roles.map((each) => ({ ...each, calls: [...each.calls] })) }, reason }
          await request('changeRoles', {}, { body })
          setRoles(value.roles)
          showToast({ tone: 'success', text: t('staff.asked') })
          await client.invalidateQueries()
        }}
      >
        {t('roles.about')}
      </ReasonDialog>
    </>
  )
}

function changedNames(before: readonly Role[], after: readonly Role[]): string[] {
  const [earlier, later] = [byName(before), byName(after)]
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return [...names].filter((name) => earlier[name]?.join() !== later[name]?.join())
}
