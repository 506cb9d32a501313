import type { SettingsSections } from '@banyan/contract/system/settings.ts'
import type { Tx } from '#/platform/db/handles.ts'
import type { CarriedOut } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { differingFields } from '#/platform/http/recorded-action.ts'
import { Refusal } from '#/platform/refusal.ts'
import { lockStaff, rolesInUse } from '../store/operators.ts'
import { type NotifyOwnersParts, ownersNotice } from './notify-owners.ts'

/** What the roles become, and from which version. */
interface NewRoles {
  readonly version: number
  readonly value: SettingsSections['roles']
  readonly reason: string
}

/** Replaces the roles; role_in_use, changed_meanwhile. Nobody who changes staff does so meanwhile. */
export async function changeRoles(
  tx: Tx,
  parts: NotifyOwnersParts,
  { version, value, reason }: NewRoles,
  by: string,
): Promise<CarriedOut> {
  const { settings } = parts
  const faults = settings.definition('roles').faults?.(value) ?? []
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ path, ...fault }) => ({ path: `/body/value${path}`, ...fault })))
  await lockStaff(tx)
  const kept = new Set(value.roles.map(({ name }) => name))
  if ((await rolesInUse(tx)).some((name) => !kept.has(name))) throw new Refusal('role_in_use')
  const { before, version: next } = await settings.changeWithin(tx, 'roles', version, value, { author: by, reason })
  const callsByRole = ({ roles }: SettingsSections['roles']) =>
    Object.fromEntries(roles.map(({ name, calls }) => [name, calls]))
  const tell = ownersNotice(parts, { section: 'roles', by })
  return {
    object: 'settings roles',
    ...differingFields(callsByRole(before), callsByRole(value)),
    moving: { before: { version }, after: { version: next } },
    async afterwards() {
      await settings.refresh()
      tell()
    },
  }
}
