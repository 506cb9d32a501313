import { settingsCalls } from '@banyan/contract/operator/settings-calls.ts'
import { type SectionName, type SettingsSections, settingsSections } from '@banyan/contract/system/settings.ts'
import { refusedHosts } from '#/modules/system/allowed-hosts.ts'
import type { MerchantSettings } from '#/modules/system/merchant-settings.ts'
import type { AllowedHosts } from '#/platform/config/config.ts'
import { type Binding, bind, bindAction, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { ValueFault } from '#/platform/settings/section.ts'
import { differingFields } from '../cases/differing-fields.ts'
import { lockStaff, rolesInUse } from '../store/operators.ts'

/** Reading and changing every section: one rule for all, so a new section needs no code here. */
export function settingsBindings(settings: MerchantSettings, hosts: AllowedHosts): Binding[] {
  return (Object.keys(settingsSections) as SectionName[]).flatMap((section) => [
    readBinding(settings, section),
    section === 'roles' ? changeRolesBinding(settings) : changeBinding(settings, hosts, section),
  ])
}

function readBinding(settings: MerchantSettings, section: SectionName): Binding {
  return bind(callOf('read', section), async () => {
    const { version, value, changedAt, changedBy } = settings.section(section)
    return { version, value, changedAt: changedAt?.toISOString() ?? null, changedBy } as never
  })
}

interface ChangeBody<Name extends SectionName> {
  readonly version: number
  readonly value: SettingsSections[Name]
  readonly reason?: string
}

/** The bound of a failure's fields (contract/envelope.ts). */
const faultsAtMost = 20
const limitCharacters = 200

/** Names the hosts that are allowed, as far as there is room. */
function hostFault({ path, allowed }: ReturnType<typeof refusedHosts>[number]) {
  const limit = allowed.join(', ').slice(0, limitCharacters)
  return { path: `/body/value${path}`, rule: 'host_not_allowed', ...(limit !== '' && { limit }) }
}

function changeBinding<Name extends SectionName>(
  settings: MerchantSettings,
  hosts: AllowedHosts,
  section: Name,
): Binding {
  const definition = settings.definition(section)
  return bindAction(callOf('change', section), async ({ body }, { principal }, record) => {
    const { version, value, reason } = body as unknown as ChangeBody<Name>
    refuseFaults(definition.faults?.(value))
    const refused = refusedHosts(value, definition.addresses?.(value) ?? {}, hosts)
    if (refused.length > 0)
      throw new Refusal('host_not_allowed', { fields: refused.slice(0, faultsAtMost).map(hostFault) })
    const stored = (await definition.clean?.(value)) ?? value
    refuseFaults(definition.storedFaults?.(stored))
    const recorded = await record(async (tx) => {
      const changed = await settings.changeWithin(tx, section, version, stored, {
        author: principal.name,
        reason: reason ?? null,
      })
      const { before, after } = differingFields(changed.before, stored)
      return {
        value: { version: changed.version },
        object: `settings ${section}`,
        before: { version, ...before },
        after: { version: changed.version, ...after },
        ...(reason !== undefined && { reason }),
      }
    })
    await settings.refresh()
    return recorded as never
  })
}

/** The roles, which a second operator approves. */
function changeRolesBinding(settings: MerchantSettings): Binding {
  return bindFourEyes(settingsCalls.changeRoles, async (tx, { version, value, reason }, { by }) => {
    refuseFaults(settings.definition('roles').faults?.(value))
    await lockStaff(tx)
    const kept = new Set(value.roles.map(({ name }) => name))
    if ((await rolesInUse(tx)).some((name) => !kept.has(name))) throw new Refusal('role_in_use')
    const { before } = await settings.changeWithin(tx, 'roles', version, value, { author: by, reason })
    const byName = ({ roles }: SettingsSections['roles']) =>
      Object.fromEntries(roles.map(({ name, calls }) => [name, calls]))
    return {
      object: 'settings roles',
      ...differingFields(byName(before), byName(value)),
      afterwards: () => settings.refresh(),
    }
  })
}

function refuseFaults(faults: readonly ValueFault[] = []): void {
  if (faults.length > 0)
    throw new InvalidInput(faults.map(({ path, ...fault }) => ({ path: `/body/value${path}`, ...fault })))
}

function callOf(verb: 'read' | 'change', section: SectionName) {
  return settingsCalls[`${verb}${section.charAt(0).toUpperCase()}${section.slice(1)}` as keyof typeof settingsCalls]
}
