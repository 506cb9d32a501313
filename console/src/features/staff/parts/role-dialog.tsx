import { Select } from '@banyan/ui/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { roleText } from './role-text.ts'
import { rolesQuery } from './staff-query.ts'

interface RoleDialogProps {
  operator: { readonly username: string; readonly role: string | null }
  onClose: () => void
  onAsked: () => Promise<void>
}

/** No role can be called so. */
const none = '-'

/** Asks a second operator to approve another role. */
export function RoleDialog({ operator: { username: name, role }, onClose, onAsked }: RoleDialogProps) {
  const t = useText()
  const { data } = useQuery(rolesQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const roles = data?.value.roles.map((each) => each.name) ?? []
  const options = [...roles, none]
    .filter((each) => each !== (role ?? none))
    .map((each) => ({ value: each, label: roleText(t, each === none ? null : each) }))
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('staff.changeRoleOf', { name })}
      confirm={t('staff.ask')}
      isReady={chosen !== null}
      fields={
        <Select
          label={t('staff.newRole')}
          options={options}
          value={chosen}
          onChange={setChosen}
          placeholder={roleText(t, role)}
          required
        />
      }
      act={async (reason) => {
        const given = chosen === none ? null : chosen
        await request('changeOperatorRole', {}, { body: { username: name, role: given, reason } })
        await onAsked()
      }}
    >
      {t('staff.changeRoleText')}
    </ReasonDialog>
  )
}
