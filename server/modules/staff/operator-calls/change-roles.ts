import { settingsCalls } from '@banyan/contract/system/operator-settings-calls.ts'
import { type Binding, bindFourEyes } from '#/platform/http/bind.ts'
import { changeRoles } from '../use-cases/change-roles.ts'
import type { NotifyOwnersParts } from '../use-cases/notify-owners.ts'

/** The roles, which a second operator approves. */
export function changeRolesCall(parts: NotifyOwnersParts): Binding {
  return bindFourEyes(settingsCalls.changeRoles, (tx, body, { by }) => changeRoles(tx, parts, body, by), {
    askedOnce: 'waiting',
  })
}
