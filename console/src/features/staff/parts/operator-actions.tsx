import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { Menu, MenuItem } from '@banyan/ui/menu.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { usePopupTrigger } from '@banyan/ui/use-popup-trigger.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallId, request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { RoleDialog } from './role-dialog.tsx'
import { type Access, ShownAccess } from './shown-access.tsx'

type Operator = ValueOf<Calls['listOperators']>['operators'][number]

/** Actions that need a reason and nothing else. */
const plain = {
  lock: 'lockOperator',
  unlock: 'unlockOperator',
  end: 'endOperatorSessions',
} as const satisfies Record<string, CallId>
type Plain = keyof typeof plain
const plainNames = Object.keys(plain) as Plain[]

/** What may be done about an operator: by others only, but for ending the own sessions. */
export function OperatorActions({ operator }: { operator: Operator }) {
  const t = useText()
  const may = useMayCalls()
  const menu = usePopupTrigger('menu')
  const client = useQueryClient()
  const { data } = useQuery(operatorQuery)
  const [chosen, setChosen] = useState<Plain | 'role' | 'renew'>()
  const [access, setAccess] = useState<Access>()
  const { username: name, isActive } = operator
  const isOther = data?.operator?.username !== name
  const offered: Readonly<Record<Plain, boolean>> = {
    lock: isOther && isActive,
    unlock: isOther && !isActive,
    end: operator.sessions > 0,
  }
  const done = async (text: string) => {
    showToast({ tone: 'success', text })
    await client.invalidateQueries()
  }
  const dialog = (action: typeof chosen) => ({ open: chosen === action, onClose: () => setChosen(undefined) })
  const items = [
    ...plainNames.flatMap((action) =>
      offered[action] && may(plain[action]) ? [{ action, label: t(`staff.${action}`, { name }) }] : [],
    ),
    ...(isOther && may('renewOperatorAccess') ? [{ action: 'renew' as const, label: t('staff.renew', { name }) }] : []),
  ]
  return (
    <>
      {may('changeOperatorRole') && may('readRoles') && (
        <Button onClick={() => setChosen('role')}>{t('staff.changeRole')}</Button>
      )}
      {items.length > 0 && (
        <Button weight="quiet" icon={downIcon} {...menu.props}>
          {t('staff.more')}
        </Button>
      )}
      <Menu open={menu.open} onClose={menu.close} trigger={menu.ref} label={t('staff.more')} align="end">
        {items.map(({ action, label }) => (
          <MenuItem key={action} onAction={() => setChosen(action)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {chosen === 'role' && (
        <RoleDialog operator={operator} onClose={() => setChosen(undefined)} onAsked={() => done(t('staff.asked'))} />
      )}
      {plainNames.map((action) => (
        <ReasonDialog
          key={action}
          {...dialog(action)}
          title={t(`staff.${action}`, { name })}
          confirm={t(`staff.${action}`, { name })}
          isDangerous={action === 'lock'}
          act={async (reason) => {
            await request(plain[action], {}, { body: { username: name, reason } })
            await done(t('staff.done'))
          }}
        >
          {t(`staff.${action}Text`, { name })}
        </ReasonDialog>
      ))}
      <ReasonDialog
        {...dialog('renew')}
        title={t('staff.renew', { name })}
        confirm={t('staff.renew', { name })}
        isDangerous
        act={async (reason) => {
          setAccess(await request('renewOperatorAccess', {}, { body: { username: name, reason } }))
          await client.invalidateQueries()
        }}
      >
        {t('staff.renewText')}
      </ReasonDialog>
      {access && <ShownAccess access={access} onClose={() => setAccess(undefined)} />}
    </>
  )
}
